import type { IncomingMessage } from 'node:http';
import { badRequest, refusal, type Reply } from '../http.ts';
import type { RequestKey } from '../idempotency.ts';

/**
 * The `Idempotency-Key` of a request. It is optional; without it a repeated booking is a conflict with itself.
 * @param scope - the call that the key belongs to
 * @throws RefusedError 400 when it is not 8 to 200 visible ASCII characters
 * @requirement I14
 */
export function requestKey(
  request: IncomingMessage,
  scope: string,
  bodyHash: string,
): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw badRequest('Idempotency-Key: must have 8 to 200 visible characters');
  }
  return { scope, key, bodyHash };
}

/**
 * The reply to a request that may carry a key.
 * @throws RefusedError 422 when the key was used for another body, 409 while the first request is in progress
 * @requirement I14
 */
export function keyedReply(
  outcome:
    | {
        readonly kind: 'booked' | 'stored' | 'replayed';
        readonly answer: { readonly status: number; readonly body: unknown };
      }
    | { readonly kind: 'otherBody' | 'inProgress' },
): Reply {
  switch (outcome.kind) {
    case 'otherBody':
      throw refusal(422, 'This request key was already used for something else.');
    case 'inProgress':
      throw refusal(409, 'The same request is still being worked on.', { 'retry-after': '1' });
    case 'replayed':
      return { ...outcome.answer, headers: { 'idempotent-replayed': 'true' } };
    case 'booked':
    case 'stored':
      return outcome.answer;
  }
}
