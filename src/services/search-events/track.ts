import type { SearchResults } from '@/contracts/search';
import type { SearchClick, SearchFeedback } from '@/contracts/search-click';
import { resultsPerPage } from '@/config/search';
import { isPersonalText } from '@/domain/search/personal-text';
import type { SearchState } from '@/domain/search/search-url';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';

type Impression = { readonly cDocId: string; readonly cDocTitle: string; readonly position: number };
type Counted = {
  readonly visit: string;
  readonly query: string;
  readonly shown: number;
  readonly total: number;
  readonly page: number;
  readonly language: string;
  readonly impressions: readonly Impression[];
};

let gateway: Gateway | undefined;

function collector(): Gateway {
  gateway ??= createGateway({
    name: 'search-events',
    baseUrl: env().SEARCH_ANALYTICS_HOST,
    deadlineMs: 2000,
  });
  return gateway;
}

/**
 * Sends what a visitor searched for to the collector, in SearchStax's format. Nobody waits for it, and nothing depends
 * on it. A query that may say who somebody is stays here.
 * @param visit - from `countedVisit`
 * @requirement B23
 */
export function trackSearch(
  visit: string,
  {
    state,
    results,
    language,
  }: {
    readonly state: SearchState;
    readonly results: SearchResults;
    readonly language: string;
  },
): void {
  const first = state.pageIndex * resultsPerPage + 1;
  send('_search', {
    visit,
    language,
    query: state.query,
    shown: results.hits.length,
    total: results.total,
    page: state.pageIndex + 1,
    impressions: results.hits
      .slice(0, resultsPerPage)
      .map(({ path, title }, index) => ({ cDocId: path, cDocTitle: title, position: first + index })),
  });
}

/** Sends that a result was opened; from a list of suggestions, the search for it as well. @requirement B23 */
export function trackClick(visit: string, click: SearchClick): void {
  const { path: cDocId, title: cDocTitle, position } = click;
  const counted = { ...click, visit, impressions: [{ cDocId, cDocTitle, position }] };
  if (click.isSuggestion) send('_search', counted);
  send('_searchclick', counted, { cDocId, cDocTitle, position });
}

/** Sends whether a search was of use; an event of our own collector's. @requirement B29 */
export function trackFeedback(visit: string, { isHelpful, ...search }: SearchFeedback): void {
  send('_searchfeedback', { ...search, visit, shown: 0, page: 1, impressions: [] }, { isHelpful });
}

function send(
  event: '_search' | '_searchclick' | '_searchfeedback',
  counted: Counted,
  more: object = {},
): void {
  const { visit, query, shown, total, page, language, impressions } = counted;
  if (isPersonalText(query)) return;
  const properties = {
    key: env().SEARCH_ANALYTICS_KEY,
    session: visit,
    // A visitor is known for one visit only.
    _vid: visit,
    query,
    shownHits: shown,
    totalHits: total,
    pageNo: page,
    language,
    impressions,
    ...more,
  };
  const data = Buffer.from(JSON.stringify({ event, properties })).toString('base64');
  void collector()
    .request({
      method: 'GET',
      path: '/api/v2/track/',
      query: new URLSearchParams({ data }),
      retry: false,
      expectJson: false,
    })
    .then((reply) => {
      if (!reply.ok || reply.value.status >= 400)
        console.error(JSON.stringify({ event: 'Analytics dispatch failed', kind: event }));
    });
}
