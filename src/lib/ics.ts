/** Calendar files (RFC 5545), and the lines that contact cards (RFC 2426) have in common with them. */

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

/** A text as a value of a line. @requirement I10 */
export function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line after 75 octets, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Content lines as a file. @requirement I10 */
export function fileOfLines(lines: readonly string[]): string {
  return `${lines.map(folded).join('\r\n')}\r\n`;
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
