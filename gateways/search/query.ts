import { exactTokens, isStopWord, stem } from './analysis.ts';
import type { BitSet } from './bitset.ts';
import type { SearchIndex } from './index-builder.ts';
import type { Synonyms } from './synonyms.ts';

/** A word that a visitor typed, with what may stand for it. */
export type QueryTerm = {
  /** Each alternative is a list of words that have to stand together in a document. */
  readonly alternatives: readonly (readonly string[])[];
  /** `cardio*`: the beginning of words. */
  readonly isPrefix: boolean;
};

export type ParsedQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'terms'; readonly terms: readonly QueryTerm[]; readonly words: readonly string[] };

/**
 * Reads what a visitor typed. Nothing in it is an operator: the only sign that counts is a `*` at the end of a word.
 * Phrases of the synonym list are found first, longest first; stop words are left out unless nothing else is there.
 */
export function parseQuery(text: string, language: string, synonyms: Synonyms): ParsedQuery {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '*' || trimmed === '*:*') return { kind: 'all' };
  const words = trimmed.split(/\s+/).flatMap((part) => {
    const tokens = exactTokens(part);
    return tokens.map(({ term }, index) => ({
      term,
      isPrefix: part.endsWith('*') && index === tokens.length - 1,
    }));
  });
  if (words.length === 0) return { kind: 'none' };
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = synonymPhrase(words.slice(at), synonyms);
    if (phrase) {
      terms.push({
        alternatives: [phrase.words, ...phrase.others.map((other) => other.split(' '))],
        isPrefix: false,
      });
      at += phrase.words.length;
      continue;
    }
    const word = words[at];
    if (word && (word.isPrefix || !isStopWord(word.term, language)))
      terms.push({ alternatives: [[word.term]], isPrefix: word.isPrefix });
    at += 1;
  }
  if (terms.length === 0)
    terms.push(...words.map(({ term, isPrefix }) => ({ alternatives: [[term]], isPrefix })));
  return { kind: 'terms', terms, words: words.map(({ term }) => term) };
}

function synonymPhrase(
  words: readonly { readonly term: string; readonly isPrefix: boolean }[],
  synonyms: Synonyms,
) {
  for (let length = Math.min(synonyms.longest, words.length); length > 0; length -= 1) {
    const part = words.slice(0, length);
    if (part.some(({ isPrefix }) => isPrefix)) continue;
    const others = synonyms.of(part.map(({ term }) => term).join(' '));
    if (others.length > 0) return { words: part.map(({ term }) => term), others };
  }
  return undefined;
}

export type Weights = Readonly<Record<string, number>>;

export type Scoring = {
  readonly weights: Weights;
  readonly tie: number;
  /** How many terms have to match, in Solr's grammar. */
  readonly minimumMatch: string;
  readonly language: string;
};

const k1 = 1.2;
const b = 0.75;

/**
 * Scores every document that a query matches, as edismax does: for each term the best field counts, the others by
 * `tie`; a document's score is the sum over terms, and at least `mm` of them have to match.
 * @returns scores by document; 0 where the query does not match
 */
export function scoreDocuments(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  { weights, tie, minimumMatch, language }: Scoring,
): Float64Array {
  const scores = new Float64Array(index.size);
  const matched = new Uint16Array(index.size);
  const best = new Float64Array(index.size);
  const sum = new Float64Array(index.size);
  for (const term of terms) {
    best.fill(0);
    sum.fill(0);
    for (const [field, weight] of Object.entries(weights)) {
      const found = scoreTerm(index, field, term, language);
      for (const [document, score] of found) {
        const weighted = score * weight;
        best[document] = Math.max(best[document] ?? 0, weighted);
        sum[document] = (sum[document] ?? 0) + weighted;
      }
    }
    for (let document = 0; document < index.size; document += 1) {
      const top = best[document] ?? 0;
      if (top === 0) continue;
      matched[document] = (matched[document] ?? 0) + 1;
      scores[document] = (scores[document] ?? 0) + top + tie * ((sum[document] ?? 0) - top);
    }
  }
  const needed = requiredMatches(minimumMatch, terms.length);
  for (let document = 0; document < index.size; document += 1)
    if ((matched[document] ?? 0) < needed) scores[document] = 0;
  return scores;
}

