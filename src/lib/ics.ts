import { escaped, fileOfLines } from './content-lines.ts';

/** Calendar files (RFC 5545). */

export type CalendarEvent = {
  /** Stays the same for the same appointment, so that importing it twice gives one entry. */
  readonly uid: string;
  /** Grows with each change of the appointment, so that a calendar replaces what it has. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly durationMinutes: number;
  readonly summary: string;
  readonly location: string;
  /** Where it is attended online; '' for one in person. */
  readonly url: string;
  /** When the file was made, milliseconds since 1970. */
  readonly stamp: number;
};

function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/**
 * A calendar file with one event. Times are in UTC, which every calendar shows on its owner's clock. It says neither
 * with whom the appointment is nor why.
 * @requirement I10
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.start + event.durationMinutes * 60_000)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return fileOfLines(lines);
}
