import type { BookingTable } from '../../db/schema.ts';
import { toLanguage } from '../language.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { words } from './words.ts';

/** A visit for a calendar: the same visit has the same name in every file, and each of its states a higher number. */
export function visitEntry(
  booking: BookingTable,
  { location, writtenAt }: Pick<CalendarEntry, 'location' | 'writtenAt'>,
): CalendarEntry {
  return {
    uid: `${booking.id}@foyer`,
    sequence: booking.sequence,
    isCancelled: booking.status === 'cancelled',
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    summary: words[toLanguage(booking.language)].event,
    location,
    writtenAt,
  };
}
