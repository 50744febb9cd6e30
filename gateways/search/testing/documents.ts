import type { SearchDocument } from '../document.ts';
import { buildIndex } from '../index/build-index.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Documents with the given fields, numbered from 0. */
export function documents(
  ...fields: readonly Readonly<Record<string, unknown>>[]
): readonly SearchDocument[] {
  return fields.map(
    (each, number) => ({ _uniqueid: `d${number}`, _language: 'en', ...each }) as SearchDocument,
  );
}

/** An index over such documents. */
export function indexOf(...fields: readonly Readonly<Record<string, unknown>>[]): SearchIndex {
  return buildIndex(documents(...fields));
}
