import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BookingTable, Tables } from '../../db/schema.ts';

/** Crockford's base 32: no I, L, O or U, so that a token can be read out and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 5 bits: 130 random bits. */
const TOKEN_LENGTH = 26;
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

/** A token that nobody guesses. */
function randomToken(): string {
  return Array.from(randomBytes(TOKEN_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** What is kept of a token, however it was typed: case, spaces and hyphens do not count. */
export function tokenHash(token: string): string {
  const typed = token.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(typed).digest('hex');
}

/** The booking that a link is for, until a day after the visit. @requirement I16 */
export async function bookingOfLink(
  db: Kysely<Tables>,
  { token, nowMs }: { readonly token: string; readonly nowMs: number },
): Promise<BookingTable | undefined> {
  return db
    .selectFrom('booking')
    .innerJoin('manage_link', 'manage_link.booking_id', 'booking.id')
    .selectAll('booking')
    .where('manage_link.token_hash', '=', tokenHash(token))
    .where('booking.ends_at', '>', nowMs - SEEN_FOR_MS)
    .executeTakeFirst();
}
