import { addDays } from '@/lib/chicago-time';
import { dateRange } from './date-range';
import type { SlotDate } from './slots';

/** A date of every second day, the first of them a Thursday. */
const dates: readonly SlotDate[] = Array.from({ length: 20 }, (_, nth) => ({
  date: addDays('2026-11-26', 2 * nth),
  groups: [],
}));
const shown = (from: string) => dateRange(dates, from).shown.map(({ date }) => date);

test('[I2] seven dates at once, the first ones first, and the ways to those before and after', () => {
  const first = dateRange(dates, '');
  expect(shown('')).toEqual(dates.slice(0, 7).map(({ date }) => date));
  expect([first.earlier, first.later]).toEqual([undefined, '2026-12-10']);
  const next = dateRange(dates, '2026-12-10');
  expect([next.earlier, next.later]).toEqual(['2026-11-26', '2026-12-24']);
  expect(dateRange(dates, '2026-12-24').later).toBeUndefined();
});

test('[I2] weeks begin on Monday and hold the dates that have times', () => {
  const { weeks, week } = dateRange(dates, '2026-12-02');
  expect(weeks[0]).toEqual({ monday: '2026-11-23', dates: ['2026-11-26', '2026-11-28'] });
  expect(week).toEqual({
    monday: '2026-11-30',
    dates: ['2026-11-30', '2026-12-02', '2026-12-04', '2026-12-06'],
  });
});

test('[I2] a day without times leads to the next one, a day after the last one to the last ones', () => {
  expect(shown('2026-12-01')[0]).toBe('2026-12-02');
  expect(shown('2027-05-01')).toEqual(dates.slice(-7).map(({ date }) => date));
  expect(dateRange([], '').week).toBeUndefined();
});
