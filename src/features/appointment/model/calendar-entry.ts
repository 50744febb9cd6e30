import { scheduling } from '@/config/scheduling';
import { isInPersonType } from '@/config/visit-types';
import type { CalendarEvent } from '@/lib/ics';
import type { Slot } from './visit';

/** What names a visit in calendars, as the clinic says it. */
export type CalendarName = {
  /** '' where the clinic gives none. */
  readonly calendarId: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** Of a video visit; '' for one in person, and where none is known. */
  readonly joinUrl: string;
};

/**
 * The entry of a visit in a calendar file of a page: name, place, title and length are those of the files in messages
 * and of the calendar feed. A clinic's name may tell what for, so the place is its address.
 * @param title - 'Healthcare appointment' in the page's language
 * @param now - milliseconds since 1970
 * @requirement I10 I18
 */
export function calendarEntry(
  slot: Slot,
  { calendarId, sequence, isCancelled, joinUrl }: CalendarName,
  { title, now }: { readonly title: string; readonly now: number },
): CalendarEvent {
  const address = [slot.address, slot.cityAndZip].filter(Boolean).join(', ') || slot.location;
  return {
    // The same appointment gives the same entry, also where the clinic does not name it.
    uid: calendarId || `${slot.instant}-${slot.departmentId}-${slot.visitType}@foyer`,
    sequence,
    isCancelled,
    start: slot.instant,
    durationMinutes: scheduling.calendarMinutes,
    summary: title,
    location: isInPersonType(slot.visitType) ? address : joinUrl,
    url: joinUrl,
    stamp: now,
  };
}
