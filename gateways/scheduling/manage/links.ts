import type { Kysely } from 'kysely';
import type { BookingTable, Tables } from '../../db/schema.ts';
import { derivedToken, randomToken, tokenHash } from '../../lib/link-token.ts';

/** How long after its end a visit can still be seen. */
const SEEN_FOR_MS = 24 * 3_600_000;

/**
 * Makes a link to a booking. Each message gets its own: the token is told to the patient and kept as a hash only.
 * @returns the token
 * @requirement I16
 */
export async function makeLink(
  db: Kysely<Tables>,
  { bookingId, nowMs }: { readonly bookingId: string; readonly nowMs: number },
): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('manage_link')
    .values({ token_hash: tokenHash(token), booking_id: bookingId, created_at: nowMs })
    .execute();
  return token;
}

/**
 * The link to a booking that the page of its confirmation has. Whoever asks for the same booking again gets the same.
 * @param maker.secret - the gateway's own, of which the store holds nothing
 * @returns the token
 * @requirement I16
 */
export async function confirmationLink(
  { db, secret }: { readonly db: Kysely<Tables>; readonly secret: string },
  { bookingId, nowMs }: { readonly bookingId: string; readonly nowMs: number },
): Promise<string> {
  const token = derivedToken(secret, `confirmation ${bookingId}`);
  await db
    .insertInto('manage_link')
    .values({ token_hash: tokenHash(token), booking_id: bookingId, created_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}

/** Makes a link for somebody who waits: to an offer, or only out of the waitlist. @returns the token @requirement I17 */
export async function makeWaiterLink(
  db: Kysely<Tables>,
  {
    waiterId,
    offerId,
    nowMs,
  }: { readonly waiterId: string; readonly offerId: string | null; readonly nowMs: number },
): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('waiter_link')
    .values({ token_hash: tokenHash(token), waiter_id: waiterId, offer_id: offerId, created_at: nowMs })
    .execute();
  return token;
}

/** The booking that a link is for, until a day after the visit. @requirement I16 */
export function bookingOfLink(db: Kysely<Tables>, asked: TokenAsked): Promise<BookingTable | undefined> {
  return bookingOf(db, 'manage_link', asked);
}

/** The booking that a calendar follows, as long. @requirement I18 */
export function bookingOfFeed(db: Kysely<Tables>, asked: TokenAsked): Promise<BookingTable | undefined> {
  return bookingOf(db, 'calendar_feed', asked);
}

type TokenAsked = { readonly token: string; readonly nowMs: number };

async function bookingOf(
  db: Kysely<Tables>,
  tokens: 'manage_link' | 'calendar_feed',
  { token, nowMs }: TokenAsked,
): Promise<BookingTable | undefined> {
  const ids = db.selectFrom(tokens).select('booking_id').where('token_hash', '=', tokenHash(token));
  return db
    .selectFrom('booking')
    .selectAll()
    .where('id', 'in', ids)
    .where('ends_at', '>', nowMs - SEEN_FOR_MS)
    .executeTakeFirst();
}
