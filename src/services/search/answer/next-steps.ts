import { siteSearchPath } from '@/config/site-paths';
import type { NextStep, SearchModel } from '@/contracts/search';
import type { Subsite } from '@/domain/subsites';
import { filtersInForce, withoutFilter } from '@/domain/search/filters';
import { chosenRadius, radiusOf } from '@/domain/search/radius';
import { radiusMiles, type SearchState } from '@/domain/search/search-url';

/** How many results a search would have; undefined when nobody knows. */
export type CountOf = (state: SearchState) => Promise<number | undefined>;

const maxFilters = 4;
const maxSteps = 4;

type Empty = {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly subsite: Subsite | undefined;
  readonly countOf: CountOf;
  /** The same over the whole site. */
  readonly wholeSite: (query: string) => Promise<number | undefined>;
};

/**
 * What would find something where a search finds nothing, the smallest change first: without one filter, farther away,
 * without any filter, on the whole site.
 * @requirement B30
 */
export async function nextSteps({
  model,
  state,
  subsite,
  countOf,
  wholeSite,
}: Empty): Promise<readonly NextStep[]> {
  const filters = filtersInForce(state, model.filters, subsite);
  const first = { ...state, pageIndex: 0 };
  const tries: Promise<NextStep | undefined>[] = [
    ...filters.slice(0, maxFilters).map(async (filter): Promise<NextStep | undefined> => {
      const count = await countOf({ ...first, filters: withoutFilter(state.filters, filter, model.filters) });
      return count ? { kind: 'withoutFilter', filter, count } : undefined;
    }),
    wider(first, model, countOf),
  ];
  if (filters.length > 1)
    tries.push(
      countOf({ ...first, filters: [], distance: '', radius: null }).then((count) =>
        count ? { kind: 'withoutFilters', count } : undefined,
      ),
    );
  if (state.query && model.type !== 'all')
    tries.push(
      wholeSite(state.query).then((count) =>
        count ? { kind: 'wholeSite', path: siteSearchPath, count } : undefined,
      ),
    );
  const steps = await Promise.all(tries);
  return steps.filter((step) => step !== undefined).slice(0, maxSteps + 1);
}

/** The smallest wider radius that has somebody. */
async function wider(
  state: SearchState,
  { filters }: SearchModel,
  countOf: CountOf,
): Promise<NextStep | undefined> {
  const radius = radiusOf(state, filters);
  if (state.distance === '' || radius === null) return undefined;
  const next = radiusMiles.filter((miles) => miles > radius);
  for (const miles of [...next, null]) {
    const count = await countOf({ ...state, radius: chosenRadius(miles, filters) });
    if (count) return { kind: 'radius', radius: miles, count };
  }
  return undefined;
}
