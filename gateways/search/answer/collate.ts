import type { SearchIndex } from '../index/search-index.ts';
import type { DictionaryOf } from './dictionary.ts';
import { isKnown, suggest } from './spellcheck.ts';

const suggestionsPerWord = 3;
const maxCollations = 3;

type Collating = DictionaryOf & {
  readonly words: readonly string[];
  /** How many documents a query finds under the same filters, with every word required. */
  readonly hitsOf: (query: string) => number;
  readonly isExtended: boolean;
};

/**
 * Spelling suggestions for the words of a query, and corrected queries that find at least one document. Words that are
 * spelt correctly are only touched where nothing else helps.
 * @requirement B10
 */
export function collate(index: SearchIndex, { words, hitsOf, isExtended, ...of }: Collating): unknown {
  const better = words.map((word) => suggest(index, word, { count: suggestionsPerWord, ...of }));
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
  const isRight = words.map((word) => isKnown(index, word, of));
  const seen = new Set([words.join(' ')]);
  const collations: unknown[] = [];
  for (const text of choices(words, better, isRight)) {
    if (seen.has(text) || collations.length >= maxCollations * 2) continue;
    seen.add(text);
    const hits = hitsOf(text);
    if (hits > 0) collations.push('collation', isExtended ? { collationQuery: text, hits } : text);
  }
  return { suggestions, correctlySpelled: suggestions.length === 0, collations };
}

/**
 * Corrected queries, the likeliest first: unknown words alone, one of them differently, then all words, then without the
 * words that are like no other.
 */
function choices(
  words: readonly string[],
  better: readonly (readonly { readonly word: string }[])[],
  isRight: readonly boolean[],
): readonly string[] {
  const corrected = (choose: (at: number) => string | undefined) =>
    words.map((word, at) => choose(at) ?? word).join(' ');
  const best = (at: number, choice = 0) => better[at]?.[choice]?.word ?? better[at]?.[0]?.word;
  const rest = Array.from({ length: suggestionsPerWord - 1 }, (_unused, choice) => choice + 1);
  return [
    corrected((at) => (isRight[at] ? undefined : best(at))),
    ...words.flatMap((_word, own) =>
      isRight[own]
        ? []
        : rest.map((choice) =>
            corrected((at) => (isRight[at] ? undefined : best(at, at === own ? choice : 0))),
          ),
    ),
    ...[0, ...rest].map((choice) => corrected((at) => best(at, choice))),
    ...(words.some((_word, at) => !isRight[at] && best(at) !== undefined)
      ? [words.flatMap((word, at) => (isRight[at] ? word : (best(at) ?? []))).join(' ')]
      : []),
  ];
}
