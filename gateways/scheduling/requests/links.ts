import type { Kysely } from 'kysely';
import type { AppointmentRequestTable, Tables } from '../../db/schema.ts';
import { randomToken, tokenHash } from '../../lib/link-token.ts';

/** So long after its arrival a request is read by its links, and its pictures are kept. */
const READ_FOR_MS = 7 * 86_400_000;

/** The instant from which a request's links and pictures are gone, milliseconds since 1970. @requirement J6 */
export function lastDayOf({ created_at: createdAt }: Pick<AppointmentRequestTable, 'created_at'>): number {
  return createdAt + READ_FOR_MS;
}

/**
 * Makes a link for those who read a request. Each message gets its own: the token is told to them and kept as a hash.
 * @returns the token
 * @requirement J6 J9
 */
export async function makeRequestLink(
  db: Kysely<Tables>,
  request: Pick<AppointmentRequestTable, 'id' | 'created_at'>,
  nowMs: number,
): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('request_link')
    .values({
      token_hash: tokenHash(token),
      request_id: request.id,
      created_at: nowMs,
      expires_at: lastDayOf(request),
    })
    .execute();
  return token;
}

/** The request that a link is for, until its time is over. @requirement J6 */
export function requestOfLink(
  db: Kysely<Tables>,
  { token, nowMs }: { readonly token: string; readonly nowMs: number },
): Promise<AppointmentRequestTable | undefined> {
  const ids = db
    .selectFrom('request_link')
    .select('request_id')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', nowMs);
  return db.selectFrom('appointment_request').selectAll().where('id', 'in', ids).executeTakeFirst();
}

/** Deletes the links whose time is over, and the pictures with them. @requirement J9 */
export async function sweepRequests(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db.deleteFrom('request_link').where('expires_at', '<=', nowMs).execute();
  await db
    .deleteFrom('request_attachment')
    .where('created_at', '<=', nowMs - READ_FOR_MS)
    .execute();
}
