import type { SearchFilter } from '@/contracts/search';
import { emptySearch } from '@/domain/search/search-url';
import { readIntent } from '#services/search/words/read-intent';

const ages: SearchFilter = {
  field: 'c_patient_ages_sm',
  kind: 'radio',
  label: 'Patient age',
  initialValue: 'Adult',
  pediatricValues: [],
};

const read = (query: string, language: string, offered: readonly SearchFilter[]) =>
  readIntent({ ...emptySearch, query }, { offered, vocabulary: new Map(), language });

const sentences = [
  ['es-MX', 'asma niño de 6 años', 'asma'],
  ['es-MX', 'niña de 6 años con asma', 'asma'],
  ['es-MX', 'mi niña de 6 años no puede respirar bien', 'no puede respirar bien'],
  ['es-MX', 'mi hija tiene 6 años y no puede respirar', 'no puede respirar'],
  ['es-MX', 'bebé de 8 meses con fiebre', 'fiebre'],
  ['ar', 'ابنتي عمرها 6 سنوات لا تستطيع التنفس', 'لا تستطيع التنفس'],
  ['ar', 'ربو طفل عمره 6 سنوات', 'ربو'],
] as const;

test.each(sentences)(
  '[B28] [B11] %s: a child’s age becomes the filter for children: %s',
  (language, query, rest) => {
    const found = read(query, language, [ages]);
    expect(found?.query).toBe(rest);
    expect(found?.filters).toEqual([{ field: 'c_patient_ages_sm', value: 'Pediatric' }]);
  },
);

test.each([...sentences, ['en', '6 year old boy with asthma', 'with asthma']] as const)(
  '[B1] [B28] %s: what has no ages is looked for without a child’s age: %s',
  (language, query) => {
    const found = read(query, language, []);
    expect(found?.query).not.toMatch(/\d/u);
    expect(found?.filters).toEqual([]);
  },
);

test.each([
  ['es-MX', 'tos desde hace 6 meses'],
  ['es-MX', 'diabetes desde hace 6 años'],
  ['es-MX', 'embarazada de 3 meses'],
  ['es-MX', 'de 6 años'],
  ['en', '6 year old'],
])(
  '[B28] %s: a time that is nobody’s age, or nothing but an age, stays where there are no ages: %s',
  (language, query) => {
    expect(read(query, language, [])).toBeUndefined();
  },
);

test('[B28] [B11] an age alone looks for doctors for children', () => {
  const found = read('de 6 años', 'es-MX', [ages]);
  expect([found?.query, found?.filters.map(({ value }) => value)]).toEqual(['', ['Pediatric']]);
});
