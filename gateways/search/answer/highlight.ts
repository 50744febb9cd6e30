import { escapeHtml } from '../../lib/html.ts';
import { stem } from '../analysis/language.ts';
import { exactTokens } from '../analysis/tokens.ts';
import type { QueryTerm } from '../query/parse.ts';

/** Characters of text shown around the first match. */
const fragmentLength = 200;
/** Of those, characters before the match. */
const before = 60;

/**
 * An excerpt of a text with the query's words in `<em>`. Everything else is escaped, so it is safe to show as markup.
 * @returns undefined when no word of the query is in the text
 * @requirement B25
 */
export function highlight(text: string, terms: readonly QueryTerm[], language: string): string | undefined {
  const wanted = terms.flatMap(({ alternatives, isPrefix }) =>
    alternatives.flatMap((words) => words.map((word) => ({ word, stem: stem(word, language), isPrefix }))),
  );
  const hits = exactTokens(text).filter(({ term }) =>
    wanted.some((want) =>
      want.isPrefix ? term.startsWith(want.word) : term === want.word || stem(term, language) === want.stem,
    ),
  );
  const [first] = hits;
  if (!first) return undefined;
  const start = text.length <= fragmentLength ? 0 : startBefore(text, first.start);
  const end = Math.min(text.length, start + fragmentLength);
  let shown = '';
  let at = start;
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue;
    shown += `${escapeHtml(text.slice(at, hit.start))}<em>${escapeHtml(text.slice(hit.start, hit.end))}</em>`;
    at = hit.end;
  }
  return shown + escapeHtml(text.slice(at, end));
}

/** The start of a word shortly before a match; the match itself where it lies in one long run of letters. */
function startBefore(text: string, match: number): number {
  const from = Math.max(0, match - before);
  const gap = text.slice(from, match).search(/\s/);
  return from === 0 ? 0 : gap < 0 ? match : from + gap + 1;
}
