import { grouped } from '@/lib/grouped';

test.each([
  ['en', 1148, '1,148'],
  ['es-MX', 1148, '1,148'],
  ['ar', 1148, '1,148'],
  ['ar-EG', 312, '312'],
  ['de', 1148, '1.148'],
])(
  '[A8] numbers are grouped as the language does it, with the digits of the page: %s',
  (language, value, words) => {
    expect(grouped(value, language)).toBe(words);
  },
);
