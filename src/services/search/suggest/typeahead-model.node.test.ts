import { adaptTypeahead } from '#services/search/suggest/typeahead-model';

const authored = {
  type: 'physician',
  model: 'Physician',
  typeaheadType: '',
  facets: 'c_visible_specialties_sm, c_gender_s|c_not_offered_s {!x}y',
  facetsFirst: '1',
  promotions: [
    { id: 'p', title: 'Parking', keywords: 'parking\ngarage\n', page: { href: '/parking', text: '' } },
    { id: 'u', title: 'Unfinished', keywords: 'x', page: { href: '', text: '' } },
  ],
  filters: [
    { field: 'c_gender_s', label: 'Gender' },
    { field: 'c_visible_specialties_sm', label: 'Specialty' },
  ],
};

test('[B4] an author’s search says which filters are suggested, as far as it offers them, and where they stand', () => {
  expect(adaptTypeahead({ item: authored }, new Map([['p', ['estacionamiento']]]))).toEqual({
    type: 'physician',
    model: 'Physician',
    facets: [
      { field: 'c_visible_specialties_sm', label: 'Specialties' },
      { field: 'c_gender_s', label: 'Gender' },
    ],
    isFacetsFirst: true,
    errands: [
      {
        title: 'Parking',
        href: '/parking',
        keywords: ['parking', 'garage'],
        foreignKeywords: ['estacionamiento'],
      },
    ],
  });
});

test.each([
  ['', 'physician'],
  ['Location', 'location'],
  ['all', undefined],
  ['drug', 'physician'],
])('[B3] the typeahead type “%s” suggests pages of %s', (typeaheadType, type) => {
  expect(adaptTypeahead({ item: { ...authored, typeaheadType } }, new Map())?.type).toBe(type);
});

test('[B4] an item that is no search suggests nothing of its own', () => {
  expect(adaptTypeahead({ item: null }, new Map())).toBeUndefined();
  expect(adaptTypeahead({ item: { ...authored, type: '' } }, new Map())).toBeUndefined();
});
