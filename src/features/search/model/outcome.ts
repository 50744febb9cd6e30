import type { GoogleMapSetup } from '@/config/maps';
import type { Subsite } from '@/domain/subsites';
import type { SearchError, SearchModel, SearchResults } from '@/contracts/search';
import type { SearchState } from '@/domain/search/search-url';

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
    readonly name: string;
    readonly pagePath: string;
    readonly isCurrent: boolean;
  }[];
  /** The sub-site of the page; null for the main site. */
  readonly subsite: Subsite | null;
  /** Google's map for visitors who choose it; null without a key. */
  readonly googleMap: GoogleMapSetup | null;
  readonly state: SearchState;
  readonly outcome: SearchOutcome;
};

/**
 * The search that an outcome answers. It differs from the one asked when words of the query were read as filters.
 * @requirement B27
 */
export function settledState(asked: SearchState, outcome: SearchOutcome): SearchState {
  return (outcome.ok ? outcome.results.read?.state : undefined) ?? asked;
}
