import { stemsOf } from '../analysis/language.ts';
import { exactTokens, type Token } from '../analysis/tokens.ts';
import { valuesOf, type SearchDocument } from '../document.ts';
import { textSource } from './fields.ts';

/** Distance between the values of a list, so that words of two values are never neighbours. */
const gapBetweenValues = 100;

type PlacedToken = Pick<Token, 'term' | 'position'>;

/** The words of a document for a searched field, with positions that rise over the values of a list. @requirement B18 */
export function tokensOf(document: SearchDocument, name: string): readonly PlacedToken[] {
  const { source, isExact } = textSource(name);
  return createTokenizer(source)(document)(isExact);
}

/**
 * Reads the words of a source document by document: each text once for the words as they are and for their stems, and once
 * for the languages in which a page says the same, which follow each other.
 * @requirement B18
 */
export function createTokenizer(
  source: string,
): (document: SearchDocument) => (isExact: boolean) => readonly PlacedToken[] {
  let last: ReadonlyMap<string, readonly Token[]> = new Map();
  return (document) => {
    const texts = valuesOf(document, source).map(String);
    const read = new Map(texts.map((text) => [text, last.get(text) ?? exactTokens(text)]));
    last = read;
    const words = texts.map((text) => read.get(text) ?? []);
    const language = String(document._language ?? 'en');
    return (isExact) => placed(isExact ? words : words.map((tokens) => stemsOf(tokens, language)));
  };
}

function placed(values: readonly (readonly Token[])[]): readonly PlacedToken[] {
  if (values.length === 1) return values[0] ?? [];
  let offset = 0;
  return values.flatMap((tokens) => {
    const moved = tokens.map(({ term, position }) => ({ term, position: position + offset }));
    offset = (moved.at(-1)?.position ?? offset) + gapBetweenValues;
    return moved;
  });
}
