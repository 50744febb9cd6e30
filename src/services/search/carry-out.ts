import type { SearchResults } from '@/contracts/search';
import { err, ok, type Result } from '@/lib/result';
import { geocode } from '#services/geocode/geocode';
import { askSearch, type SearchFailure } from '#services/search/client';
import { hits } from '#services/search/hits';
import type { HitsRequest } from '#services/search/hits-request';
import { siteSearches } from '#services/search/models/site-searches';
import type { Lookups, SearchPlan, Step } from '#services/search/plan';
import { resultsWire } from '#services/search/wire';
import { keptSynonyms } from '#services/search/words/synonyms';
import { vocabularyOf } from '#services/search/words/vocabulary';

const lookups: Lookups = {
  place: geocode,
  synonyms: keptSynonyms,
  vocabulary: (model, language) => vocabularyOf(model, language, findHits),
  siteSearches,
};

/**
 * Carries a plan out: asks the search service for what it wants to know, step by step.
 * @returns what the plan found, or why the first step that failed did
 * @requirement B18
 */
export async function carryOut<Found>(
  plan: SearchPlan<Found>,
  signal?: AbortSignal,
): Promise<Result<Found, SearchFailure>> {
  let step = plan.next();
  while (!step.done) {
    const answer =
      step.value.kind === 'call'
        ? await askSearch(step.value.parameters, resultsWire, signal)
        : await answerTo(step.value, signal);
    if (!answer.ok) return answer;
    step = plan.next(answer.value);
  }
  return ok(step.value);
}

/** The steps that are no call of their own. */
async function answerTo(
  step: Exclude<Step, { readonly kind: 'call' }>,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, SearchFailure>> {
  switch (step.kind) {
    case 'count': {
      const total = await step.counting.countOf(step.request, signal);
      return total === undefined ? err(signal?.aborted ? 'aborted' : 'searchUnavailable') : ok(total);
    }
    case 'lookUp':
      return ok(await step.of(lookups));
    case 'attempt': {
      const found = await carryOut(step.plan, signal);
      return ok(found.ok ? found.value : undefined);
    }
    case 'together': {
      const all = await Promise.all(
        step.plans.map(async (plan) => (plan ? carryOut(plan, signal) : ok(undefined))),
      );
      return (
        all.find(({ ok: isFound }) => !isFound) ?? ok(all.map((one) => (one.ok ? one.value : undefined)))
      );
    }
  }
}

/** One page of results, for lists that are found by one call. @requirement B18 */
export function findHits(
  request: HitsRequest,
  signal?: AbortSignal,
): Promise<Result<SearchResults, SearchFailure>> {
  return carryOut(hits(request), signal);
}
