import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Synonyms } from '../analysis/synonyms.ts';
import { BitSet } from '../index/bitset.ts';
import { countedOf } from '../index/value-field.ts';
import { parseQuery } from '../query/parse.ts';
import { indexOf } from '../testing/documents.ts';
import { collate } from './collate.ts';
import { namesIn } from './dictionary.ts';
import { editDistance } from '../../lib/edit-distance.ts';
import { countFacet, namedList } from './facets.ts';
import { highlight } from './highlight.ts';
import { readShape, shapeDocument } from './shape.ts';
import { pageOf, sortBy } from './sort.ts';
import { suggest } from './spellcheck.ts';

const marked = (text: string, query: string) => {
  const parsed = parseQuery(query, 'en', new Synonyms(''));
  return parsed.kind === 'terms' ? highlight(text, parsed.terms, 'en') : undefined;
};

test('[B25] matches are marked in escaped text, stems and beginnings included', () => {
  assert.equal(
    marked('Knee <b>& surgeries</b>', 'surgery'),
    'Knee &lt;b&gt;&amp; <em>surgeries</em>&lt;/b&gt;',
  );
  assert.equal(marked('Cardiology', 'card*'), '<em>Cardiology</em>');
  assert.equal(marked('Knee', 'hip'), undefined);
  // The last space may be far from the match.
  for (const gap of ['\n', '/', '\u00a0'])
    assert.match(marked(`About ${`word${gap}`.repeat(200)}knee end`, 'knee') ?? '', /<em>knee<\/em> end$/);
  assert.ok((marked(`${'word '.repeat(200)}knee end`, 'knee') ?? '').length < 260);
});

test('[B24] facets: most frequent first, ties by name, within limit, minimum and prefix', () => {
  const index = indexOf({ t_sm: ['b', 'c'] }, { t_sm: ['b'] }, { t_sm: ['a'] });
  const all = countedOf(new BitSet(3, true));
  const count = (more: object) =>
    countFacet(index, 't_sm', all, { limit: -1, minimum: 1, sort: 'count', prefix: '', ...more });
  assert.deepEqual(count({}), [
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ]);
  assert.deepEqual(
    count({ sort: 'index', limit: 2 }).map(([value]) => value),
    ['a', 'b'],
  );
  assert.deepEqual(count({ minimum: 2 }), [['b', 2]]);
  assert.deepEqual(count({ prefix: 'c' }), [['c', 1]]);
  assert.deepEqual(count({ limit: 0 }), []);
  const entries = [['x', 1]] as const;
  assert.deepEqual(
    ['flat', 'map', 'arrarr', null].map((style) => namedList(entries, style)),
    [['x', 1], { x: 1 }, [['x', 1]], ['x', 1]],
  );
});

test('[B7] sorts: several keys, missing values last either way, distance, and only what is well-formed', () => {
  const index = indexOf({ n_tf: 1, p_rpt: '41,-87' }, {}, { n_tf: 3, p_rpt: '40,-87' });
  const scores = Float32Array.of(1, 2, 2);
  const context = { index, scores, geoField: 'p_rpt', from: { latitude: 40, longitude: -87 } };
  const order = (sort: string) => [0, 1, 2].toSorted(sortBy(sort, context).compare);
  assert.deepEqual(order('n_tf asc'), [0, 2, 1]);
  assert.deepEqual(order('n_tf desc'), [2, 0, 1]);
  assert.deepEqual(order('score desc, n_tf desc'), [2, 1, 0]);
  assert.deepEqual(order('geodist() asc'), [2, 0, 1]);
  for (const bad of ['score', 'score up', 'geodist() desc, x'])
    assert.throws(() => sortBy(bad, context), { name: 'SortSyntaxError' });
  assert.throws(() => sortBy('geodist() asc', { ...context, from: undefined }), { name: 'SortSyntaxError' });
});

test('[B9] a page is the same slice whether all documents are sorted or only the best are kept', () => {
  const size = 500;
  const keys = Float32Array.from({ length: size }, (_unused, number) => (number * 7919) % 101);
  const byKey = (sign: number) => (a: number, b: number) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b;
  const all = new BitSet(size, true);
  const orders = [
    { compare: byKey(1), scores: undefined },
    { compare: byKey(-1), scores: keys },
  ];
  for (const order of orders) {
    const sorted = [...all].sort(order.compare);
    for (const [start, rows] of [
      [0, 12],
      [36, 12],
      [490, 20],
      [0, 0],
      [600, 5],
    ] as const)
      assert.deepEqual(pageOf(all, order, { start, rows }), sorted.slice(start, start + rows));
  }
});

test('[B10] edit distance counts insertions, deletions, replacements and swaps', () => {
  const cases = [
    ['knee', 'knee', 0],
    ['knee', 'kne', 1],
    ['knee', 'nkee', 1],
    ['asthma', 'astma', 1],
    ['abc', 'xyz', 3],
    ['short', 'muchlonger', 3],
    ['', 'ab', 2],
  ] as const;
  for (const [a, b, edits] of cases) assert.equal(editDistance(a, b, 2), edits, `${a} ${b}`);
});

