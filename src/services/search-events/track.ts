import type { SearchResults } from '@/contracts/search';
import type { SearchClick } from '@/contracts/search-click';
import type { SearchState } from '@/domain/search/search-url';
import { countClick, countSearch } from '#services/search-events/counts';
import { tellVendorOfClick, tellVendorOfSearch } from '#services/search-events/vendor';

/** A visitor who agreed: see `agreedVisitor`. */
type Visitor = { readonly address: string; readonly session: string | undefined };

type Search = {
  readonly state: SearchState;
  readonly results: SearchResults;
  readonly language: string;
};

/** Counts a search; a further page of one is the same search. Where a vendor is set, it is told. @requirement B23 */
export function trackSearch({ address, session }: Visitor, search: Search): void {
  const { state, results, language } = search;
  if (state.pageIndex === 0) countSearch(address, { query: state.query, language, total: results.total });
  tellVendorOfSearch(session, search);
}

/** Counts that a result was opened. @requirement B23 */
export function trackClick({ address, session }: Visitor, click: SearchClick): void {
  countClick(address, click);
  tellVendorOfClick(session, click);
}
