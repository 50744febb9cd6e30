import type { SearchIndex } from './index-builder.ts';

/** Fields whose words are right by definition. */
const dictionaryFields = ['title_exact', 'specialties_exact', 'c_specialty_synonyms_exact', 'body_exact'];
const maxEdits = 2;
const shortestWord = 4;

/** A better word for one that was typed. */
export type Suggestion = { readonly word: string; readonly frequency: number };

/**
 * Words of the index that are near a word, the nearest and most frequent first. Words of the index itself and very
 * short ones are left alone.
 * @requirement B10
 */
export function suggest(index: SearchIndex, word: string, count: number): readonly Suggestion[] {
  if (word.length < shortestWord) return [];
  const found = new Map<string, { readonly edits: number; frequency: number }>();
  for (const field of dictionaryFields) {
    const { postings } = index.text(field);
    if (postings.has(word)) return [];
    for (const [term, { documents }] of postings) {
      if (Math.abs(term.length - word.length) > maxEdits || term.length < 3) continue;
      const known = found.get(term);
      if (known) {
        known.frequency += documents.length;
        continue;
      }
      const edits = editDistance(word, term, maxEdits);
      if (edits <= maxEdits)
        found.set(term, { edits: edits + (term[0] === word[0] ? 0 : 0.5), frequency: documents.length });
    }
  }
  return [...found]
    .sort(([, a], [, b]) => a.edits - b.edits || b.frequency - a.frequency)
    .slice(0, count)
    .map(([term, { frequency }]) => ({ word: term, frequency }));
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; anything above `limit` is `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_unused, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      smallest = Math.min(smallest, edits);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}
