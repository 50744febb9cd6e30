import type { Kysely } from 'kysely';
import type { BookingTable, Tables } from '../../db/schema.ts';
import { derivedToken, tokenHash } from '../../lib/link-token.ts';
import { toLanguage } from '../language.ts';
import { joinPage } from '../messages/addresses.ts';
import { visitTypes } from '../visit-types.ts';

/** Who makes links for patients. */
export type LinkMaker = {
  readonly db: Kysely<Tables>;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** The gateway's own, of which the store holds nothing. */
  readonly secret: string;
};

/**
 * The address at which a video visit is attended: its waiting room on the site. It is the same in every message and
 * calendar; its token shows when the visit is and changes nothing.
 * @returns '' for a visit in person
 * @requirement I18
 */
export async function joinAddress(
  { db, siteUrl, secret }: LinkMaker,
  booking: Pick<BookingTable, 'id' | 'visit_type' | 'language'>,
  nowMs: number,
): Promise<string> {
  if (visitTypes.get(booking.visit_type)?.isVirtual !== true) return '';
  const token = derivedToken(secret, `video visit ${booking.id}`);
  await db
    .insertInto('calendar_feed')
    .values({ token_hash: tokenHash(token), booking_id: booking.id, created_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `${joinPage(siteUrl, toLanguage(booking.language))}#join=${token}`;
}
