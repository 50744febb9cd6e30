import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** Clocks change at a quarter of an hour: within one, a zone's offset is the same. */
const QUARTER_MS = 15 * MINUTE_MS;
const offsets = new LRUCache<string, number>({ max: 20_000 });

/** How far the wall clock of `zone` is ahead of UTC, in milliseconds. Asking `Intl` costs as much as a statement. */
function offsetMs(instantMs: number, zone: string): number {
  const quarter = Math.floor(instantMs / QUARTER_MS);
  const key = `${quarter} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readWallClock(quarter * QUARTER_MS, zone) - quarter * QUARTER_MS;
  offsets.set(key, offset);
  return offset;
}

/** The wall clock of `zone` at an instant, as if it were UTC: milliseconds since 1970, whole seconds. */
function wallClock(instantMs: number, zone: string): number {
  return Math.floor(instantMs / 1000) * 1000 + offsetMs(instantMs, zone);
}

function readWallClock(instantMs: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterFor(zone).formatToParts(instantMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Converts a local date and time to the instant it names; the zone of the process plays no part.
 * A repeated time (clocks go back) is its first occurrence; a skipped one (clocks go forward) moves on by the gap.
 * @param localDate - yyyy-MM-dd
 * @param localTime - HH:mm
 * @param zone - IANA name
 * @returns milliseconds since 1970
 * @requirement I4
 */
export function toInstant(localDate: string, localTime: string, zone: string): number {
  const wall = Date.parse(`${localDate}T${localTime}:00Z`);
  const before = offsetMs(wall - DAY_MS, zone);
  const after = offsetMs(wall + DAY_MS, zone);
  if (before === after) return wall - before;
  const earlier = wall - Math.max(before, after);
  if (wallClock(earlier, zone) === wall) return earlier;
  const later = wall - Math.min(before, after);
  return wallClock(later, zone) === wall ? later : wall - before;
}

/** The calendar date of an instant in a zone, yyyy-MM-dd. @requirement I4 */
export function localDateOf(instantMs: number, zone: string): string {
  return new Date(wallClock(instantMs, zone)).toISOString().slice(0, 10);
}

/** The wall time of an instant in a zone, HH:mm. @requirement I4 */
export function localTimeOf(instantMs: number, zone: string): string {
  return new Date(wallClock(instantMs, zone)).toISOString().slice(11, 16);
}

/** Adds days to a calendar date (yyyy-MM-dd); dates have no zone, so no hour is ever lost. @requirement I4 */
export function addDays(localDate: string, days: number): string {
  return new Date(Date.parse(localDate) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another; negative when `to` is earlier. @requirement I4 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Day of the week of a calendar date: 0 is Sunday. @requirement I4 */
export function weekdayOf(localDate: string): number {
  return new Date(Date.parse(localDate)).getUTCDay();
}

/** Says whether text is the name of a time zone, like America/Chicago. @requirement I4 */
export function isZone(text: string): boolean {
  // Offsets like +05:00 are accepted by Intl and have no summer time.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    formatterFor(text);
    return true;
  } catch {
    return false;
  }
}

/** Says whether text is a date that exists, in the form yyyy-MM-dd. @requirement I4 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Turns minutes after midnight into HH:mm. @requirement I4 */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Turns HH:mm into minutes after midnight. @requirement I4 */
export function minutesOf(localTime: string): number {
  return Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3, 5));
}

/** An instant some minutes after another. @requirement I4 */
export function plusMinutes(instantMs: number, minutes: number): number {
  return instantMs + minutes * MINUTE_MS;
}
