import type { Result } from '@/lib/result';
import type { SearchModel } from '@/contracts/search';
import type { GeocodedPlace, GeocodeFailure } from '#services/geocode/geocode';
import type { Counting, HitsRequest, SynonymRule } from '#services/search/hits-request';
import type { AuthoredSearch } from '#services/search/models/wire';
import type { SearchWire } from '#services/search/wire';
import type { Vocabulary } from '#services/search/words/read-intent';

/**
 * How something is searched for: it names what it has to know next, goes on with the answer, and returns what was found.
 * It asks nobody itself: `carryOut` does, and ends it where that fails.
 */
export type SearchPlan<Found> = Generator<Step, Found, unknown>;

/** What a plan has to know before it goes on. */
export type Step =
  | { readonly kind: 'call'; readonly parameters: URLSearchParams }
  | { readonly kind: 'count'; readonly request: HitsRequest; readonly counting: Counting }
  | { readonly kind: 'lookUp'; readonly of: Lookup }
  | { readonly kind: 'together'; readonly plans: readonly (SearchPlan<unknown> | undefined)[] }
  | { readonly kind: 'attempt'; readonly plan: SearchPlan<unknown> };

/** What is known from elsewhere than the index; all of it is cached. */
export type Lookups = {
  readonly place: (text: string) => Promise<Result<GeocodedPlace, GeocodeFailure>>;
  readonly synonyms: (language: string) => Promise<readonly SynonymRule[]>;
  readonly vocabulary: (model: SearchModel, language: string) => Promise<Vocabulary>;
  readonly siteSearches: (language: string) => Promise<readonly AuthoredSearch[]>;
};

type Lookup = (lookups: Lookups) => Promise<unknown>;

/** One call of the search service. @requirement B18 */
export function* call(parameters: URLSearchParams): SearchPlan<SearchWire> {
  return (yield { kind: 'call', parameters }) as SearchWire;
}

/** How much a search finds, by one call with what else is counted at the same time. @requirement B1 */
export function* count(request: HitsRequest, counting: Counting): SearchPlan<number> {
  return (yield { kind: 'count', request, counting }) as number;
}

/** Something that is known from elsewhere than the index. @requirement B12 B19 B28 */
export function* lookUp<Known>(of: (lookups: Lookups) => Promise<Known>): SearchPlan<Known> {
  return (yield { kind: 'lookUp', of }) as Known;
}

type FoundBy<One> = One extends SearchPlan<infer Found> ? Found : undefined;

/** Several plans at the same time; what is undefined finds nothing. @requirement B18 */
export function* together<const Plans extends readonly (SearchPlan<unknown> | undefined)[]>(
  ...plans: Plans
): SearchPlan<{ readonly [At in keyof Plans]: FoundBy<Plans[At]> }> {
  return (yield { kind: 'together', plans }) as { readonly [At in keyof Plans]: FoundBy<Plans[At]> };
}

/** A plan that may fail; undefined where it does. @requirement B18 */
export function* attempt<Found>(plan: SearchPlan<Found>): SearchPlan<Found | undefined> {
  return (yield { kind: 'attempt', plan }) as Found | undefined;
}
