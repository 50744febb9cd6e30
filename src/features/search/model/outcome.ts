import type { GoogleMapSetup } from '@/config/maps';
import type { RedFlag } from '@/domain/red-flags';
import type { Subsite } from '@/domain/subsites';
import type { NearPlace, SearchError, SearchKind, SearchModel, SearchResults } from '@/contracts/search';
import { withoutPlace, type SearchState } from '@/domain/search/search-url';

/** The answer to a search, or why there is none. */
export type SearchOutcome =
  | { readonly ok: true; readonly results: SearchResults }
  | { readonly ok: false; readonly error: SearchError };

/** The data of a search page's first rendering, for exactly the requested address. */
export type SearchPageData = {
  /** Id of the block's datasource. */
  readonly source: string;
  readonly model: SearchModel;
  /** Every kind of search of the block, this one included. Each has a page of its own. */
  readonly kinds: readonly {
    readonly type: SearchKind;
    readonly name: string;
    readonly pagePath: string;
    readonly isCurrent: boolean;
    /** Whether it looks around a place. */
    readonly takesPlace: boolean;
    /** Fields of this page's filters by which it can be filtered too. */
    readonly filterFields: readonly string[];
  }[];
  /** The sub-site of the page; null for the main site. */
  readonly subsite: Subsite | null;
  /** Google's map for visitors who choose it; null without a key. */
  readonly googleMap: GoogleMapSetup | null;
  readonly state: SearchState;
  readonly outcome: SearchOutcome;
  /** What somebody may be living through who asks this. */
  readonly redFlag: RedFlag | null;
};

/**
 * The search that an outcome answers. It differs from the one asked when words of the query were read as filters, when its
 * place could not be looked up, and when what was found has no pages.
 * @requirement B1 B14 B27
 */
export function settledState(asked: SearchState, outcome: SearchOutcome): SearchState {
  const results = outcome.ok ? outcome.results : undefined;
  const read = results?.read?.state ?? asked;
  const state = results?.isByKind ? { ...read, pageIndex: 0 } : read;
  return unknownPlace(outcome) ? withoutPlace(state) : state;
}

/** The words of a search as they were typed and as they are spelt right, for which somebody may be in danger. @requirement B30 */
export function askedWords({ query }: SearchState, outcome: SearchOutcome): string {
  const { read, corrected } = outcome.ok ? outcome.results : {};
  // Words that nobody has may be left out once the others became filters: "my son is choking".
  return [read?.typed.query ?? query, corrected].filter(Boolean).join(' · ');
}

/** The place that could not be looked up; undefined where there is none. @requirement B14 */
export function unknownPlace(outcome: SearchOutcome): NearPlace | undefined {
  const near = outcome.ok ? outcome.results.near : null;
  return near && !near.isFound && !near.isSetAside ? near : undefined;
}

/**
 * Whether no kind of search has anything, so that another kind, filter or order would not help.
 * @requirement B30
 * @decision ADR-0327
 */
export function isNowhere({ type }: Pick<SearchModel, 'type'>, outcome: SearchOutcome): boolean {
  return type === 'all' && outcome.ok && outcome.results.total === 0;
}
