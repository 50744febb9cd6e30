import { filterQueries, filterQuery } from '#services/search/fields';

const offered = (...fields: readonly string[]) =>
  fields.map((field) => ({ field, kind: 'dropdown' as const }));

describe('filter queries', () => {
  test('[B18] a value is one literal phrase', () => {
    expect(filterQuery({ field: 'c_gender_s', values: ['Female'] })).toBe(
      '{!tag=c_gender_s}c_gender_s:"Female"',
    );
    expect(filterQuery({ field: 'f', values: ['a" OR _language:"es', '\\'] })).toBe(
      '{!tag=f}f:("a\\" OR _language:\\"es" OR "\\\\")',
    );
  });

  test('[B18] several values of one field are alternatives, a negation excludes all of them', () => {
    expect(filterQuery({ field: 'f', values: ['a', 'b'] })).toBe('{!tag=f}f:("a" OR "b")');
    expect(filterQuery({ field: 'f', values: ['ICP'], isNegative: true })).toBe('-f:"ICP"');
  });

  test('[B18] nothing to filter, and a field that is none, is no query', () => {
    expect(filterQuery({ field: 'f', values: [''] })).toBeUndefined();
    expect(filterQuery({ field: '{!join}f', values: ['a'] })).toBeUndefined();
  });

  test('[B18] a field that the search does not offer is left out', () => {
    const filters = [
      { field: 'a', value: '1' },
      { field: '_query_', value: 'x' },
      { field: 'a', value: '2' },
      { field: 'b', value: '3' },
    ];
    expect(filterQueries(filters, offered('a', 'b'), 0)).toEqual(['{!tag=a}a:("1" OR "2")', '{!tag=b}b:"3"']);
  });
});

describe('how soon a visit should be', () => {
  const visits = [{ field: 'c_next_available_tdt', kind: 'upcoming' as const }];
  const soon = (value: string, now: string) =>
    filterQueries([{ field: 'c_next_available_tdt', value }], visits, Date.parse(now))[0];

  test.each([
    // The evening of 21 November in Chicago is the 22nd in Greenwich.
    ['within-1-day', '2026-11-22T04:31:00Z', '2026-11-22T04:35:00Z', '2026-11-23T06:00:00Z'],
    ['within-7-days', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z', '2026-11-29T06:00:00Z'],
    ['within-30-days', '2026-11-21T15:00:01Z', '2026-11-21T15:05:00Z', '2026-12-22T06:00:00Z'],
    // The clocks go back on 1 November and forward on 14 March.
    ['within-3-days', '2026-10-30T15:00:00Z', '2026-10-30T15:00:00Z', '2026-11-03T06:00:00Z'],
    ['within-14-days', '2027-03-10T15:00:00Z', '2027-03-10T15:00:00Z', '2027-03-25T05:00:00Z'],
  ])('[B28] %s, asked at %s, is from %s until before %s', (value, now, from, end) => {
    expect(soon(value, now)).toBe(`{!tag=c_next_available_tdt}c_next_available_tdt:[${from} TO ${end}}`);
  });

  test('[B28] words that nobody knows are no filter, and no way into the query', () => {
    for (const value of ['within-2-days', '[* TO *]', '2026-11-21T15:00:00Z', ''])
      expect(soon(value, '2026-11-21T15:00:00Z')).toBeUndefined();
  });
});
