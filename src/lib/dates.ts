import { isLocalDate } from './chicago-time.ts';
import { latinDigits } from './digits.ts';

/**
 * Dates that people type: `MM-DD-YYYY`, read strictly. What cannot be a date is refused, never repaired. Programs that
 * fill in forms write `yyyy-MM-dd`.
 */

/** What is written like a date from 1880 on, as `yyyy-MM-dd`, whether there is such a day or not. */
function writtenDate(typed: string): string | undefined {
  const text = latinDigits(typed).trim();
  // Without scripts nobody puts the dashes in.
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? /^([01]\d)(\d\d)(\d{4})$/.exec(text);
  const [, month = '', day = '', year = ''] = match ?? [];
  const date = match ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return /^\d{4}-\d\d-\d\d$/.test(date) && date >= '1880' ? date : undefined;
}

/**
 * Reads a typed date; slashes, dots, spaces or nothing at all do as well as dashes.
 * @returns `yyyy-MM-dd`, or undefined for anything that is no real date from 1880 on
 * @requirement I9
 */
export function parseTypedDate(typed: string): string | undefined {
  const date = writtenDate(typed);
  return date !== undefined && isLocalDate(date) ? date : undefined;
}

/** Whether a text is written like a date, but the calendar has no such day: February 29 of most years. @requirement K4 */
export function isNoSuchDay(typed: string): boolean {
  return writtenDate(typed) !== undefined && parseTypedDate(typed) === undefined;
}

/** Whether a text is no date here, and one where the day comes first: 20-02-2021. @requirement K4 */
export function isDayFirst(typed: string): boolean {
  const text = latinDigits(typed).trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  return parseTypedDate(typed) === undefined && parseTypedDate(`${month}-${day}-${year}`) !== undefined;
}

/**
 * A date that shows how one is written, `MM-DD-YYYY`: one to come where only such days are good, else one long past.
 * @param earliest - the first good day, `yyyy-MM-dd`
 * @requirement K4
 */
export function exampleDate(earliest: string | undefined): string {
  // Of the next year: a page from memory and the browser that shows it agree on that, on all but one night.
  return `04-27-${earliest === undefined ? 1985 : Number(earliest.slice(0, 4)) + 1}`;
}

/**
 * The day at which the calendar of a birth date opens: about that old are those who are asked for.
 * @param today - `yyyy-MM-dd`
 * @requirement K4
 */
export function birthYearOf(today: string, isChild: boolean): string {
  return `${Number(today.slice(0, 4)) - (isChild ? 6 : 40)}-01-01`;
}

/** `yyyy-MM-dd` as people here write it: `MM-DD-YYYY`. @requirement K4 */
export function toTypedDate(localDate: string): string {
  const [year = '', month = '', day = ''] = localDate.split('-');
  return `${month}-${day}-${year}`;
}

/**
 * Puts the dashes into a date while it is typed, only where digits alone stand, and turns `yyyy-MM-dd` round, which
 * browsers fill in. Who types the dash or slash that was just put in gets it once. Anything else stays as typed.
 * @param before - the text before this key, so that a deleted dash is not put back
 * @requirement K4
 */
export function dashDate(typed: string, before = ''): string {
  if (typed === before + typed.slice(-1) && /^(\d\d-){1,2}[-/. ]$/.test(latinDigits(typed))) return before;
  const text = latinDigits(typed);
  if (text.length < before.length || !/^[\d-]*$/.test(text)) return typed;
  // No month starts like this: it is a year.
  if (/^(18|19|20)/.test(text)) return isYearFirst(text) ? toTypedDate(text) : text;
  if (/^\d{2}$/.test(text) || /^\d{2}-\d{2}$/.test(text)) return `${text}-`;
  if (/^\d{3,8}$/.test(text))
    return [text.slice(0, 2), text.slice(2, 4), text.slice(4)].filter(Boolean).join('-');
  return text;
}

function isYearFirst(text: string): boolean {
  return parseTypedDate(text) === text;
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
