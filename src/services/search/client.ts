import type { z } from 'zod';
import { logError } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import type { SearchResults } from '@/contracts/search';
import { env } from '#config/server/env';
import { createGateway, type Gateway, type GatewayRequest } from '#gateway/client';
import { adaptResults } from '#services/search/adapt';
import type { HitsRequest } from '#services/search/hits-request';
import { hitsParameters, wordCountParameters } from '#services/search/parameters';
import { numberOf, searchWire } from '#services/search/wire';

/** Why there are no results. An abort is the caller's own doing. */
export type SearchFailure = 'searchUnavailable' | 'aborted';

/** Longer addresses are cut or refused by servers on the way. */
const maxAddressBytes = 8192;
/** A page waits this long at most; the rest of its time is the CMS's. */
const deadlineMs = 1800;

let gateway: Gateway | undefined;

function searchGateway(): Gateway {
  const { SEARCH_HOST: baseUrl, SEARCH_AUTH_SCHEME: scheme, SEARCH_TOKEN: token } = env();
  gateway ??= createGateway({
    name: 'search',
    baseUrl,
    headers: { authorization: `${scheme} ${token}` },
    deadlineMs,
  });
  return gateway;
}

/** An answer without documents. */
const nothing = searchWire.parse({ response: { numFound: 0, docs: [] } });

/**
 * Asks the search service for one page of results.
 * Where nobody is inside of the radius it is not asked.
 * @returns at most `rows` hits, the number of all of them, facets and a suggested spelling
 * @requirement B18
 */
export async function findHits(
  request: HitsRequest,
  signal?: AbortSignal,
): Promise<Result<SearchResults, SearchFailure>> {
  if (request.near?.isEmpty) return ok(adaptResults(nothing, { ...request, facetFields: [] }));
  if (request.counting) {
    const total = await request.counting.countOf(request);
    if (total === undefined) return err(signal?.aborted ? 'aborted' : 'searchUnavailable');
    return ok({ ...adaptResults(nothing, request), total });
  }
  const answer = await askSearch(hitsParameters(request), searchWire, signal);
  return answer.ok ? ok(adaptResults(answer.value, request)) : answer;
}

/**
 * Counts what has each of some words, under the limits of a search.
 * @returns a number for each word; undefined where the service does not tell
 * @requirement B18
 */
export async function countWords(
  request: HitsRequest,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<Result<readonly (number | undefined)[], SearchFailure>> {
  const answer = await askSearch(wordCountParameters(request, words), searchWire, signal);
  if (!answer.ok) return answer;
  const { facet_queries: counts } = answer.value.facet_counts;
  return ok(words.map((_word, number) => numberOf(counts[`word${number}`]) ?? undefined));
}

/** Asks the search service for anything else than results. */
export function requestSearch(request: GatewayRequest): ReturnType<Gateway['request']> {
  return searchGateway().request(request);
}

/** Sends a search call; a long one as a form, since addresses are cut on the way. */
export async function askSearch<T>(
  parameters: URLSearchParams,
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): Promise<Result<T, SearchFailure>> {
  const isLong =
    Buffer.byteLength(`${env().SEARCH_HOST}/emselect?${parameters.toString()}`) > maxAddressBytes;
  const reply = await searchGateway().request({
    path: '/emselect',
    signal,
    ...(isLong ? { method: 'POST', form: parameters, retry: true } : { method: 'GET', query: parameters }),
  });
  // The client of the service has logged these itself.
  if (!reply.ok) return err(reply.error === 'aborted' ? 'aborted' : 'searchUnavailable');
  const { status, json } = reply.value;
  if (status >= 500 || status === 401) return err('searchUnavailable');
  const wire = status === 200 ? schema.safeParse(json) : undefined;
  return wire?.success ? ok(wire.data) : refuse(wire ? 'badBody' : `status ${status}`);
}

/** An answer that is of no use, though the service is up. The reason alone: what was searched for tells of health. */
function refuse(reason: string): { readonly ok: false; readonly error: SearchFailure } {
  logError('search.failed', { reason });
  return err('searchUnavailable');
}
