import type { BookingTable } from '../../db/schema.ts';
import openingRules from '../../../content/scheduling/opening-rules.json' with { type: 'json' };
import type { Department } from '../calendar/provider.ts';
import { toLanguage } from '../language.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { calendarPlaceOf } from './place.ts';
import { words } from './words.ts';

const CALENDAR_MS = openingRules.calendarMinutes * 60_000;

/** Names a visit in every calendar file. @requirement I18 */
export function calendarIdOf({ id }: Pick<BookingTable, 'id'>): string {
  return `${id}@foyer`;
}

/** The booking that a calendar file names; '' for what is no such name. @requirement I18 */
export function bookingIdOf(calendarId: string): string {
  return /^([\da-f-]{36})@foyer$/.exec(calendarId)?.[1] ?? '';
}

/**
 * A visit for a calendar. Name, place, title and length are the same in every file, the site's among them; each state of
 * the visit has a higher number.
 * @param joinUrl - of a video visit, else ''
 * @requirement I10 I18
 */
export function visitEntry(
  booking: BookingTable,
  {
    department,
    joinUrl,
    nowMs,
  }: { readonly department: Department | undefined; readonly joinUrl: string; readonly nowMs: number },
): CalendarEntry {
  return {
    uid: calendarIdOf(booking),
    sequence: booking.sequence,
    isCancelled: booking.status === 'cancelled',
    startsAt: booking.starts_at,
    endsAt: booking.starts_at + CALENDAR_MS,
    summary: words[toLanguage(booking.language)].event,
    location: calendarPlaceOf({ booking, department }, joinUrl),
    url: joinUrl,
    writtenAt: nowMs,
  };
}
