import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { isLockTimeout } from '../db/transaction.ts';

/** An answer as it was sent the first time. */
export type StoredAnswer = { readonly status: number; readonly body: unknown };

/** What a key says about a request. */
export type KeyState =
  | { readonly kind: 'new' }
  | { readonly kind: 'replay'; readonly answer: StoredAnswer }
  | { readonly kind: 'otherBody' }
  | { readonly kind: 'inProgress' };

/** A key with the hash of the body it came with. Keys of different calls do not meet. */
export type RequestKey = { readonly scope: string; readonly key: string; readonly bodyHash: string };

/**
 * Hashes what a request asks for, whatever the order of its fields.
 * @param ignored - fields that may differ when the same thing is asked again
 * @requirement I14
 */
export function bodyHashOf(body: Readonly<Record<string, unknown>>, ignored: readonly string[] = []): string {
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.includes(name)));
  return createHash('sha256').update(canonicalJson(kept)).digest('hex');
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * Reserves a key inside the transaction that does its work, so key and effect stand or fall together.
 * A second request with the key waits for the first one's transaction and then finds its answer.
 * @param given - the answer if the work succeeds; if not, the transaction is undone and the key with it
 * @returns `inProgress` while another request holds the key for longer than the database lets us wait
 * @throws the database's other errors
 * @requirement I14
 */
export async function reserveKey(
  trx: Transaction<Tables>,
  request: RequestKey,
  { answer: given, nowMs }: { readonly answer: StoredAnswer; readonly nowMs: number },
): Promise<KeyState> {
  const { scope, key, bodyHash } = request;
  let reserved;
  try {
    reserved = await trx
      .insertInto('idempotency')
      .values({
        scope,
        key,
        body_hash: bodyHash,
        status: given.status,
        answer: JSON.stringify(given.body),
        created_at: nowMs,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
  } catch (error) {
    if (isLockTimeout(error)) return { kind: 'inProgress' };
    throw error;
  }
  if (reserved.length > 0) return { kind: 'new' };
  return (await findKey(trx, request)) ?? { kind: 'inProgress' };
}

/** What is known of a key; undefined when it was never used. Reserves nothing. @requirement I14 */
export async function findKey(db: Kysely<Tables>, request: RequestKey): Promise<KeyState | undefined> {
  const known = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'answer'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.body_hash !== request.bodyHash) return { kind: 'otherBody' };
  return { kind: 'replay', answer: { status: known.status, body: JSON.parse(known.answer) } };
}
