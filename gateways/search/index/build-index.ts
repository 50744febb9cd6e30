import { atOnce, type Steps } from '../../lib/steps.ts';
import { valuesOf, withTwins, type SearchDocument } from '../document.ts';
import { TextFieldBuilder } from './build-text-field.ts';
import { valueFieldSteps } from './build-value-field.ts';
import { createTokenizer } from './document-tokens.ts';
import { isTextField, textFields } from './fields.ts';
import { SearchIndex } from './search-index.ts';
import { storingSteps } from './stored-documents.ts';
import type { TextFieldData } from './text-field.ts';
import type { ValueFieldData } from './value-field.ts';

/**
 * Builds an index: the searched texts, and the values of every field that has any.
 * @requirement B24
 */
export function buildIndex(given: readonly SearchDocument[]): SearchIndex {
  return atOnce(indexSteps(given));
}

/** Builds an index in steps. @requirement B24 */
export function* indexSteps(given: readonly SearchDocument[]): Steps<SearchIndex> {
  const documents: SearchDocument[] = [];
  const names = new Set<string>();
  for (const document of given) {
    const filled = withTwins(document);
    documents.push(filled);
    for (const name of Object.keys(filled)) names.add(name);
    yield;
  }
  const at = (number: number) => documents[number] as SearchDocument;
  const { length: size } = documents;
  const { data: stored } = yield* storingSteps(documents);
  const text: Record<string, TextFieldData> = {};
  for (const [source, fields] of Map.groupBy(Object.entries(textFields), ([, { source: own }]) => own)) {
    const tokenizer = createTokenizer(source);
    const builders = fields.map(([name, { isExact }]) => ({
      name,
      isExact,
      builder: new TextFieldBuilder(size),
    }));
    for (const [number, document] of documents.entries()) {
      const tokens = tokenizer(document);
      for (const { isExact, builder } of builders) builder.add(number, tokens(isExact));
      yield;
    }
    for (const { name, builder } of builders) text[name] = yield* builder.steps();
  }
  const values: Record<string, ValueFieldData> = {};
  for (const name of names)
    if (!isTextField(name))
      values[name] = (yield* valueFieldSteps(size, (number) => valuesOf(at(number), name))).data;
  return SearchIndex.of({ stored, text, values });
}
