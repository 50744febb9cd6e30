import { emptySearch } from '@/domain/search/search-url';
import { optionGroups, type OptionContext } from '@/features/search/suggestions/options';

const suggestions = {
  isFacetsFirst: true,
  facets: [
    {
      field: 'c_gender_s',
      label: 'Gender',
      values: [
        { value: 'Female', count: 3 },
        { value: 'Male', count: 2 },
      ],
      total: 2,
    },
  ],
  errands: [],
  groups: [
    {
      type: 'physician' as const,
      pages: [{ title: [{ text: 'Ana', isMatch: true }], detail: 'Cardiology', path: '/ana' }],
    },
  ],
};
const context: OptionContext = {
  action: '/find',
  hrefOf: (path) => path,
  seeAll: 'See All',
  current: undefined,
  expanded: new Set(),
};
const keys = (given: Parameters<typeof optionGroups>[0]) =>
  optionGroups(given, context).map(({ key }) => key);

test('[B4] filter values come before the pages or after them, as authored', () => {
  expect(keys(suggestions)).toEqual(['c_gender_s', 'physician']);
  expect(keys({ ...suggestions, isFacetsFirst: false })).toEqual(['physician', 'c_gender_s']);
});

test('[B29] a page for an errand stands before everything else', () => {
  const errands = [{ title: [{ text: 'Parking', isMatch: false }], detail: '', path: '/parking' }];
  const [first] = optionGroups({ ...suggestions, errands }, context);
  expect(first).toMatchObject({ label: 'Suggested pages', options: [{ href: '/parking', number: 0 }] });
});

test('[B4] a chosen value is not suggested again; a filter without other values is left out', () => {
  const chosen = (...values: readonly string[]) => ({
    ...context,
    current: {
      filters: [],
      state: { ...emptySearch, filters: values.map((value) => ({ field: 'c_gender_s', value })) },
    },
  });
  const [first] = optionGroups(suggestions, chosen('Female'));
  expect(first?.options.map(({ key }) => key)).toEqual(['Male']);
  expect(optionGroups(suggestions, chosen('Female', 'Male')).map(({ key }) => key)).toEqual(['physician']);
});

test('[B4] a suggested value is added to the filters, the place and the age that hold; what was typed goes', () => {
  const offered = { kind: 'dropdown', label: '', initialValue: '', icon: '' } as const;
  const state = {
    ...emptySearch,
    query: 'fem',
    distance: '60637',
    radius: 10,
    pageIndex: 2,
    filters: [{ field: 'c_languages_sm', value: 'Polish' }],
  };
  const current = {
    state,
    filters: [
      { ...offered, field: 'c_gender_s', pediatricValues: ['Female'] },
      { ...offered, field: 'c_patient_ages_sm', kind: 'radio', initialValue: 'Adult', pediatricValues: [] },
    ],
  } as unknown as NonNullable<OptionContext['current']>;
  const [first] = optionGroups(suggestions, { ...context, current });
  const address = new URLSearchParams(first?.options[0]?.href?.replace(/^.*\?/, ''));
  expect([...address]).toEqual([
    ['distance', '60637'],
    ['radius', '10'],
    ['filter', 'c_languages_sm:"Polish"'],
    ['filter', 'c_gender_s:"Female"'],
    ['filter', 'c_patient_ages_sm:"Pediatric"'],
  ]);
});

test('[B4] five values and See All, which shows all of them', () => {
  const values = Array.from({ length: 8 }, (_, index) => ({ value: `v${index}`, count: 1 }));
  const many = { ...suggestions, groups: [], facets: [{ field: 'f', label: 'F', values, total: 8 }] };
  const [closed] = optionGroups(many, context);
  expect(closed?.options.map(({ title }) => title[0]?.text)).toEqual([
    'v0',
    'v1',
    'v2',
    'v3',
    'v4',
    'See All',
  ]);
  expect(closed?.options.at(-1)?.href).toBeUndefined();
  const [open] = optionGroups(many, { ...context, expanded: new Set(['f']) });
  expect(open?.options).toHaveLength(8);
});
