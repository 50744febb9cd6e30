import type { GoogleMapSetup } from '@/config/maps';
import type { Subsite } from '@/lib/subsites';
import type { SearchError, SearchModel, SearchResults } from '@/contracts/search';
import type { SearchState } from '@/lib/search-url';

/** How a search went. */
export type SearchOutcome =
  | { readonly ok: true; readonly results: SearchResults }
  | { readonly ok: false; readonly error: SearchError };

/** What a search page begins with, rendered on the server for exactly its address. */
export type SearchPageData = {
  /** Id of the block's datasource. */
  readonly source: string;
  readonly model: SearchModel;
  /** Every kind of search of the block, this one included; one page each. */
  readonly kinds: readonly {
    readonly name: string;
    readonly pagePath: string;
    readonly isCurrent: boolean;
  }[];
  /** Part of the site that the page belongs to. */
  readonly subsite: Subsite | null;
  /** Google's map, for visitors who choose it; null where there is none. */
  readonly googleMap: GoogleMapSetup | null;
  readonly state: SearchState;
  readonly outcome: SearchOutcome;
};

/** The search that an outcome answers: what was read from plain words stands as filters from then on. */
export function settledState(asked: SearchState, outcome: SearchOutcome): SearchState {
  return (outcome.ok ? outcome.results.read?.state : undefined) ?? asked;
}
