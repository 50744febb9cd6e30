import type { Loader } from '@/cms/block';
import { chooseModel } from '@/features/search/model/choose-model';
import { subsiteOf } from '@/domain/subsites';
import { settledState, type SearchPageData } from '@/features/search/model/outcome';
import { parseSearchUrl } from '@/domain/search/search-url';
import { googleMapSetup } from '#services/maps/setup';
import { answerSearch } from '#services/search/answer/answer';
import { searchModels } from '#services/search/models/models';

/**
 * The search of the page for exactly the address that was asked for. A search service that is down is an outcome: the
 * page keeps its form and its filters.
 * @requirement B1 B26
 */
export const load: Loader<SearchPageData> = async ({ rendering, language, pathname, query, signal }) => {
  const source = rendering.dataSource;
  if (source === '') return { ok: false, error: 'searchUnknown' };
  const models = await searchModels({ source, language });
  if (!models.ok) return { ok: false, error: 'searchUnavailable' };
  const chosen = chooseModel(models.value, pathname);
  if (!chosen) return { ok: false, error: 'searchUnknown' };
  // What authors suggest for other words than these stays here.
  const { promotions, ...model } = chosen;
  const asked = parseSearchUrl(new URLSearchParams(query.toString()));
  const subsite = subsiteOf(pathname);
  const found = await answerSearch({ model, promotions, state: asked, language, subsite, signal });
  const outcome = found.ok
    ? ({ ok: true, results: found.value } as const)
    : ({ ok: false, error: 'searchUnavailable' } as const);
  const kinds = models.value
    .filter(({ name, pagePath }) => name !== '' && pagePath !== '')
    .map((kind) => ({ name: kind.name, pagePath: kind.pagePath, isCurrent: kind === chosen }));
  const googleMap = model.type === 'location' ? googleMapSetup() : null;
  const state = settledState(asked, outcome);
  return {
    ok: true,
    data: { source, model, kinds, subsite: subsite ?? null, googleMap, state, outcome },
    isPartial: !outcome.ok,
  };
};
