import type { AbsenceTable, HolidayTable } from '../../db/calendar-schema.ts';
import { addDays, weekdayOf } from '../../scheduling/calendar/zone.ts';
import { hashOf } from './random.ts';

const THURSDAY = 4;
const MONDAY = 1;

/** The demo clinics' holidays of a year. @requirement I4 */
export function holidaysOf(year: number): HolidayTable[] {
  const thanksgiving = nthWeekday(year, 11, THURSDAY, 4);
  const days: readonly (readonly [string, string])[] = [
    [`${year}-01-01`, "New Year's Day"],
    [nthWeekday(year, 1, MONDAY, 3), 'Martin Luther King Jr. Day'],
    // May's last Monday is a week before June's first.
    [addDays(nthWeekday(year, 6, MONDAY, 1), -7), 'Memorial Day'],
    [`${year}-06-19`, 'Juneteenth'],
    [`${year}-07-04`, 'Independence Day'],
    [nthWeekday(year, 9, MONDAY, 1), 'Labor Day'],
    [thanksgiving, 'Thanksgiving'],
    [addDays(thanksgiving, 1), 'Day after Thanksgiving'],
    [`${year}-12-25`, 'Christmas Day'],
  ];
  return days.map(([local_date, name]) => ({ local_date, name }));
}

/**
 * Two weeks within a year, one in each half, in which a provider of the demo is away. They follow from the NPI.
 * @requirement I4
 */
export function vacationsOf(npi: string, year: number): AbsenceTable[] {
  return [0, 26].map((firstWeek) => {
    const week = firstWeek + (hashOf(`${npi}|vacation|${year}|${firstWeek}`) % 25);
    const day = addDays(`${year}-01-01`, week * 7);
    const sunday = addDays(day, -weekdayOf(day));
    const saturday = addDays(sunday, 6);
    return {
      npi,
      from_date: sunday < `${year}-01-01` ? `${year}-01-01` : sunday,
      to_date: saturday > `${year}-12-31` ? `${year}-12-31` : saturday,
    };
  });
}

/** The nth given weekday of a month (1 is January). */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const untilWeekday = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, untilWeekday + (nth - 1) * 7);
}
