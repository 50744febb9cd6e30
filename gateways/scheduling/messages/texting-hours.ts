import { addDays, localDateOf, toInstant } from '../calendar/zone.ts';

const FROM = '08:00';
const UNTIL = '21:00';

/**
 * The first instant from a given one on at which people may be reminded by text: 8 a.m. to 9 p.m. at the clinic.
 * @param zone - IANA name
 * @returns milliseconds since 1970; the given instant when it is such a time
 * @requirement I18
 */
export function textingTime(atMs: number, zone: string): number {
  const date = localDateOf(atMs, zone);
  const opens = toInstant(date, FROM, zone);
  if (atMs < opens) return opens;
  if (atMs < toInstant(date, UNTIL, zone)) return atMs;
  return toInstant(addDays(date, 1), FROM, zone);
}
