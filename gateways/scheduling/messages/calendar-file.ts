/** An entry for a calendar; instants in milliseconds since 1970. */
export type CalendarEntry = {
  readonly uid: string;
  /** Grows with each change, so that a calendar replaces what it has. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly location: string;
  /** Where the visit is attended online; '' for one in person. */
  readonly url: string;
  readonly writtenAt: number;
};

const LINE_OCTETS = 75;

/**
 * An iCalendar file (RFC 5545) with one entry, times in UTC. It names neither patient nor physician.
 * @param feed - for a file that calendars ask for again and again: what they call it. It only publishes, whatever became
 *   of the entry, and asks to be looked at hourly (RFC 7986; calendars that do not know that read the lines with X-)
 * @requirement I18
 */
export function calendarFileOf(entry: CalendarEntry, feed?: { readonly feedName: string }): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Messages//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.isCancelled && !feed ? 'CANCEL' : 'PUBLISH'}`,
    ...(feed ? feedLines(feed.feedName) : []),
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcOf(entry.writtenAt)}`,
    `DTSTART:${utcOf(entry.startsAt)}`,
    `DTEND:${utcOf(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
    ...(entry.url === '' ? [] : [`URL:${entry.url}`]),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function feedLines(name: string): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
}

function utcOf(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, '\\n');
}

/** Continues a line that is too long on the next one, after a space; never inside a character. */
function folded(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    octets += size;
    if (octets <= LINE_OCTETS) return character;
    octets = size + 1;
    return `\r\n ${character}`;
  }).join('');
}
