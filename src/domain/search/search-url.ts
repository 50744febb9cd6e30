import { filterPrefix } from '@/config/live-parameters';
import { searchLimits } from './search-limits';
import { distanceSort } from './sorts';

/**
 * What a visitor searches for, as the address says it. The address is the only state: whatever is not in here is lost
 * with a reload.
 */
export type SearchState = {
  readonly query: string;
  /** A city or ZIP code, as typed. */
  readonly distance: string;
  /** Miles, one of `radiusMiles`; 0 for "Any" by choice, null where nothing is said. */
  readonly radius: number | null;
  /** `score desc`; '' for the search model's first choice. */
  readonly sort: string;
  /** 0-based; the address shows it 1-based. */
  readonly pageIndex: number;
  /** In the order of the address; several values of one field mean "one of these". */
  readonly filters: readonly FilterValue[];
  readonly allSite: boolean;
  /** The visitor is a returning patient. */
  readonly typeReturn: boolean;
  /** The query is searched for word by word: nothing in it is read as a filter or a place. */
  readonly asTyped: boolean;
};

export type FilterValue = { readonly field: string; readonly value: string };

/**
 * The radii that a visitor may choose, besides "Any".
 * @requirement B13
 */
export const radiusMiles: readonly number[] = [5, 10, 15, 20, 25, 50];

export const emptySearch: SearchState = {
  query: '',
  distance: '',
  radius: null,
  sort: '',
  pageIndex: 0,
  filters: [],
  allSite: false,
  typeReturn: false,
  asTyped: false,
};

/** The same search near no place; the order by distance and a radius need one. @requirement B14 */
export function withoutPlace(state: SearchState): SearchState {
  return { ...state, distance: '', radius: null, sort: state.sort === distanceSort ? '' : state.sort };
}

/**
 * Reads the search of an address. Never fails: what makes no sense is left out.
 * Besides `filter=name:"value"`, which is what we write, it reads `fq=name:"value"` of older links and `filter.name=value`
 * of a form that is sent without scripts.
 * @param parameters - the address's query
 * @requirement B2
 * @decision Q1
 */
export function parseSearchUrl(parameters: URLSearchParams): SearchState {
  const page = parameters.get('page') ?? '';
  const miles = parameters.get('radius') ?? '';
  const isAny = miles.toLowerCase() === 'any';
  const radius = Number(miles);
  const sort = parameters.get('sort') ?? '';
  return {
    query: typed(parameters.get('query'), searchLimits.queryLength),
    distance: typed(parameters.get('distance'), searchLimits.distanceLength),
    radius: isAny ? 0 : radiusMiles.includes(radius) ? radius : null,
    sort: /^[\w()]+ (asc|desc)$/.test(sort) ? sort : '',
    pageIndex: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), searchLimits.pages) - 1 : 0,
    filters: filtersOf(parameters),
    allSite: parameters.get('allSite') === 'true',
    typeReturn: parameters.get('typereturn') === 'true',
    asTyped: parameters.get('asTyped') === 'true',
  };
}

/**
 * Writes a search as the query of an address, without `?`; '' for a search of nothing in particular.
 * @returns what `parseSearchUrl` reads back to the same search
 * @requirement B2
 */
export function formatSearchUrl(state: SearchState): string {
  const parameters = new URLSearchParams();
  if (state.query) parameters.set('query', state.query);
  if (state.distance) parameters.set('distance', state.distance);
  if (state.radius !== null) parameters.set('radius', state.radius === 0 ? 'Any' : String(state.radius));
  if (state.sort) parameters.set('sort', state.sort);
  if (state.pageIndex > 0) parameters.set('page', String(state.pageIndex + 1));
  for (const filter of state.filters) parameters.append('filter', formatFilter(filter));
  if (state.allSite) parameters.set('allSite', 'true');
  if (state.typeReturn) parameters.set('typereturn', 'true');
  if (state.asTyped) parameters.set('asTyped', 'true');
  return parameters.toString();
}

/** A filter as it stands in an address: `name:"value"`, with quotes and backslashes escaped. @requirement B2 */
export function formatFilter({ field, value }: FilterValue): string {
  return `${field}:"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Reads `name:"value"` or `name:value`; undefined when it is neither. @requirement B2 */
export function parseFilter(text: string): FilterValue | undefined {
  const match = /^(\w{1,80}):(?:"((?:[^"\\]|\\.)*)"|([^"].*))$/su.exec(text.trim());
  if (!match) return undefined;
  const [, field = '', quoted, plain = ''] = match;
  const value = typed(
    quoted === undefined ? plain : quoted.replace(/\\(.)/gsu, '$1'),
    searchLimits.valueLength,
  );
  return value === '' ? undefined : { field, value };
}

function filtersOf(parameters: URLSearchParams): readonly FilterValue[] {
  const found = new Map<string, FilterValue>();
  for (const [name, text] of parameters) {
    if (found.size >= searchLimits.filters) break;
    const filter =
      name === 'filter' || name === 'fq'
        ? parseFilter(text)
        : name.startsWith(filterPrefix)
          ? parseFilter(formatFilter({ field: name.slice(filterPrefix.length), value: text }))
          : undefined;
    if (filter) found.set(formatFilter(filter), filter);
  }
  return [...found.values()];
}

/** What a person typed: one line without control characters, cut at a whole character. */
function typed(text: string | null, maxLength: number): string {
  const line = (text ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return line.length <= maxLength
    ? line
    : line
        .slice(0, maxLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim();
}
