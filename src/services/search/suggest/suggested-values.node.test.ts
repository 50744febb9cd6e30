import { valuesFor } from '#services/search/suggest/suggested-values';

const specialties = ['Cardiology', 'Cardiac Surgery', 'Orthopaedic Surgery', 'Any'].map((value) => ({
  value,
  count: 1,
}));
const synonyms = [
  { from: ['heart doctor', 'cardiology'], to: ['heart doctor', 'cardiology'] },
  { from: ['bone doctor'], to: ['orthopaedic surgery'] },
];
const suggested = (query: string, values = specialties) =>
  valuesFor(query, values, synonyms).map(({ value }) => value);

test('[B4] values are suggested by the beginnings of their words', () => {
  expect(suggested('card')).toEqual(['Cardiology', 'Cardiac Surgery']);
  expect(suggested('surg')).toEqual(['Cardiac Surgery', 'Orthopaedic Surgery']);
  expect(suggested('any')).toEqual([]);
});

test('[B19] [B4] the beginning of a lay term suggests the specialty that it stands for', () => {
  expect(suggested('hear')).toEqual(['Cardiology']);
  expect(suggested('Bone d')).toEqual(['Orthopaedic Surgery']);
  expect(suggested('doctor')).toEqual([]);
});

test('[B4] an Arabic value is suggested with its article and without', () => {
  const arabic = ['أمراض القلب', 'قلب الأطفال'].map((value) => ({ value, count: 1 }));
  expect(suggested('قلب', arabic)).toEqual(['أمراض القلب', 'قلب الأطفال']);
  expect(suggested('القلب', arabic)).toEqual(['أمراض القلب']);
  expect(suggested('اطفال', arabic)).toEqual(['قلب الأطفال']);
});
