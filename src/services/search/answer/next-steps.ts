import { siteSearchPath } from '@/config/site-paths';
import type { NextStep } from '@/contracts/search';
import { filtersInForce, withoutFilter } from '@/domain/search/filters';
import { chosenRadius, radiusOf } from '@/domain/search/radius';
import { radiusMiles, type SearchState } from '@/domain/search/search-url';
import { groundworkFor, requestFor, type SearchQuestion } from '#services/search/answer/question';
import { hits } from '#services/search/hits';
import { attempt, together, type SearchPlan } from '#services/search/plan';

const maxFilters = 4;
const maxSteps = 4;

/**
 * What would find something where a search finds nothing, the smallest change first: without one filter, farther away,
 * without any filter, on the whole site.
 * @param wholeSite - how much the search of the whole site finds; undefined where nobody knows
 * @requirement B30
 */
export function* nextSteps(
  question: SearchQuestion,
  wholeSite: SearchPlan<number | undefined>,
): SearchPlan<readonly NextStep[]> {
  const { model, state, subsite } = question;
  const filters = filtersInForce(state, model.filters, subsite);
  const first = { ...question, state: { ...state, pageIndex: 0 } };
  const nowhere = { filters: [], distance: '', radius: null };
  const steps = yield* together(
    ...filters.slice(0, maxFilters).map((filter) => {
      const others = withoutFilter(state.filters, filter, model.filters);
      return step(countWith(first, { filters: others }), { kind: 'withoutFilter', filter });
    }),
    wider(first),
    filters.length > 1 ? step(countWith(first, nowhere), { kind: 'withoutFilters' }) : undefined,
    state.query && model.type !== 'all'
      ? step(wholeSite, { kind: 'wholeSite', path: siteSearchPath })
      : undefined,
  );
  return steps.filter((one) => one !== undefined).slice(0, maxSteps + 1);
}

/** A step that finds something; undefined for one that does not. */
function* step<const Kind extends object>(
  counted: SearchPlan<number | undefined>,
  kind: Kind,
): SearchPlan<(Kind & { readonly count: number }) | undefined> {
  const count = yield* counted;
  return count ? { ...kind, count } : undefined;
}

/** How many results a search would have by other limits; undefined when nobody knows. */
function* countWith(question: SearchQuestion, limits: Partial<SearchState>): SearchPlan<number | undefined> {
  return yield* attempt(total({ ...question, state: { ...question.state, ...limits } }));
}

function* total(question: SearchQuestion): SearchPlan<number> {
  const groundwork = yield* groundworkFor(question);
  const found = yield* hits({ ...requestFor(question, groundwork), rows: 0 });
  return found.total;
}

/** The smallest wider radius that has somebody. */
function* wider(question: SearchQuestion): SearchPlan<NextStep | undefined> {
  const { state, model } = question;
  const radius = radiusOf(state, model.filters);
  if (state.distance === '' || radius === null) return undefined;
  const next = radiusMiles.filter((miles) => miles > radius);
  for (const miles of [...next, null]) {
    const count = yield* countWith(question, { radius: chosenRadius(miles, model.filters) });
    if (count) return { kind: 'radius', radius: miles, count };
  }
  return undefined;
}
