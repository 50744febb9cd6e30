import { phrasesOf } from '@/i18n/phrases';
import { translator } from '@/i18n/use-phrases';
import { relaxedText, searchTitle, summaryOf } from './summary';

const found = (total: number, suggestion = '') => ({ total, suggestion, near: null });
/** The line in the words of a dictionary. */
const said = (dictionary: Readonly<Record<string, string>>) => {
  const t = translator(phrasesOf(['search'], dictionary));
  return [
    summaryOf(found(1), { query: 'lupus', language: 'en' }, t),
    summaryOf(found(24), { query: 'lupus', language: 'en' }, t),
    summaryOf(found(24), { query: '', language: 'en' }, t),
  ];
};

test('[B10] the number of results is said with the dictionary’s words Result, Number of Results and Results for', () => {
  expect(said({})).toEqual(['1 Result for "lupus"', '24 Results for "lupus"', '24 Results']);
  const plain = { Result: 'Treffer', 'Number of Results': 'Ergebnisse', 'Results for': 'zu' };
  expect(said(plain)).toEqual(['1 Treffer zu "lupus"', '24 Ergebnisse zu "lupus"', '24 Ergebnisse']);
  const placed = { Result: 'eins', 'Number of Results': 'n={count}', 'Results for': '«{query}»' };
  expect(said(placed)).toEqual(['1 eins «lupus»', 'n=24 «lupus»', 'n=24']);
  const t = translator(phrasesOf(['search'], placed));
  expect(summaryOf(found(1024), { query: '', language: 'en' }, t)).toBe('n=1,024');
  // What was typed is no pattern.
  expect(summaryOf(found(2), { query: '$& {count}', language: 'en' }, t)).toBe('n=2 «$& {count}»');
});

test('[B10] nothing found: the words of the specification, with the suggestion’s query', () => {
  const t = translator(phrasesOf(['search'], {}));
  expect(summaryOf(found(0), { query: 'lupsu', language: 'en' }, t)).toBe('No Results Found for "lupsu"');
  const bare = translator(phrasesOf(['search'], { 'Results for': 'zu' }));
  expect(summaryOf(found(0), { query: 'lupsu', language: 'en' }, bare)).toBe('No Results Found "lupsu"');
  expect(summaryOf(found(0, 'lupus'), { query: 'lupsu', language: 'en' }, t)).toBe('No results "lupsu"');
});

test('[B11] words that were left out stand in the quotation marks of the language', () => {
  const inArabic = { '“{word}”': '«{word}»' };
  const left = (language: string, dictionary: Readonly<Record<string, string>>) =>
    relaxedText(
      { query: 'cough', without: ['lupus', 'today'] },
      { language, isPeople: true },
      translator(phrasesOf(['search'], dictionary)),
    );
  expect(left('en', {})).toBe('Nobody for all of these words; without “lupus” and “today”:');
  expect(left('ar', inArabic)).toContain('«lupus» و«today»');
});

test('[A8] the window’s title joins the summary and the page with the comma of the language', () => {
  const titleIn = (language: string) =>
    searchTitle(
      found(30),
      { query: 'lupus', language, number: 'Page 2 of 3', isFiltered: false },
      translator(phrasesOf(['search'], {})),
    );
  expect(titleIn('en')).toBe('30 Results for "lupus", Page 2 of 3');
  expect(titleIn('ar')).toBe('30 Results for "lupus"، Page 2 of 3');
});

test('[B2] the title follows the state of the page: filters alone too, and nothing as it opens', () => {
  const t = translator(phrasesOf(['search'], {}));
  const titleOf = (isFiltered: boolean, total = 30) =>
    searchTitle(found(total), { query: '', language: 'en', number: '', isFiltered }, t);
  expect(titleOf(true)).toBe('30 Results');
  expect(titleOf(true, 0)).toBe('No Results Found');
  expect(titleOf(false)).toBe('');
});
