import { filterQueries } from '#services/search/fields';

const offered = [{ field: 'c_open_now_b', kind: 'checkbox' as const }];
const ask = (value: string, instant: string) =>
  filterQueries([{ field: 'c_open_now_b', value }], offered, Date.parse(instant));

describe('what is open now', () => {
  test.each([
    // A Tuesday in Chicago evening is a Wednesday in UTC.
    ['2026-11-18T03:47:00Z', '2026-11-17', 1, '21', 3],
    ['2026-06-07T05:00:00Z', '2026-06-07', 6, '00', 0],
  ])('[E7] is asked by the clinic’s clock: %s', (instant, date, day, hour, quarter) => {
    const at = (name: string | number) => `("${name}" OR "${name}-${hour}" OR "${name}-${hour}.${quarter}")`;
    expect(ask('true', instant)).toEqual([
      `{!tag=c_open_now_b}c_open_times_sm:${at(date)} OR (c_open_times_sm:${at(day)} AND -c_special_dates_sm:"${date}")`,
    ]);
  });

  test('[E7] is asked for nothing else', () => {
    expect(ask('false', '2026-06-07T05:00:00Z')).toEqual([]);
    expect(ask('" OR *:*', '2026-06-07T05:00:00Z')).toEqual([]);
  });
});
