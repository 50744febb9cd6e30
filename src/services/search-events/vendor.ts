import type { SearchResults } from '@/contracts/search';
import type { SearchClick } from '@/contracts/search-click';
import { resultsPerPage } from '@/config/search';
import { isPersonalText } from '@/domain/search/personal-text';
import type { SearchState } from '@/domain/search/search-url';
import { logError } from '@/lib/log';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';

type Impression = { readonly cDocId: string; readonly cDocTitle: string; readonly position: number };
type Told = {
  readonly query: string;
  readonly shown: number;
  readonly total: number;
  readonly page: number;
  readonly language: string;
  readonly impressions: readonly Impression[];
};

let gateway: Gateway | undefined;

/** The connection to the search vendor; undefined where none is set, which is the default. */
function vendor(): Gateway | undefined {
  const baseUrl = env().SEARCH_ANALYTICS_HOST;
  if (baseUrl === undefined) return undefined;
  gateway ??= createGateway({ name: 'search-vendor', baseUrl, deadlineMs: 2000, isAnonymous: true });
  return gateway;
}

/**
 * Tells a search vendor what a visitor searched for, in SearchStax's format. Nobody waits for it, and nothing depends on
 * it. A query that may say who somebody is stays here.
 * @param session - of a visitor who agreed, and was told that a vendor learns of it
 * @requirement B23
 */
export function tellVendorOfSearch(
  session: string | undefined,
  search: { readonly state: SearchState; readonly results: SearchResults; readonly language: string },
): void {
  const { state, results, language } = search;
  const first = state.pageIndex * resultsPerPage + 1;
  send('_search', session, {
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

/** Tells it that a result was opened; from a list of suggestions, of the search as well. @requirement B23 */
export function tellVendorOfClick(session: string | undefined, click: SearchClick): void {
  const { path: cDocId, title: cDocTitle, position } = click;
  const told = { ...click, impressions: [{ cDocId, cDocTitle, position }] };
  if (click.isSuggestion) send('_search', session, told);
  send('_searchclick', session, told, { cDocId, cDocTitle, position });
}

function send(
  event: '_search' | '_searchclick',
  session: string | undefined,
  told: Told,
  more: object = {},
): void {
  const to = vendor();
  const { query, shown, total, page, language, impressions } = told;
  if (to === undefined || session === undefined || isPersonalText(query)) return;
  const properties = {
    key: env().SEARCH_ANALYTICS_KEY,
    session,
    // A visitor is known for one visit only.
    _vid: session,
    query,
    shownHits: shown,
    totalHits: total,
    pageNo: page,
    language,
    impressions,
    ...more,
  };
  const data = Buffer.from(JSON.stringify({ event, properties })).toString('base64');
  void to
    .request({
      method: 'GET',
      path: '/api/v2/track/',
      query: new URLSearchParams({ data }),
      retry: false,
      expectJson: false,
    })
    .then((reply) => {
      if (!reply.ok || reply.value.status >= 400) logError('Analytics dispatch failed', { kind: event });
    });
}
