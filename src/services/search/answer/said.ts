import type { SaidFilter, SearchFilter } from '@/contracts/search';
import type { FilterValue, SearchState } from '@/domain/search/search-url';
import type { Found } from '#services/search/answer/nearest';
import type { AuthoredSearch } from '#services/search/models/wire';
import { lookUp, type SearchPlan } from '#services/search/plan';
import { hoursFields, readIntent } from '#services/search/words/read-intent';
import { intentWords } from '#services/search/words/words';

/**
 * Words that say when somebody comes ask for places: "open now near 60637". A doctor who is named with them is asked for, too.
 * @param tabs - what each type's search finds
 * @returns those of them that the words ask for; all where they say no hours, or no place has them
 * @requirement B1 B28
 * @decision ADR-0336
 */
export function askedOf(tabs: readonly Found[], language: string): readonly Found[] {
  const places = tabs.find((tab) => hoursIn(tab).length > 0);
  if (!places) return tabs;
  const isOfDoctor = intentWords(language).some(({ aDoctor }) => aDoctor.test(places.request.query));
  return tabs.filter((one) => one === places || (isOfDoctor && one.request.type === 'physician'));
}

type Asked = {
  readonly state: SearchState;
  readonly language: string;
  readonly searches: readonly AuthoredSearch[];
};

/**
 * What the searches of the types read from the words besides what is looked for, for the list over all types: hours and a place.
 * It has no such filters, so taking one away takes its words out of the query.
 * @requirement B1 B5 B28
 * @decision ADR-0336
 */
export function* saidIn(
  tabs: readonly Found[],
  { state, language, searches }: Asked,
): SearchPlan<readonly SaidFilter[]> {
  const tab = tabs.find((one) => hoursIn(one).length > 0) ?? tabs.find(isNear);
  const search = searches.find(({ type }) => type === tab?.request.type);
  if (!tab || !search) return [];
  const vocabulary = yield* lookUp((known) => known.vocabulary(search, language));
  const without = (filter: SearchFilter) =>
    readIntent(state, { offered: [filter], vocabulary, language, isEverything: true })?.query ?? state.query;
  return search.filters.flatMap((filter) => {
    const { field, kind, label } = filter;
    if (kind === 'distance') return isNear(tab) ? [{ label: '', query: without(filter) }] : [];
    const said = hoursIn(tab).find((one) => one.field === field);
    if (!said) return [];
    return [{ label: kind === 'dropdown' ? said.value : label, query: without(filter) }];
  });
}

function hoursIn({ results: { read, total } }: Found): readonly FilterValue[] {
  if (total === 0 || !read) return [];
  return read.state.filters.filter(({ field }) => hoursFields.includes(field));
}

function isNear({ results: { read, near } }: Found): boolean {
  return read !== null && read.state.distance !== '' && near?.isFound === true;
}
