import type { z } from 'zod';
import { logError } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway, type GatewayRequest } from '#gateway/client';

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
