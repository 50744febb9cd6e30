import { searchRequestSchema, type SearchAnswer } from '@/contracts/search';
import { addressedSearch } from '@/domain/search/child-age';
import { parseSearchUrl } from '@/domain/search/search-url';
import { untranslatedIn } from '#cms/untranslated';
import { statusOf, type RouteAnswer } from '#routes/kit/answer';
import { siteLanguage } from '#routes/kit/language';
import { readingMs, route } from '#routes/kit/route';
import { agreedVisitor } from '#routes/search-events/agreed-visitor';
import { trackSearch } from '#services/search-events/track';
import { answerPage } from '#services/search/answer/answer-page';
import { searchModels } from '#services/search/models/models';
import { searchOn } from '#services/search/models/wire';

/**
 * `GET /api/search?source=&type=&language=` and the search page's own parameters: one page of results. The search
 * model comes from the CMS by the id of the block's datasource.
 * @requirement B2 B18
 */
export default route({
  method: 'GET',
  schema: searchRequestSchema.extend({ language: siteLanguage }),
  cacheControl: 'private, no-cache',
  limit: 'searches',
  timeMs: readingMs,
  limited: () => failure('tooManyRequests'),
  handle: async ({ view, source, type, language, subsite }, { request, response, signal }) => {
    const isMap = view === 'map';
    const searches = await searchModels({ source, language });
    if (!searches.ok) return failure('searchUnavailable');
    const authored = searches.value.find((one) => one.type === type);
    if (!authored) return failure('searchUnknown');
    const search = searchOn(authored, subsite);
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const state = addressedSearch(parseSearchUrl(searchParams), search.filters);
    const found = await answerPage({
      search,
      searches: searches.value,
      state,
      language,
      subsite,
      isMap,
      signal,
    });
    if (!found.ok) return failure('searchUnavailable');
    const untranslated = untranslatedIn(found.value, language);
    const results = { ...found.value, ...(untranslated.length > 0 ? { untranslated } : {}) };
    const visitor = isMap ? undefined : agreedVisitor(request, response);
    if (visitor) trackSearch(visitor, { state: results.read?.state ?? state, results, language });
    return { status: 200, body: { ok: true, results } satisfies SearchAnswer };
  },
});

function failure(error: Extract<SearchAnswer, { ok: false }>['error']): RouteAnswer {
  return { status: statusOf(error), body: { ok: false, error } satisfies SearchAnswer };
}
