import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SearchResults } from '@/contracts/search';
import type { SearchState } from '@/domain/search/search-url';
import { trackSearch } from '#services/search-events/track';
import { agreedVisitor } from '#routes/search-events/agreed-visitor';

type Loaded = Readonly<Record<string, { readonly ok: boolean; readonly data?: unknown }>>;
type Search = {
  readonly state: SearchState;
  readonly outcome: { readonly ok: true; readonly results: SearchResults };
};

/**
 * Counts the search that a page was rendered for, if its visitor agreed. Pages without a question are no searches.
 * @param data - what the loaders of the page's blocks found
 * @requirement B23
 */
export function trackPage(
  { data, language }: { readonly data: Loaded; readonly language: string },
  visitor: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void {
  for (const { data: found } of Object.values(data)) {
    if (!isSearch(found)) continue;
    const agreed = agreedVisitor(visitor.request, visitor.response);
    if (agreed) trackSearch(agreed, { state: found.state, results: found.outcome.results, language });
  }
}

/** Only a search has both a state and an outcome. */
function isSearch(data: unknown): data is Search {
  return (
    typeof data === 'object' &&
    data !== null &&
    'state' in data &&
    'outcome' in data &&
    (data.outcome as { readonly ok?: unknown }).ok === true
  );
}
