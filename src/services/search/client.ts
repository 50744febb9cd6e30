import type { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway, type GatewayRequest } from '#gateway/client';
import { readAnswer } from '#gateway/read-answer';

/** Why there are no results. An abort is the caller's own doing. */
export type SearchFailure = 'searchUnavailable' | 'aborted';

/** As logs and readiness name the search service. */
const searchName = 'search';
/** Longer addresses are cut or refused by servers on the way. */
const maxAddressBytes = 8192;
/** A page waits this long at most; the rest of its time is the CMS's. */
const deadlineMs = 1800;

let gateway: Gateway | undefined;

function searchGateway(): Gateway {
  const { SEARCH_HOST: baseUrl, SEARCH_AUTH_SCHEME: scheme, SEARCH_TOKEN: token } = env();
  gateway ??= createGateway({
    name: searchName,
    baseUrl,
    headers: { authorization: `${scheme} ${token}` },
    deadlineMs,
  });
  return gateway;
}

/** Asks the search service for anything else than results. @requirement B18 */
export function requestSearch(request: GatewayRequest): ReturnType<Gateway['request']> {
  return searchGateway().request(request);
}

/** Sends a search call; a long one as a form, since addresses are cut on the way. @requirement B18 */
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
  if (!reply.ok) return err(reply.error === 'aborted' ? 'aborted' : 'searchUnavailable');
  const answer = readAnswer(searchName, reply, schema);
  return answer === undefined ? err('searchUnavailable') : ok(answer);
}
