import type { SearchIndex } from '../index/search-index.ts';
import { suggest } from './spellcheck.ts';

const suggestionsPerWord = 3;
const maxCollations = 3;

type Collating = {
  readonly words: readonly string[];
  /** How many documents a query finds under the same filters, with every word required. */
  readonly hitsOf: (query: string) => number;
  readonly isExtended: boolean;
};

/**
 * Spelling suggestions for the words of a query, and corrected queries that find at least one document.
 * @requirement B10
 */
export function collate(index: SearchIndex, { words, hitsOf, isExtended }: Collating): unknown {
  const better = words.map((word) => suggest(index, word, suggestionsPerWord));
  const suggestions = words.flatMap((word, position) => {
    const found = better[position] ?? [];
    if (found.length === 0) return [];
    const startOffset = words.slice(0, position).join(' ').length + (position > 0 ? 1 : 0);
    return [
      word,
      {
        numFound: found.length,
        startOffset,
        endOffset: startOffset + word.length,
        suggestion: found.map(({ word: other, frequency }) => ({ word: other, freq: frequency })),
      },
    ];
  });
  const seen = new Set([words.join(' ')]);
  const collations: unknown[] = [];
  for (let choice = 0; choice < maxCollations && suggestions.length > 0; choice += 1) {
    const text = words
      .map((word, at) => better[at]?.[choice]?.word ?? better[at]?.[0]?.word ?? word)
      .join(' ');
    if (seen.has(text)) continue;
    seen.add(text);
    const hits = hitsOf(text);
    if (hits > 0) collations.push('collation', isExtended ? { collationQuery: text, hits } : text);
  }
  return { suggestions, correctlySpelled: suggestions.length === 0, collations };
}
