import { effectiveFilters, noneValue } from '@/domain/search/filters';

const offered = [
  { field: 'list', kind: 'dropdown', initialValue: '' },
  { field: 'box', kind: 'checkbox', initialValue: '' },
  { field: 'ticked', kind: 'checkbox|checked', initialValue: 'true' },
  { field: 'age', kind: 'radio', initialValue: '' },
  { field: 'place', kind: 'distance', initialValue: '' },
  { field: 'visit', kind: 'upcoming', initialValue: '' },
];
const effective = (...pairs: readonly (readonly [string, string])[]) =>
  effectiveFilters(
    pairs.map(([field, value]) => ({ field, value })),
    offered,
  ).map(({ field, value }) => `${field}=${value}`);

describe('filters that hold', () => {
  test('[B6] a box that is ticked by default holds until it is unticked', () => {
    expect(effective()).toEqual(['ticked=true']);
    expect(effective(['ticked', 'false'])).toEqual([]);
  });

  test('[B26] a form without scripts sends the unticked and the ticked value: the tick wins', () => {
    expect(effective(['ticked', 'false'], ['ticked', 'true'])).toEqual(['ticked=true']);
  });

  test('[B5] an unticked box filters nothing', () => {
    expect(effective(['box', 'false'], ['ticked', 'false'])).toEqual([]);
    expect(effective(['box', 'true'], ['ticked', 'false'])).toEqual(['box=true']);
  });

  test('[B28] of how soon a visit should be one known word counts', () => {
    const unticked = ['ticked', 'false'] as const;
    expect(effective(unticked, ['visit', 'tomorrow'])).toEqual([]);
    expect(
      effective(unticked, ['visit', 'x'], ['visit', 'within-7-days'], ['visit', 'within-1-day']),
    ).toEqual(['visit=within-7-days']);
  });

  test('[B2] a field that is not offered is ignored', () => {
    expect(effective(['other', 'x'], ['place', '60637'], ['list', 'a'], ['list', 'b'])).toEqual([
      'list=a',
      'list=b',
      'ticked=true',
    ]);
  });

  test('[B11] an author’s choice holds until the visitor chooses, or chooses Any', () => {
    const age = [{ field: 'age', kind: 'radio', initialValue: 'Pediatric' }];
    expect(effectiveFilters([], age)).toEqual([{ field: 'age', value: 'Pediatric' }]);
    expect(effectiveFilters([{ field: 'age', value: 'Adult' }], age)).toEqual([
      { field: 'age', value: 'Adult' },
    ]);
    expect(effectiveFilters([{ field: 'age', value: 'Any' }], age)).toEqual([]);
  });

  test('[B6] only what an author chose needs a way to say nothing', () => {
    const none = (kind: string, initialValue: string) => noneValue({ field: 'f', kind, initialValue });
    expect(none('radio', 'Pediatric')).toBe('Any');
    expect(none('checkbox|checked', '')).toBe('false');
    expect([none('radio', ''), none('dropdown', 'x'), none('checkbox', ''), none('text', '')]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });
});
