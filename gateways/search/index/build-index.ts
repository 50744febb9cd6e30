import { valuesOf, withTwins, type SearchDocument } from '../document.ts';
import { buildTextField } from './build-text-field.ts';
import { buildValueField } from './build-value-field.ts';
import { tokensOf } from './document-tokens.ts';
import { isTextField, textFields } from './fields.ts';
import { SearchIndex } from './search-index.ts';
import { storeDocuments } from './stored-documents.ts';

/**
 * Builds an index: the searched texts, and the values of every field that has any.
 * @requirement B24
 */
export function buildIndex(given: readonly SearchDocument[]): SearchIndex {
  const documents = given.map((document) => withTwins(document));
  const at = (number: number) => documents[number] as SearchDocument;
  const names = new Set(documents.flatMap((document) => Object.keys(document)));
  const valueNames = [...names].filter((name) => !isTextField(name));
  const { length: size } = documents;
  return SearchIndex.of({
    stored: storeDocuments(documents).data,
    text: Object.fromEntries(
      Object.keys(textFields).map((name) => [
        name,
        buildTextField(size, (number) => tokensOf(at(number), name)).data,
      ]),
    ),
    values: Object.fromEntries(
      valueNames.map((name) => [name, buildValueField(size, (number) => valuesOf(at(number), name)).data]),
    ),
  });
}
