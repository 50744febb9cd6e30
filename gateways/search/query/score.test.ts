import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStopWord, stem, stemmedTokens } from '../analysis/language.ts';
import { Synonyms } from '../analysis/synonyms.ts';
import { exactTokens } from '../analysis/tokens.ts';
import { indexOf } from '../testing/documents.ts';
import { drawFrom } from '../testing/draw.ts';
import { parseQuery, type QueryTerm, type Terms } from './parse.ts';
import { requiredMatches } from './minimum-match.ts';
import { scoreDocuments, type Scoring } from './score.ts';

/** A document as the plain reading sees it: the words of each field with their positions. */
type Read = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
type Fields = Readonly<Record<string, string | undefined>>;

const sources = {
  title_exact: 'resulttitle_t',
  resulttitle_t: 'resulttitle_t',
  resultbody_t: 'resultbody_t',
};
const isExact = (field: string) => field === 'title_exact';

function readDocument(document: Fields): Read {
  return new Map(
    Object.entries(sources).map(([field, source]) => {
      const text = document[source] ?? '';
      const tokens = isExact(field) ? exactTokens(text) : stemmedTokens(text, document._language ?? 'en');
      const places = Map.groupBy(tokens, ({ term }) => term);
      return [
        field,
        new Map([...places].map(([term, found]) => [term, found.map(({ position }) => position)])),
      ];
    }),
  );
}

/**
 * Scores each document separately, straight from the definitions of edismax and BM25: no index, windows or postings.
 */
class PlainScores {
  readonly #documents: readonly Read[];
  readonly #scoring: Scoring;

  constructor(documents: readonly Read[], scoring: Scoring) {
    this.#documents = documents;
    this.#scoring = scoring;
  }

