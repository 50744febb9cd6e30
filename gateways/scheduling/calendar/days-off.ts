import { hashOf } from './random.ts';
import { addDays, weekdayOf } from './zone.ts';

const THURSDAY = 4;
const MONDAY = 1;

/** One entry per year that was asked for: this one and the next. */
const holidays = new Map<number, ReadonlySet<string>>();

/** The clinics' holidays of a year, yyyy-MM-dd. */
export function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year);
  if (known !== undefined) return known;
  const days = new Set([
    `${year}-01-01`,
    nthWeekday(year, 1, MONDAY, 3),
    // May's last Monday is a week before June's first.
    addDays(nthWeekday(year, 6, MONDAY, 1), -7),
    `${year}-06-19`,
    `${year}-07-04`,
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 11, THURSDAY, 4),
    addDays(nthWeekday(year, 11, THURSDAY, 4), 1),
    `${year}-12-25`,
  ]);
  holidays.set(year, days);
  return days;
}

/**
 * Says whether a provider is away on a date: the holidays, and two weeks of each year that follow from the NPI.
 * @param localDate - yyyy-MM-dd
 */
export function isDayOff(npi: string, localDate: string): boolean {
  const year = Number(localDate.slice(0, 4));
  if (holidaysOf(year).has(localDate)) return true;
  return vacationStarts(npi, year).some((start) => localDate >= start && localDate < addDays(start, 7));
}

/** Two Sundays, one in each half of the year, after which the provider is away for a week. */
function vacationStarts(npi: string, year: number): readonly string[] {
  return [0, 26].map((firstWeek) => {
    const week = firstWeek + (hashOf(`${npi}|vacation|${year}|${firstWeek}`) % 25);
    const day = addDays(`${year}-01-01`, week * 7);
    return addDays(day, -weekdayOf(day));
  });
}

/** The nth given weekday of a month (1 is January). */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const untilWeekday = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, untilWeekday + (nth - 1) * 7);
}
