import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Synonyms } from '../analysis/synonyms.ts';
import { indexOf } from '../testing/documents.ts';
import { addBoosts, readBoosts, readWeights } from './boosts.ts';
import { requiredMatches } from './minimum-match.ts';
import { parseQuery } from './parse.ts';
import { scoreDocuments, type Scoring } from './score.ts';

const synonyms = new Synonyms('heart doctor, cardiology');
const parse = (text: string) => parseQuery(text, 'en', synonyms);
const scoring: Scoring = {
  weights: { title_exact: 2, resultbody_t: 1 },
  phraseWeights: {},
  tie: 0,
  minimumMatch: '100%',
  language: 'en',
};
const geo = { field: '', point: '', distanceKm: '' };

function find(
  index: ReturnType<typeof indexOf>,
  text: string,
  more: Partial<Scoring> = {},
): readonly number[] {
  const query = parse(text);
  assert.equal(query.kind, 'terms');
  if (query.kind !== 'terms') return [];
  const { scores, matches } = scoreDocuments(index, query, { ...scoring, ...more });
  return [...matches].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

test('[B18] only stars, quotes and synonyms have a meaning in a query', () => {
  for (const text of ['', ' ', '*', '*:*']) assert.equal(parse(text).kind, 'all');
  for (const text of ['"', '+-&&', '!?()']) assert.equal(parse(text).kind, 'none');
  const read = (text: string) => {
    const query = parse(text);
    return query.kind === 'terms' ? query.terms.map(({ alternatives }) => alternatives) : query.kind;
  };
  assert.deepEqual(read('title:(x) OR -y'), [[['title']], [['x']], [['y']]]);
  assert.deepEqual(read('a heart doctor near me'), [[['heart', 'doctor'], ['cardiology']]]);
  assert.deepEqual(read('the'), [[['the']]]);
  assert.equal(read(`${'knee '.repeat(300)}"${'hip '.repeat(300)}"`).length, 256);
  assert.deepEqual(read('"knee pain" now'), [[['knee', 'pain']], [['now']]]);
  const [term] = (parse('cardio*') as { terms: readonly { isPrefix: boolean }[] }).terms;
  assert.equal(term?.isPrefix, true);
});

test('[B18] how many words must match', () => {
  const cases: readonly (readonly [string, number, number])[] = [
    ['3', 2, 2],
    ['-1', 3, 2],
    ['75%', 4, 3],
    ['75%', 5, 3],
    ['-25%', 4, 3],
    ['-25%', 5, 4],
    ['2<-1 5<75%', 2, 2],
    ['2<-1 5<75%', 4, 3],
    ['2<-1 5<75%', 8, 6],
    ['nonsense', 3, 3],
    ['0', 3, 1],
  ];
  for (const [grammar, total, needed] of cases)
    assert.equal(requiredMatches(grammar, total), needed, grammar);
});

test('[B18] the best field counts, a rarer word weighs more, every needed word is there', () => {
  const index = indexOf(
    { resulttitle_t: 'Knee', resultbody_t: 'pain' },
    { resulttitle_t: 'Hip', resultbody_t: 'knee pain' },
    { resultbody_t: 'pain pain pain' },
  );
  assert.deepEqual(find(index, 'knee'), [0, 1]);
  assert.deepEqual([...find(index, 'knee pain')].sort(), [0, 1]);
  assert.deepEqual([...find(index, 'knee pain', { minimumMatch: '1' })].sort(), [0, 1, 2]);
  assert.equal(find(index, 'knee pain', { minimumMatch: '1' }).at(-1), 2);
});

test('[B18] words in quotes are neighbours, also across stop words, but never across values of a list', () => {
  const index = indexOf(
    { resultbody_t: 'pain of the knee' },
    { resultbody_t: 'knee and pain' },
    { c_specialty_details_sm: ['pain', 'of the knee'] },
  );
  assert.deepEqual(find(index, '"pain of the knee"'), [0]);
  assert.deepEqual(find(index, '"knee pain"'), []);
  assert.deepEqual(find(index, '"pain of the knee"', { weights: { c_specialty_details_sm: 1 } }), []);
});

test('[B18] a query that stands as a phrase comes first', () => {
  const index = indexOf({ resultbody_t: 'failure heart' }, { resultbody_t: 'heart failure' });
  assert.deepEqual(find(index, 'heart failure', { phraseWeights: { resultbody_t: 1 } }), [1, 0]);
});

test('[B18] stop words keep their place in a phrase', () => {
  const index = indexOf(
    { resultbody_t: 'failure heart' },
    { resultbody_t: 'failure in a heart' },
    { resulttitle_t: 'Failure of the heart', resultbody_t: 'more words than that' },
  );
  const first = (field: string) => find(index, 'failure of the heart', { phraseWeights: { [field]: 9 } })[0];
  assert.deepEqual([first('resultbody_t'), first('title_exact')], [1, 2]);
});

test('[B19] a synonym of a word finds too', () => {
  const index = indexOf({ resulttitle_t: 'cardiology' }, { resulttitle_t: 'heart doctor' });
  assert.deepEqual(find(index, 'cardiology').toSorted(), [0, 1]);
});

test('[B3] a prefix finds its words', () => {
  const index = indexOf(
    { resulttitle_t: 'Cardiology' },
    { resulttitle_t: 'Cardigan' },
    { resulttitle_t: 'Car' },
  );
  assert.deepEqual(find(index, 'cardi*'), [0, 1]);
});

test('[B18] a document scores the same wherever it is among many', () => {
  const places = new Set([0, 16_383, 16_384, 39_999]);
  const index = indexOf(
    ...Array.from({ length: 40_000 }, (_unused, number) => ({
      resulttitle_t: 'knee',
      resultbody_t: places.has(number) ? 'pain of the knee' : 'visits',
    })),
  );
  const query = parse('knee pain vis*');
  assert.ok(query.kind === 'terms');
  const { scores, matches } = scoreDocuments(index, query, { ...scoring, minimumMatch: '2' });
  assert.equal(matches.count, 40_000);
  const few = scoreDocuments(index, { ...query, terms: query.terms.slice(0, 2) }, scoring);
  assert.deepEqual([...few.matches], [...places]);
  assert.equal(new Set([...places].map((place) => few.scores[place])).size, 1);
  assert.equal(new Set(scores).size, 2);
});

test('[B16] nearby places rank matches higher and add no others', () => {
  const index = indexOf(
    { resulttitle_t: 'knee', c_provider_locations_ids_sm: ['far'] },
    { resulttitle_t: 'knee', c_provider_locations_ids_sm: ['near'] },
    { resulttitle_t: 'hip', c_provider_locations_ids_sm: ['near'] },
  );
  const query = parse('knee');
  assert.ok(query.kind === 'terms');
  const { scores, matches } = scoreDocuments(index, query, scoring);
  addBoosts(scores, matches, readBoosts(index, 'c_provider_locations_ids_sm:("near"^5000 "far"^2)', geo));
  assert.deepEqual([...matches], [0, 1]);
  assert.ok((scores[1] ?? 0) > 5000 && (scores[0] ?? 0) > 2 && scores[2] === 0);
  const [boost] = readBoosts(index, 'c_provider_locations_ids_sm:"far"^3', geo);
  assert.deepEqual([[...(boost?.documents ?? [])], boost?.amount], [[0], 3]);
});

test('[B18] weights of fields are read', () => {
  assert.deepEqual(readWeights(' title_exact^8  body '), { title_exact: 8, body: 1 });
  assert.equal(readWeights(' '), undefined);
  assert.equal(readWeights(null), undefined);
});