/** Scores of one term in one field: the best of its alternatives for each document. */
function scoreTerm(
  index: SearchIndex,
  field: string,
  term: QueryTerm,
  language: string,
): Map<number, number> {
  const best = new Map<number, number>();
  term.alternatives.forEach((words, position) => {
    // What was typed counts a little more than what stands for it.
    const factor = position === 0 ? 1 : 0.9;
    const found = term.isPrefix
      ? scorePrefix(index, field, words[0] ?? '')
      : scoreWords(index, field, words, language);
    for (const [document, score] of found)
      best.set(document, Math.max(best.get(document) ?? 0, score * factor));
  });
  return best;
}

const exactField = /(_exact|^npi_t|^zip_code_t|^c_city_txt)$/;

function scoreWords(
  index: SearchIndex,
  field: string,
  words: readonly string[],
  language: string,
): Map<number, number> {
  let joint: Map<number, number> | undefined;
  for (const word of words) {
    if (words.length > 1 && isStopWord(word, language)) continue;
    const term = exactField.test(field) ? word : stem(word, language);
    const scores = bm25(index, field, term);
    if (!joint) joint = scores;
    else
      joint = new Map(
        [...joint].flatMap(([document, score]) =>
          scores.has(document) ? [[document, score + (scores.get(document) ?? 0)]] : [],
        ),
      );
  }
  return joint ?? new Map();
}

function bm25(index: SearchIndex, field: string, term: string): Map<number, number> {
  const { postings, lengths, averageLength, documentCount } = index.text(field);
  const found = postings.get(term);
  const scores = new Map<number, number>();
  if (!found) return scores;
  const df = found.documents.length;
  const idf = Math.log(1 + (documentCount - df + 0.5) / (df + 0.5));
  found.documents.forEach((document, position) => {
    const tf = found.counts[position] ?? 0;
    const norm = k1 * (1 - b + (b * (lengths[document] ?? 0)) / (averageLength || 1));
    scores.set(document, (idf * tf * (k1 + 1)) / (tf + norm));
  });
  return scores;
}

/** Words that begin so: each counts the same, as a wildcard does in Solr. */
function scorePrefix(index: SearchIndex, field: string, prefix: string): Map<number, number> {
  const { sortedTerms, postings } = index.text(field);
  const scores = new Map<number, number>();
  let low = 0;
  for (let high = sortedTerms.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((sortedTerms[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sortedTerms.length && (sortedTerms[at] ?? '').startsWith(prefix); at += 1) {
    for (const document of postings.get(sortedTerms[at] ?? '')?.documents ?? []) scores.set(document, 1);
  }
  return scores;
}

/** How many of `total` terms have to match: `3`, `-1`, `75%`, `-25%`, or conditions like `2<-1 5<75%`. */
export function requiredMatches(grammar: string, total: number): number {
  let rule = grammar.includes('<') ? String(total) : grammar;
  for (const part of grammar.split(/\s+/)) {
    const [limit, then] = part.split('<');
    if (then !== undefined && total > Number(limit)) rule = then;
  }
  const percent = /^(-?)(\d+)%$/.exec(rule);
  const amount = percent
    ? Math.floor((total * Number(percent[2])) / 100) * (percent[1] ? -1 : 1)
    : Number.parseInt(rule, 10);
  const needed = rule.startsWith('-') ? total + amount : amount;
  return Math.max(1, Math.min(total, Number.isFinite(needed) ? needed : total));
}

/** Adds to the scores of documents that filters name: Solr's `bq`, `"id"^boost` terms included. */
export function addBoosts(
  scores: Float64Array,
  boosts: readonly { readonly documents: BitSet; readonly boost: number }[],
): void {
  for (const { documents, boost } of boosts) {
    for (const document of documents)
      if ((scores[document] ?? 0) > 0) scores[document] = (scores[document] ?? 0) + boost;
  }
}
