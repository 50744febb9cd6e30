import type { Loader, SearchAllowance } from '@/cms/block';
import { chooseModel } from '@/features/search/model/choose-model';
import { subsiteOf } from '@/domain/subsites';
import {
  askedWords,
  settledState,
  type SearchOutcome,
  type SearchPageData,
} from '@/features/search/model/outcome';
import { redFlagOf } from '@/domain/red-flags';
import { addressedSearch } from '@/domain/search/child-age';
import { parseSearchUrl } from '@/domain/search/search-url';
import { googleMapSetup } from '#services/maps/setup';
import { answerPage } from '#services/search/answer/answer-page';
import { searchModels } from '#services/search/models/models';
import { carryingKind, searchOn } from '#services/search/models/wire';

/**
 * The search of the page for exactly the address that was asked for. A search service that is down is an outcome: the
 * page keeps its form and its filters.
 * @requirement B1 B26
 */
export const load: Loader<SearchPageData> = async ({
  rendering,
  language,
  pathname,
  query,
  searches: allowance,
  signal,
}) => {
  const source = rendering.dataSource;
  if (source === '') return { ok: false, error: 'searchUnknown' };
  const searches = await searchModels({ source, language });
  if (!searches.ok) return { ok: false, error: 'searchUnavailable' };
  const chosen = chooseModel(searches.value, pathname);
  if (!chosen) return { ok: false, error: 'searchUnknown' };
  const subsite = subsiteOf(pathname);
  const search = searchOn(chosen, subsite);
  // What authors suggest for other words than these stays here.
  const { promotions: _promotions, ...model } = search;
  const typed = parseSearchUrl(new URLSearchParams(query.toString()));
  const asked = addressedSearch(typed, model.filters);
  const question = { search, searches: searches.value, state: asked, language, subsite, signal };
  const outcome = await outcomeOf(question, allowance);
  const own = new Set(model.filters.map(({ field }) => field));
  const kinds = searches.value
    .filter(({ name, pagePath }) => name !== '' && pagePath !== '')
    .map((kind) => {
      const carrying = carryingKind(searchOn(kind, subsiteOf(kind.pagePath)));
      return {
        ...carrying,
        filterFields: carrying.filterFields.filter((field) => own.has(field)),
        name: kind.name,
        pagePath: kind.pagePath,
        isCurrent: kind === chosen,
      };
    });
  const googleMap = model.type === 'location' ? googleMapSetup() : null;
  const state = settledState(asked, outcome);
  const redFlag = redFlagOf(askedWords(state, outcome)) ?? null;
  return {
    ok: true,
    data: { source, model, kinds, subsite: subsite ?? null, googleMap, state, outcome, redFlag },
    isPartial: !outcome.ok,
  };
};

async function outcomeOf(
  question: Parameters<typeof answerPage>[0],
  allowance: SearchAllowance | undefined,
): Promise<SearchOutcome> {
  if (allowance && !(await allowance.take())) return { ok: false, error: 'tooManyRequests' };
  const found = await answerPage(question);
  return found.ok ? { ok: true, results: found.value } : { ok: false, error: 'searchUnavailable' };
}