  /** Undefined when too few terms match. */
  of(document: Read, { terms, inOrder }: Terms): number | undefined {
    const { weights, minimumMatch } = this.#scoring;
    const scores = terms.flatMap((term) => {
      const fields = Object.entries(weights)
        .map(([field, weight]) => weight * this.#termIn(document, field, term))
        .filter((score) => score > 0);
      return fields.length === 0 ? [] : [this.#joined(fields)];
    });
    if (scores.length === 0 || scores.length < requiredMatches(minimumMatch, terms.length)) return undefined;
    const isWhole = !terms.some(({ isPrefix }) => isPrefix);
    return scores.reduce((sum, score) => sum + score, isWhole ? this.#phrases(document, inOrder) : 0);
  }

  /** The best of several fields, and a part of the others. */
  #joined(scores: readonly number[]): number {
    const best = Math.max(...scores);
    return best + this.#scoring.tie * (scores.reduce((sum, each) => sum + each, 0) - best);
  }

  #termIn(document: Read, field: string, { alternatives, isPrefix, isPhrase }: QueryTerm): number {
    const words = document.get(field) ?? new Map<string, readonly number[]>();
    const [start = ''] = alternatives[0] ?? [];
    if (isPrefix) return [...words.keys()].some((word) => word.startsWith(start)) ? 1 : 0;
    const placed = alternatives.map((alternative) => this.#place(field, alternative, isPhrase));
    if (alternatives.every(({ length }) => length === 1)) return this.#asOne(document, field, placed.flat());
    return placed
      .map((way, number) => (number === 0 ? 1 : 0.5) * this.#wayIn(document, field, { way, isPhrase }))
      .reduce((sum, score) => sum + score, 0);
  }

  #wayIn(
    document: Read,
    field: string,
    { way, isPhrase }: { readonly way: readonly Placed[]; readonly isPhrase: boolean },
  ): number {
    if (way.length === 0 || !way.every(({ word }) => document.get(field)?.has(word))) return 0;
    if (isPhrase && way.length > 1) return this.#phraseIn(document, field, way);
    return way.reduce((sum, one) => sum + this.#asOne(document, field, [one]), 0);
  }

  #place(field: string, words: readonly string[], isWhole: boolean): readonly Placed[] {
    const { language } = this.#scoring;
    const needsAll = words.length === 1 || (isWhole && isExact(field));
    return words.flatMap((word, offset) => {
      if (!needsAll && isStopWord(word, language)) return [];
      return [{ word: isExact(field) ? word : stem(word, language), offset }];
    });
  }

  /** Words that stand for each other, as if they were the most frequent of them. */
  #asOne(document: Read, field: string, words: readonly Placed[]): number {
    const known = words.filter(({ word }) => this.#documents.some((each) => each.get(field)?.has(word)));
    const idf = Math.min(...known.map(({ word }) => this.#idf(field, word)));
    // The first word is the typed one.
    const tf = known.reduce(
      (sum, one) => sum + (one === words[0] ? 1 : 0.5) * (document.get(field)?.get(one.word)?.length ?? 0),
      0,
    );
    return tf === 0 ? 0 : idf * this.#saturated(document, field, tf);
  }

  #phraseIn(document: Read, field: string, way: readonly Placed[]): number {
    const tf = timesTogether(document.get(field) ?? new Map(), way);
    const idf = way.reduce((sum, { word }) => sum + this.#idf(field, word), 0);
    return tf === 0 ? 0 : idf * this.#saturated(document, field, tf);
  }

  #saturated(document: Read, field: string, tf: number): number {
    const lengths = this.#documents.map((each) => lengthOf(each, field)).filter((length) => length > 0);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const [k1, b] = field === 'resultbody_t' ? [2.5, 0.85] : [1.2, 0.75];
    return (tf * 2.2) / (tf + k1 * (1 - b + (b * lengthOf(document, field)) / average));
  }

  #idf(field: string, word: string): number {
    const filled = this.#documents.filter((each) => lengthOf(each, field) > 0).length;
    const having = this.#documents.filter((each) => each.get(field)?.has(word)).length;
    return Math.log(1 + (filled - having + 0.5) / (having + 0.5));
  }

  #phrases(document: Read, inOrder: Terms['inOrder']): number {
    const isEven = inOrder.every(({ alternatives }) => alternatives.every(({ length }) => length === 1));
    let ways: readonly { readonly said: readonly string[]; readonly share: number }[] = [
      { said: [], share: 1 },
    ];
    for (const { alternatives } of inOrder)
      ways = ways.flatMap(({ said, share }) =>
        alternatives.map((one, number) => ({
          said: [...said, ...one],
          share: share * (number === 0 ? 1 : 0.5 ** one.length),
        })),
      );
    const fields = Object.entries(this.#scoring.phraseWeights).map(([field, weight]) => {
      const known = (word: string) => this.#documents.some((each) => each.get(field)?.has(word));
      const placed = ways
        .map(({ said, share }) => ({ way: this.#place(field, said, true), share }))
        .filter(({ way }) => way.length > 0 && way.every(({ word }) => known(word)));
      const scoreOf = (way: readonly Placed[]) => this.#phraseIn(document, field, way);
      if (!isEven) return weight * placed.reduce((sum, { way, share }) => sum + share * scoreOf(way), 0);
      const phrases = placed.map(({ way }) => way).filter((way) => way.length > 1);
      const words = document.get(field) ?? new Map<string, readonly number[]>();
      const tf = phrases.reduce((sum, way) => sum + timesTogether(words, way), 0);
      const distinct = new Map(phrases.flat().map((one) => [`${one.offset} ${one.word}`, one.word]));
      const idf = [...distinct.values()].reduce((sum, word) => sum + this.#idf(field, word), 0);
      return tf === 0 ? 0 : weight * idf * this.#saturated(document, field, tf);
    });
    return fields.length === 0 ? 0 : this.#joined(fields);
  }
}

type Placed = { readonly word: string; readonly offset: number };

function timesTogether(words: ReadonlyMap<string, readonly number[]>, placed: readonly Placed[]): number {
  const [first] = placed;
  return (words.get(first?.word ?? '') ?? []).filter((start) =>
    placed.every(({ word, offset }) => words.get(word)?.includes(start + offset - (first?.offset ?? 0))),
  ).length;
}

function lengthOf(document: Read, field: string): number {
  return [...(document.get(field)?.values() ?? [])].reduce((sum, places) => sum + places.length, 0);
}

const vocabulary =
  'heart doctor of gold cardiology cardiac surgery surgeries the knee knees pain kid child young patient ñu niños niño y de'.split(
    ' ',
  );
const synonyms = new Synonyms(
  'heart doctor, cardiology, heart of gold\nkid => child, young patient\npain, surgery',
);

// Documents are scored in windows of 16,384: the second world spans a border.
for (const [title, first, size] of [
  ['a few documents', 0, 40],
  ['documents of two windows', 16_364, 33_000],
] as const) {
  test(`[B18] random queries find and score ${title} as a plain reading of each does`, () => {
    const { below, one } = drawFrom(size);
    const words = (most: number) => Array.from({ length: below(most + 1) }, () => one(vocabulary)).join(' ');
    const filled = new Map<number, Fields>();
    for (let number = first; number < first + 40; number += 1)
      filled.set(number, {
        _language: one(['en', 'en', 'es-MX']),
        resulttitle_t: words(4),
        resultbody_t: words(14),
      });
    const index = indexOf(...Array.from({ length: size }, (_unused, number) => filled.get(number) ?? {}));
    const read = new Map([...filled].map(([number, document]) => [number, readDocument(document)]));
    let found = 0;
    for (let round = 0; round < 400; round += 1) {
      const parts = Array.from({ length: 1 + below(4) }, () =>
        one([one(vocabulary), one(vocabulary), `${one(vocabulary).slice(0, 3)}*`, `"${words(3)}"`]),
      );
      const query = parseQuery(parts.join(' '), one(['en', 'es-MX']), synonyms);
      if (query.kind !== 'terms') continue;
      const scoring: Scoring = {
        weights: one([{ title_exact: 3, resulttitle_t: 2, resultbody_t: 0.5 }, { resultbody_t: 1 }]),
        phraseWeights: one([{}, { title_exact: 2, resultbody_t: 0.3 }]),
        tie: one([0, 0.1, 1]),
        minimumMatch: one(['100%', '1', '-1', '2<-1 5<75%', '50%']),
        language: one(['en', 'es-MX']),
      };
      const plain = new PlainScores([...read.values()], scoring);
      const { scores, matches } = scoreDocuments(index, query, scoring);
      const expected = new Map(
        [...read].flatMap(([number, document]) => {
          const score = plain.of(document, query);
          return score === undefined ? [] : [[number, score] as const];
        }),
      );
      const told = JSON.stringify({ parts, scoring });
      assert.deepEqual([...matches], [...expected.keys()], told);
      for (const [number, score] of expected)
        assert.ok(Math.abs((scores[number] ?? 0) - score) <= score * 1e-5, `${number} ${score} ${told}`);
      found += expected.size;
    }
    assert.ok(found > 1000);
  });
}
