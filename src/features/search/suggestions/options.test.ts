import { optionGroups } from '@/features/search/suggestions/options';

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
const context = { action: '/find', hrefOf: (path: string) => path, seeAll: 'See All', chosen: [] };
const keys = (given: Parameters<typeof optionGroups>[0]) =>
  optionGroups(given, 'a', context).map(({ key }) => key);

test('[B4] filter values come before the pages or after them, as authored', () => {
  expect(keys(suggestions)).toEqual(['c_gender_s', 'physician']);
  expect(keys({ ...suggestions, isFacetsFirst: false })).toEqual(['physician', 'c_gender_s']);
});

test('[B29] a page for an errand stands before everything else', () => {
  const errands = [{ title: [{ text: 'Parking', isMatch: false }], detail: '', path: '/parking' }];
  const [first] = optionGroups({ ...suggestions, errands }, 'park', context);
  expect(first).toMatchObject({ label: 'Suggested pages', options: [{ href: '/parking', number: 0 }] });
});

test('[B4] a chosen value is not suggested again; a filter without other values is left out', () => {
  const chosen = (...values: readonly string[]) => ({
    ...context,
    chosen: values.map((value) => ({ field: 'c_gender_s', value })),
  });
  const [first] = optionGroups(suggestions, 'a', chosen('Female'));
  expect(first?.options.map(({ key }) => key)).toEqual(['Male']);
  expect(optionGroups(suggestions, 'a', chosen('Female', 'Male')).map(({ key }) => key)).toEqual([
    'physician',
  ]);
});
