import { resultsPerPage } from '@/config/search';
import type { SearchState } from '@/domain/search/search-url';
import { listOf } from '@/lib/list-of';
import type { ExplainedMatch, NearPlace, RelaxedWords, SearchError, SearchResults } from '@/contracts/search';
import type { Translate } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';

/**
 * The line above the results: `1 Result for "q"`, `1,024 Results`, `No Results Found for "q"`. A suggested spelling is a link of
 * its own beside it.
 * @param asked.language - BCP 47 tag of the page
 * @requirement B10
 * @decision Q5
 */
export function summaryOf(
  { total, suggestion, near, said }: Pick<SearchResults, 'total' | 'suggestion' | 'near' | 'said'>,
  { query, language }: { readonly query: string; readonly language: string },
  t: Translate,
): string {
  if (total === 0 && suggestion && query) return t('No results "{query}"', { query });
  const words = query && filled(t('Results for'), 'query', query);
  if (total === 0) return [t('No Results Found'), query && (words ?? `"${query}"`)].filter(Boolean).join(' ');
  const key = total === 1 ? 'Result' : 'Number of Results';
  const count = grouped(total, language);
  const word = t(key);
  return [
    word.includes('{count') ? t(key, { count }) : `${count} ${word}`,
    query && (words ?? `${t('Results for')} "${query}"`),
    // The words of the list over all types name the place themselves.
    near?.isFound && !near.isFar && !said ? t('near {place}', { place: near.place }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A phrase with its value where its words say; undefined where a dictionary has the words alone. */
function filled(words: string, name: string, value: string): string | undefined {
  return words.includes(`{${name}}`) ? words.replace(`{${name}}`, () => value) : undefined;
}

/**
 * Explains why a lay term leads to these results.
 * @param language - BCP 47 tag of the page
 * @requirement B19
 */
export function explanationOf({ term, names }: ExplainedMatch, language: string, t: Translate): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return names.length === 1
    ? t('Showing results for {names}, the specialty for “{term}”.', { names: list, term })
    : t('Showing results for {names}, the specialties for “{term}”.', { names: list, term });
}

/**
 * Says before the results that nothing has all of the words, and which were left out.
 * @param isPeople - whether physicians are looked for
 * @requirement B10
 */
export function relaxedText(
  { without }: RelaxedWords,
  { language, isPeople }: { readonly language: string; readonly isPeople: boolean },
  t: Translate,
): string {
  if (without.length === 0)
    return t(
      isPeople
        ? 'Nobody for all of these words; for some of them:'
        : 'Nothing for all of these words; for some of them:',
    );
  const words = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    without.map((word) => t('“{word}”', { word })),
  );
  return t(
    isPeople
      ? 'Nobody for all of these words; without {words}:'
      : 'Nothing for all of these words; without {words}:',
    { words },
  );
}

/**
 * The distance of a result in words.
 * @param miles - below ten in tenths; 0 for less than one tenth
 * @requirement B17
 */
export function distanceText(miles: number, t: Translate): string {
  if (miles === 0) return t('Less than a mile away');
  return miles === 1 ? t('1 mile away') : t('{miles} miles away', { miles });
}

/**
 * What has to be said about the place of a search; '' where it was looked around.
 * @requirement B12 B14 B15
 */
export function placeText(
  { place, isFound, isUnavailable, isSetAside, isFar }: NearPlace,
  t: Translate,
): string {
  if (isSetAside) return t('You chose a location, so “{place}” changes nothing.', { place });
  if (isFound) return isFar ? t('Nothing here is within 200 miles of {place}.', { place }) : '';
  return isUnavailable
    ? t('We cannot look up places right now. These results are from everywhere.')
    : t('We do not know the place “{place}”. These results are from everywhere.', { place });
}

/**
 * The text for a search without an answer. It never says that there are no results: nobody knows.
 * @param phone - number to call; '' for none
 * @requirement B18
 */
export function failureText(error: SearchError, phone: string, t: Translate): string {
  if (error === 'tooManyRequests')
    return t('You are searching very fast. Please wait a moment and try again.');
  if (error === 'searchUnknown') return t('That search does not exist any more. Please reload the page.');
  return phone
    ? t('Search is not available right now. Please try again or call {phone}.', { phone })
    : t('Search is not available right now. Please try again.');
}

/**
 * What the window's title says of a search: its words and how much it found. '' for the page as it opens.
 * @param asked.number - which page of how many, in words; '' for the first
 * @requirement B2
 */
export function searchTitle(
  results: Pick<SearchResults, 'total' | 'suggestion' | 'near' | 'said'>,
  asked: {
    readonly query: string;
    readonly language: string;
    readonly number: string;
    readonly isFiltered: boolean;
  },
  t: Translate,
): string {
  const { query, number, isFiltered } = asked;
  const isOpening = results.total > 0 && !(query || isFiltered || results.near?.isFound);
  // A title names the words of a search without results, whether or not they may be misspelt.
  const found = isOpening ? '' : summaryOf({ ...results, suggestion: query }, asked, t);
  return listOf([found, number].filter(Boolean), asked.language);
}

/** The number of the page that is shown: the last one, for a page number that is too high. @requirement B9 */
export function pageOf({ pageIndex }: Pick<SearchState, 'pageIndex'>, total: number): number {
  return Math.min(pageIndex + 1, pageCount(total, resultsPerPage));
}

/** The number of the first result of the page that is shown. @requirement B9 */
export function firstOf(state: Pick<SearchState, 'pageIndex'>, total: number): number {
  return (pageOf(state, total) - 1) * resultsPerPage + 1;
}

/** Number of pages for a number of results. @requirement B9 */
export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage);
}
