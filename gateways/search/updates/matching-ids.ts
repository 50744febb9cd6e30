import type { SearchDocument } from '../document.ts';
import { filterDocuments } from '../filters/evaluate.ts';
import { buildIndex } from '../index/build-index.ts';
import type { SearchIndex } from '../index/search-index.ts';

const nowhere = { field: '', point: '', distanceKm: '' };

/** Changes that an index does not hold yet, by id; undefined for a document that is gone. */
export type Unbuilt = ReadonlyMap<string, SearchDocument | undefined>;

/**
 * The ids of the documents that pass a filter, those included that are not in the index yet.
 * @throws FilterSyntaxError
 * @requirement B18
 */
export function matchingIds(index: SearchIndex, unbuilt: Unbuilt, filter: string): readonly string[] {
  const newer = buildIndex([...unbuilt.values()].filter((document) => document !== undefined));
  return [index, newer].flatMap((each) =>
    [...filterDocuments(each, filter, nowhere)]
      .map((number) => each.values('_uniqueid').first(number) ?? '')
      .filter((id) => each === newer || !unbuilt.has(id)),
  );
}
