import { clearedFilters, effectiveFilters, noneValue } from '@/domain/search/filters';

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
    expect([none('dropdown', 'Cardiology'), none('text', 'heart')]).toEqual(['Any', 'Any']);
    const nothing = ['radio', 'dropdown', 'checkbox', 'text'].map((kind) => none(kind, ''));
    expect([...nothing, none('dropdown', 'any'), none('checkbox', 'x')]).toEqual(['', '', '', '', '', '']);
  });

  test('[B5] the initialValue of a list and of a text holds until the visitor chooses another one, or Any', () => {
    const preset = [
      { field: 'list', kind: 'dropdown', initialValue: 'Cardiology' },
      { field: 'words', kind: 'text', initialValue: 'heart' },
      { field: 'free', kind: 'dropdown', initialValue: 'ANY' },
    ];
    const holds = (...pairs: readonly (readonly [string, string])[]) =>
      effectiveFilters(
        pairs.map(([field, value]) => ({ field, value })),
        preset,
      ).map(({ value }) => value);
    expect(holds()).toEqual(['Cardiology', 'heart']);
    expect(holds(['list', 'Neurology'], ['words', 'Any'])).toEqual(['Neurology']);
    // A form without scripts says that the text was there, and beside it what it holds.
    expect(holds(['list', 'Any'], ['words', 'Any'], ['words', 'lung'])).toEqual(['lung']);
  });

  test('[B6] Clear filters: lists to Any, ticked boxes to true, other boxes to false, texts to empty', () => {
    const preset = [
      { field: 'list', kind: 'dropdown', initialValue: 'Cardiology' },
      { field: 'free', kind: 'dropdown', initialValue: '' },
      { field: 'ticked', kind: 'checkbox|checked', initialValue: '' },
      { field: 'box', kind: 'checkbox', initialValue: '' },
      { field: 'words', kind: 'text', initialValue: 'heart' },
    ];
    const cleared = clearedFilters(preset);
    expect(cleared.map(({ field, value }) => `${field}=${value}`)).toEqual(['list=Any', 'words=Any']);
    expect(effectiveFilters(cleared, preset)).toEqual([{ field: 'ticked', value: 'true' }]);
  });
});
