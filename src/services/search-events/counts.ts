import type { SearchClick, SearchFeedback } from '@/contracts/search-click';
import { isPersonalText } from '@/domain/search/personal-text';
import { logError } from '@/lib/log';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';
import { newInWeek } from '#services/search-events/visitors';

/** A search as it is counted: `total` is how many results it found. */
type Search = { readonly query: string; readonly language: string; readonly total: number };

/** What is counted of it. */
type Counted =
  | { readonly event: 'search' }
  | { readonly event: 'click'; readonly position: number }
  | { readonly event: 'feedback'; readonly isHelpful: boolean };

const longest = 100;
let gateway: Gateway | undefined;

function collector(): Gateway {
  gateway ??= createGateway({
    name: 'search-counts',
    baseUrl: env().SEARCH_COUNTS_HOST,
    headers: { authorization: `Bearer ${env().SEARCH_COUNTS_KEY}` },
    deadlineMs: 2000,
    isAnonymous: true,
  });
  return gateway;
}

/** Counts that a search was made. @param visitor - network address; it goes no further @requirement B23 */
export function countSearch(visitor: string, search: Search): void {
  count(visitor, search, { event: 'search' });
}

/** Counts that a result was opened; from a list of suggestions, the search for it as well. @requirement B23 */
export function countClick(visitor: string, click: SearchClick): void {
  if (click.isSuggestion) count(visitor, click, { event: 'search' });
  count(visitor, click, { event: 'click', position: click.position });
}

/** Counts whether a search was of use. @requirement B29 */
export function countFeedback(visitor: string, { isHelpful, ...search }: SearchFeedback): void {
  count(visitor, search, { event: 'feedback', isHelpful });
}

/**
 * Tells the collector of one search and nothing of who made it: no session, no address, no result. A query that may say
 * who somebody is stays here. Nobody waits for it, and nothing depends on it.
 */
function count(visitor: string, { query, language, total }: Search, counted: Counted): void {
  const words = query.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (words === '' || words.length > longest || isPersonalText(words)) return;
  const known = newInWeek(visitor, `${language}\n${words}`, Date.now());
  void collector()
    .request({
      method: 'POST',
      path: '/count',
      json: { ...counted, language, query: words, total, ...known },
      retry: false,
      expectJson: false,
    })
    .then((reply) => {
      if (!reply.ok || reply.value.status >= 400)
        logError('Analytics dispatch failed', { kind: counted.event });
    });
}
