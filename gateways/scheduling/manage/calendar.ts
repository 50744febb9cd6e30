import { z } from 'zod';
import { randomToken, tokenHash } from '../../lib/link-token.ts';
import { refusal, type Reply } from '../http.ts';
import { calendarFileOf } from '../messages/calendar-file.ts';
import { visitEntry } from '../messages/visit-entry.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { joinAddress } from './join-link.ts';
import { bookingOfFeed, bookingOfLink } from './links.ts';

const tokenSchema = z.strictObject({ Token: z.string().min(20).max(60) });

/**
 * A visit as a calendar that stays up to date. Its address has a token of its own, which shows when and where the visit
 * is and changes nothing: calendars send it in the clear of an address and pass it on to their makers.
 * @requirement I18
 */
export const calendarRoutes: readonly (readonly [string, Route])[] = [
  ['POST manage/calendar', postNewCalendar],
  ['POST calendar', postCalendar],
];

/** Makes a feed for the visit of a link. */
async function postNewCalendar({ db, now }: Scheduling, { request }: Call): Promise<Reply> {
  const { Token } = await parseBody(request, tokenSchema);
  const nowMs = now().getTime();
  const booking = await bookingOfLink(db, { token: Token, nowMs });
  if (booking === undefined) throw over();
  const token = randomToken();
  await db
    .insertInto('calendar_feed')
    .values({ token_hash: tokenHash(token), booking_id: booking.id, created_at: nowMs })
    .execute();
  return { status: 200, body: { CalendarToken: token } };
}

/** The visit of a feed as it is now; a cancelled one stays there as cancelled. */
async function postCalendar(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const { db, directory, now } = scheduling;
  const { Token } = await parseBody(request, tokenSchema);
  const nowMs = now().getTime();
  const booking = await bookingOfFeed(db, { token: Token, nowMs });
  if (booking === undefined) throw over();
  const department = directory().providers.get(booking.npi)?.departments.get(booking.department_id);
  const joinUrl = await joinAddress(scheduling, booking, nowMs);
  const entry = visitEntry(booking, { department, joinUrl, nowMs });
  return { status: 200, body: { Calendar: calendarFileOf(entry, { feedName: entry.summary }) } };
}

function over() {
  return refusal(404, 'There is no such visit, or it is over.');
}