test('[B10] corrections: nearest first, same first letter before others, sound-alikes last; correct and short words stay', () => {
  const index = indexOf(
    ...Array.from({ length: 200 }, () => ({})),
    { resulttitle_t: 'diabetes pneumonia crohn knee psoriasis' },
    { resulttitle_t: 'diabetes' },
  );
  const of = { language: 'en', synonyms: new Synonyms('belly button => navel') };
  const words = (word: string) => suggest(index, word, { count: 3, ...of }).map(({ word: better }) => better);
  assert.deepEqual(words('diabtes'), ['diabetes']);
  assert.deepEqual(words('nkee'), ['knee']);
  assert.deepEqual(words('numonea'), ['pneumonia']);
  assert.deepEqual(words('xyzzyxyz'), []);
  assert.deepEqual(words('kne'), []);
  assert.equal(suggest(index, 'diabtes', { count: 1, ...of })[0]?.frequency, 2);
  // The words of the synonyms are words, too, and a space may be missing.
  assert.deepEqual(words('bely'), ['belly']);
  assert.deepEqual(words('kneediabetes'), ['knee diabetes']);
  // By ear before by eye.
  const heard = indexOf(...Array.from({ length: 200 }, () => ({})), {
    resulttitle_t: 'neurology nephrology edema eczema crohn',
  });
  for (const [typed, meant] of [
    ['nefrology', 'nephrology'],
    ['exema', 'eczema'],
    ['crones', 'crohn'],
  ] as const)
    assert.equal(suggest(heard, typed, { count: 1, ...of })[0]?.word, meant);
  // As much noise as one likes is no word.
  assert.deepEqual(suggest(indexOf({ resulttitle_t: 'aaa' }), 'a'.repeat(200), { count: 1, ...of }), []);
});

test('[B10] where people are looked for, one slip from a name is the name', () => {
  const doctors = [{ resulttitle_t: 'Leila Dunmore, MD' }, { resulttitle_t: 'Bo Strand, MD' }].map(
    (doctor) => ({
      ...doctor,
      c_searchsections_sm: ['Doctors'],
    }),
  );
  const both = indexOf({ resulttitle_t: 'donor stand nephrology' }, { resulttitle_t: 'stand' }, ...doctors);
  assert.deepEqual([...namesIn(both, 'Doctors')].toSorted(), ['bo', 'dunmore', 'leila', 'md', 'strand']);
  const of = { count: 1, language: 'en', synonyms: new Synonyms('') };
  const meant = (word: string, names: ReadonlySet<string>) => suggest(both, word, { ...of, names })[0]?.word;
  for (const [typed, name, word] of [
    ['dunore', 'dunmore', 'donor'],
    ['starnd', 'strand', 'stand'],
    ['nefrology', 'nephrology', 'nephrology'],
  ] as const) {
    assert.equal(meant(typed, namesIn(both, 'Doctors')), name);
    assert.equal(meant(typed, new Set()), word);
  }
});

test('[B10] each language has its own right spellings', () => {
  const index = indexOf(
    { resulttitle_t: 'asthma', _language: 'en' },
    { resulttitle_t: 'asma', _language: 'es-MX' },
  );
  const synonyms = new Synonyms('');
  const words = (word: string, language: string) =>
    suggest(index, word, { count: 3, language, synonyms }).map(({ word: better }) => better);
  assert.deepEqual(words('asma', 'en'), ['asthma']);
  assert.deepEqual(words('asthma', 'es-MX'), ['asma']);
});

test('[B10] only corrections that find something are suggested', () => {
  const index = indexOf({ resulttitle_t: 'asthma' }, { resulttitle_t: 'diabetes' });
  const answer = (hits: number, isExtended = false) =>
    collate(index, {
      words: ['astma', 'child'],
      language: 'en',
      synonyms: new Synonyms(''),
      hitsOf: () => hits,
      isExtended,
    });
  assert.deepEqual(answer(0), {
    suggestions: [
      'astma',
      { numFound: 1, startOffset: 0, endOffset: 5, suggestion: [{ word: 'asthma', freq: 1 }] },
    ],
    correctlySpelled: false,
    collations: [],
  });
  const collations = (value: unknown) => (value as { collations: unknown }).collations;
  assert.deepEqual(collations(answer(4)), ['collation', 'asthma child', 'collation', 'asthma']);
  const [, extended] = collations(answer(4, true)) as readonly unknown[];
  assert.deepEqual(extended, { collationQuery: 'asthma child', hits: 4 });
  const words = { words: ['diabtes', 'typ'], language: 'en', synonyms: new Synonyms('') };
  const hitsOf = (query: string) => (query === 'diabetes' ? 1 : 0);
  assert.deepEqual(collations(collate(index, { ...words, hitsOf, isExtended: false })), [
    'collation',
    'diabetes',
  ]);
  const right = { ...words, words: ['diabetes', 'typ'] };
  assert.deepEqual(collations(collate(index, { ...right, hitsOf, isExtended: false })), []);
});

test('[B18] an answer shows the fields that were asked for, with score and distance', () => {
  const index = indexOf({ a_s: 'x', b_s: 'y', p_rpt: '41,-87' });
  const context = { scores: Float32Array.of(2), from: { latitude: 41, longitude: -87 }, geoField: 'p_rpt' };
  const show = (fl: string) => shapeDocument(index, 0, { ...context, shape: readShape(fl) });
  assert.deepEqual(show('a_s,score'), { a_s: 'x', score: 2 });
  assert.deepEqual(show('b_s _dist_:geodist()'), { b_s: 'y', _dist_: 0 });
  assert.deepEqual(show('score'), { score: 2 });
  assert.equal(show('').a_s, 'x');
  assert.equal(show('*,score').b_s, 'y');
});
