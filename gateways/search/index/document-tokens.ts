import { stemmedTokens } from '../analysis/language.ts';
import { exactTokens, type Token } from '../analysis/tokens.ts';
import { valuesOf, type SearchDocument } from '../document.ts';
import { textSource } from './fields.ts';

/** Distance between the values of a list, so that words of two values are never neighbours. */
const gapBetweenValues = 100;

type PlacedToken = Pick<Token, 'term' | 'position'>;

/** The words of a document for a searched field, with positions that rise over the values of a list. @requirement B18 */
export function tokensOf(document: SearchDocument, name: string): readonly PlacedToken[] {
  const { source, isExact } = textSource(name);
  const language = String(document._language ?? 'en');
  let offset = 0;
  return valuesOf(document, source).flatMap((value) => {
    const tokens = isExact ? exactTokens(String(value)) : stemmedTokens(String(value), language);
    const placed: readonly PlacedToken[] =
      offset === 0 ? tokens : tokens.map(({ term, position }) => ({ term, position: position + offset }));
    offset = (placed.at(-1)?.position ?? offset) + gapBetweenValues;
    return placed;
  });
}
