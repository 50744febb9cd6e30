import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { phraseId } from '@/i18n/phrase-id';
import { inForm, languageOfPhrases } from '@/i18n/plural-forms';
import { phrasesOf } from '@/i18n/phrases';
import { translator } from '@/i18n/use-phrases';

const languages = ['en', 'es-MX', 'ar'] as const;
const dictionaryOf = (language: string) => ({
  ...(parse(readFileSync(`content/dictionary/${language}.yaml`, 'utf8')) as Record<string, string>),
  [languageOfPhrases]: language,
});

test.each([
  [
    'ar',
    [1, 2, 3, 10, 11, 99, 100, 103],
    ['ميل واحد', 'ميلان', '3 أميال', '10 أميال', '11 ميلًا', '99 ميلًا', '100 ميل', '103 أميال'],
  ],
  ['en', [0, 1, 2, 0.4], ['0 miles', '1 mile', '2 miles', '0.4 miles']],
  ['es-MX', [1, 2], ['1 milla', '2 millas']],
] as const)('[A8] a number has the form of its language: %s', (language, numbers, said) => {
  const t = translator(phrasesOf(['search'], dictionaryOf(language)));
  expect(numbers.map((miles) => t('{miles} miles', { miles }))).toEqual(said);
});

test('[A8] a number that is written for people has its form too; a phrase without forms is one text', () => {
  const phrase = '{count, plural, one {{count} comment} other {{count} comments}} in all';
  expect(inForm(phrase, { count: '1,001' })).toBe('{count} comments in all');
  expect(inForm(phrase, { count: 1 })).toBe('{count} comment in all');
  expect(inForm(phrase, { count: '1' })).toBe('{count} comment in all');
  for (const count of ['0.1', '1.5', '0,1'])
    expect(inForm(phrase, { count })).toBe('{count} comments in all');
  expect(inForm('{count} in {place}', { count: 1 })).toBe('{count} in {place}');
});

test('[A8] the language travels with phrases that have forms only', () => {
  const forms = { [languageOfPhrases]: 'ar', Search: '{count, plural, other {x}}' };
  expect(phrasesOf(['chrome'], { ...forms, Search: 'ابحث' })).not.toHaveProperty(languageOfPhrases);
  expect(phrasesOf(['chrome'], forms)).toMatchObject({
    [languageOfPhrases]: 'ar',
    [phraseId('Search')]: forms.Search,
  });
});

/** Names of placeholders that count something. */
const counted = '(?:count|miles|minutes|total|shown)';
/** Where a number needs no form: behind a colon, in brackets, before a word or abbreviation that has one form. */
const neutral = [
  /\{shown\} (?:of|de|من) \{(?:count|total)\}(?! \p{L}*(?:s|os)\b)/gu,
  new RegExp(`: (?:نحو )?\\{${counted}\\}`, 'g'),
  new RegExp(`\\(\\{${counted}\\}\\)`, 'g'),
  new RegExp(`\\{${counted}\\} (?:min\\b|more\\b|más(?![\\p{L}])|أخرى)`, 'gu'),
  // Pictures and slides by their number.
  /\{number\} (?:of|de|من) \{(?:count|total)\}/g,
  /(?:See all|Ver los) \{count\}$/g,
];
/** The specification has a key of its own for one. */
const isOfManyOnly = (key: string, language: string) => key === 'Number of Results' && language !== 'ar';

test.each(languages)(
  '[A8] every phrase that counts something has the forms of its language: %s',
  (language) => {
    const rules = new Intl.PluralRules(language);
    const categories = new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
    const wrong = Object.entries(dictionaryOf(language)).filter(([key, phrase]) => {
      if (key === 'Result' || isOfManyOnly(key, language)) return false;
      const withoutForms = String(phrase).replaceAll(
        /\{\w+, plural, ((?:\w+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g,
        (whole, forms: string) => ([...categories].every((one) => forms.includes(`${one} {`)) ? '' : whole),
      );
      const rest = neutral.reduce((text, pattern) => text.replaceAll(pattern, ''), withoutForms);
      return new RegExp(`\\{${counted}[,}]`).test(rest);
    });
    expect(wrong).toEqual([]);
  },
);
