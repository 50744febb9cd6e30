import { filterPrefix } from '../config/live-parameters.ts';

/** What the fields of search forms are called. Without a value each says what its absence says. */
const searchFields: ReadonlySet<string> = new Set([
  'query',
  'distance',
  'radius',
  'sort',
  'page',
  'filter',
  'fq',
  'allSite',
  'typereturn',
  'asTyped',
]);

/**
 * A form that is sent without scripts names its empty fields too: `query=knee&filter=&filter=`.
 * @param query - of an address, without `?`
 * @returns the query without empty fields of a search; undefined where it has none of them
 * @requirement B2
 */
export function withoutEmptyFields(query: string): string | undefined {
  const parts = query.split('&');
  const kept = parts.filter((part) => !isEmptyField(part));
  return kept.length === parts.length ? undefined : kept.join('&');
}

function isEmptyField(part: string): boolean {
  const [, name] = /^([^=]+)=?$/.exec(part) ?? [];
  return name !== undefined && (searchFields.has(name) || name.startsWith(filterPrefix));
}
