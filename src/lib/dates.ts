import { isLocalDate } from './chicago-time.ts';

/**
 * Dates that people type: `MM-DD-YYYY`, read strictly. What cannot be a date is refused, never repaired.
 */

/**
 * Reads a typed date; slashes, dots and spaces do as well as dashes.
 * @returns `yyyy-MM-dd`, or undefined for anything that is no real date from 1880 on
 * @requirement I9
 */
export function parseTypedDate(typed: string): string | undefined {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed.trim());
  if (!match) return undefined;
  const [, month = '', day = '', year = ''] = match;
  const localDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number(year) >= 1880 && isLocalDate(localDate) ? localDate : undefined;
}

/** `yyyy-MM-dd` as people here write it: `MM-DD-YYYY`. */
export function toTypedDate(localDate: string): string {
  const [year = '', month = '', day = ''] = localDate.split('-');
  return `${month}-${day}-${year}`;
}

/**
 * Puts the dashes into a date while it is typed, only where digits alone stand. Anything else stays as typed.
 * @param before - the text before this key, so that a deleted dash is not put back
 */
export function dashDate(typed: string, before = ''): string {
  if (typed.length < before.length || !/^[\d-]*$/.test(typed)) return typed;
  if (/^\d{2}$/.test(typed) || /^\d{2}-\d{2}$/.test(typed)) return `${typed}-`;
  if (/^\d{3,8}$/.test(typed))
    return [typed.slice(0, 2), typed.slice(2, 4), typed.slice(4)].filter(Boolean).join('-');
  return typed;
}

/**
 * Whole years between two calendar dates: someone born on 29 February is a year older on 1 March in common years.
 * @requirement I1
 * @decision Q42
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

const rangeYears = 15;

/** The last day that may be chosen as part of a range: fifteen years on. @requirement K4 */
export function lastRangeDay(today: string): string {
  return `${Number(today.slice(0, 4)) + rangeYears}-12-31`;
}
