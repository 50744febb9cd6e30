import { addDays } from '@/lib/chicago-time';
import type { SlotDate } from './slots';

/** Dates that the list of all times shows at once. */
export const datesAtOnce = 7;

/** A week of which some day has times: its Monday, and the dates that have them, `yyyy-MM-dd`. */
export type Week = { readonly monday: string; readonly dates: readonly string[] };

/** What the list of all times shows: some dates in a row, and what comes before and after. */
export type DateRange = {
  readonly shown: readonly SlotDate[];
  readonly weeks: readonly Week[];
  /** Of the first date that is shown; undefined where there is none. */
  readonly week: Week | undefined;
  /** First dates of the pages before and after; undefined at the ends. */
  readonly earlier: string | undefined;
  readonly later: string | undefined;
};

/**
 * The dates from one on. A date that has no times any more leads to the next one that has.
 * @param from - `yyyy-MM-dd`; '' for the first
 * @requirement I2
 */
export function dateRange(dates: readonly SlotDate[], from: string): DateRange {
  const found = dates.findIndex(({ date }) => date >= from);
  const start = found < 0 ? Math.max(0, dates.length - datesAtOnce) : found;
  const shown = dates.slice(start, start + datesAtOnce);
  const weeks = weeksOf(dates);
  const first = shown[0]?.date;
  return {
    shown,
    weeks,
    week: weeks.find((week) => first !== undefined && week.dates.includes(first)),
    earlier: start > 0 ? dates[Math.max(0, start - datesAtOnce)]?.date : undefined,
    later: dates[start + datesAtOnce]?.date,
  };
}

function weeksOf(dates: readonly SlotDate[]): readonly Week[] {
  const weeks = new Map<string, string[]>();
  for (const { date } of dates) {
    const monday = mondayOf(date);
    const known = weeks.get(monday);
    if (known) known.push(date);
    else weeks.set(monday, [date]);
  }
  return [...weeks].map(([monday, own]) => ({ monday, dates: own }));
}

function mondayOf(date: string): string {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -sinceMonday);
}
