/**
 * Clinic times. A `localDate` is `yyyy-MM-dd` and a `localTime` is `HH:mm`, both on the clinic's clock; an instant is
 * milliseconds since 1970. Each is computed once from the other and never adjusted again, whatever zone the computer is in.
 */
import { zoneName } from './zone-name.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Clocks are changed at whole quarters of an hour, so that the offset is found out once for each. */
const quarterMs = 15 * minuteMs;

type LocalMoment = { readonly localDate: string; readonly localTime: string; readonly zone: string };

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsFormatter(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

const offsets = new Map<string, number>();

/** Milliseconds that the zone's clock is ahead of UTC at an instant; negative in America. */
function offsetAt(instant: number, zone: string): number {
  const start = Math.floor(instant / quarterMs) * quarterMs;
  const key = `${zone} ${start}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const clock = Object.fromEntries(
      partsFormatter(zone)
        .formatToParts(start)
        .map(({ type, value }) => [type, value]),
    );
    offset = Date.parse(`${clock.year}-${clock.month}-${clock.day}T${clock.hour}:${clock.minute}Z`) - start;
    if (offsets.size > 2000) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** What the zone's clock and calendar show: `yyyy-MM-ddTHH:mm:ss`, and more. */
function clockAt(instant: number, zone: string): string {
  return new Date(instant + offsetAt(instant, zone)).toISOString();
}

/** The zone's offsets the day before and the day after a date: equal on all but a few days of the year. */
function offsetsAround(localDate: string, zone: string): readonly [number, number] {
  const midnight = Date.parse(`${localDate}T00:00:00Z`);
  return [offsetAt(midnight - dayMs, zone), offsetAt(midnight + 2 * dayMs, zone)];
}

/**
 * The instant of a moment on a clinic's clock. In the hour that autumn repeats it is the first of the two; a time that
 * spring skips counts on from before the change.
 * @returns milliseconds since 1970, or undefined when date or time is no real one
 * @requirement I4
 */
export function instantOf({ localDate, localTime, zone }: LocalMoment): number | undefined {
  if (!isLocalDate(localDate) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(localTime)) return undefined;
  const wall = Date.parse(`${localDate}T${localTime}:00Z`);
  const [before, after] = offsetsAround(localDate, zone);
  if (before === after) return wall - before;
  const candidates = [wall - before, wall - after].filter(
    (instant) => instant + offsetAt(instant, zone) === wall,
  );
  return candidates.length === 0 ? wall - before : Math.min(...candidates);
}

/** Whether a text is the IANA name of a time zone. @requirement I4 */
export function isZone(text: string): boolean {
  try {
    return partsFormatter(text).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a text is a real calendar date, `yyyy-MM-dd`. @requirement I4 */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // The parser takes 30 February for a day in March.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

/** The date on a zone's calendar, `yyyy-MM-dd`. @param instant - milliseconds since 1970 @requirement I4 */
export function localDateAt(instant: number, zone: string): string {
  return clockAt(instant, zone).slice(0, 10);
}

/** The clock of a zone at an instant, `yyyy-MM-dd HH:mm:ss` with 24 hours. @decision Q35 */
export function localDateTimeAt(instant: number, zone: string): string {
  return clockAt(instant, zone).slice(0, 19).replace('T', ' ');
}

/** A calendar date some days later. @requirement I4 */
export function addDays(localDate: string, days: number): string {
  return new Date(Date.parse(`${localDate}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Whether a slot may still be offered: it starts at least `leadMinutes` from now, counted between instants.
 * @requirement I4
 * @decision Q38
 */
export function isFarEnough(instant: number, now: number, leadMinutes: number): boolean {
  return instant >= now + leadMinutes * minuteMs;
}

/** Spaces that do not break are ordinary ones here, so that texts compare equal between browsers. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** Time of day as people say it: "9:20 AM". @param options - `zone` undefined: the reader's own @requirement I2 */
export function formatTime(
  instant: number,
  { language, zone }: { readonly language: string; readonly zone: string | undefined },
): string {
  const formatter = new Intl.DateTimeFormat(language, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return plainSpaces(formatter.format(instant));
}

/**
 * Whether a reader's clock shows another time than the clinic's at an instant: then times are told with their zone. Only
 * for what the browser alone draws, because a server does not know the reader's clock.
 * @param reader - the reader's zone; the browser's own by default
 * @requirement I2
 */
export function isOtherClock(
  instant: number,
  zone: string,
  reader = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  return offsetAt(instant, zone) !== offsetAt(instant, reader);
}

/** A time of day by a zone's clock, with the zone's short name for a reader whose clock shows another. @requirement I2 */
export function formatClock(
  instant: number,
  { language, zone }: { readonly language: string; readonly zone: string },
): string {
  const time = formatTime(instant, { language, zone });
  return isOtherClock(instant, zone)
    ? `${time} ${zoneName(instant, { language, zone, length: 'short' })}`
    : time;
}

/** A calendar date in words, without its weekday: "September 14, 2019". @requirement I9 */
export function formatDay(localDate: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(
    Date.parse(`${localDate}T00:00:00Z`),
  );
}

/** A calendar date in words: "Tuesday, November 24, 2026"; without the year where it is clear. @requirement I2 */
export function formatDate(
  localDate: string,
  { language, withYear = true }: { readonly language: string; readonly withYear?: boolean },
): string {
  const formatter = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(withYear ? { year: 'numeric' as const } : {}),
  });
  return plainSpaces(formatter.format(Date.parse(`${localDate}T00:00:00Z`)));
}
