import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexOf } from '../testing/documents.ts';
import { filterDocuments, tagsOf } from './evaluate.ts';
import { distanceKm, parsePoint } from './geo.ts';
import { parseFilter } from './parser.ts';

const nowhere = { field: '', point: '', distanceKm: '' };
const index = indexOf(
  { a_s: 'x', b_sm: ['1', '2'], n_tf: 5, resultbody_t: 'pain of the knee', here_rpt: '41.88,-87.63' },
  { a_s: 'y "z"', b_sm: ['2'], n_tf: 10, here_rpt: '42.88,-87.63' },
  { a_s: 'xy', n_tf: 2 },
);
const find = (filter: string, geo = nowhere) => [...filterDocuments(index, filter, geo)];

test('[B18] operators work as in Solr’s own parser, not by precedence', () => {
  const occurs = (text: string) => {
    const node = parseFilter(text);
    return node.kind === 'group' ? node.clauses.map(({ occur }) => occur) : node.kind;
  };
  assert.deepEqual(occurs('a:1 OR b:2 AND c:3'), ['should', 'must', 'must']);
  assert.deepEqual(occurs('a:1 b:2'), ['should', 'should']);
  assert.deepEqual(occurs('+a:1 -b:2 NOT c:3 !d:4'), ['must', 'mustNot', 'mustNot', 'mustNot']);
  assert.deepEqual(occurs('a:1 && b:2 || c:3'), ['must', 'must', 'should']);
  assert.equal(occurs('(a:1)'), 'term');
});

test('[B18] a filter that is not valid is refused with a reason', () => {
  const broken = ['a:(', 'a:"x', ')', 'a:[1 TO', 'AND a:1', 'a:', '', '--a:1', 'n_tf:x', 'n_tf:[x TO *]'];
  for (const text of broken) {
    assert.throws(() => find(text), { name: 'FilterSyntaxError' }, text);
  }
  for (const less of ['', ' sfield=x pt=1,1', ' sfield=x pt=1,1 d=-1', ' pt=1,1 d=1'])
    assert.throws(() => find(`{!geofilt${less}}`), /sfield, pt and d/);
  assert.throws(() => find('word'), /names its field/);
});

test('[B18] values, quotes, lists, negation, ranges, wildcards, presence', () => {
  assert.deepEqual(find('a_s:x'), [0]);
  assert.deepEqual(find('a_s:"y \\"z\\""'), [1]);
  assert.deepEqual(find('b_sm:("1" OR "2")'), [0, 1]);
  assert.deepEqual(find('-b_sm:2'), [2]);
  assert.deepEqual(find('a_s:x*'), [0, 2]);
  assert.deepEqual(find('a_s:x?'), [2]);
  assert.deepEqual(find('n_tf:[5 TO 10]'), [0, 1]);
  assert.deepEqual(find('n_tf:{5 TO *]'), [1]);
  assert.deepEqual(find('b_sm:*'), [0, 1]);
  assert.deepEqual(find('b_sm:[* TO *] AND -a_s:x'), [1]);
  assert.deepEqual(find('nothing_s:x'), []);
});

test('[B18] a filter on a text field looks for its words as a phrase', () => {
  assert.deepEqual(find('resultbody_t:knees'), [0]);
  assert.deepEqual(find('resultbody_t:"pain of the knee"'), [0]);
  assert.deepEqual(find('resultbody_t:"knee pain"'), []);
});

test('[B13] a circle contains the places inside it, and no document without a place', () => {
  const around = (d: number) => find(`{!geofilt sfield=here_rpt pt=41.88,-87.63 d=${d}}`).join();
  assert.equal(around(5), '0');
  assert.equal(around(120), '0,1');
  assert.equal(around(99_999), '0,1');
  assert.deepEqual(find('{!geofilt}', { field: 'here_rpt', point: '41.88,-87.63', distanceKm: '5' }), [0]);
  const [a, b] = [parsePoint('41.88,-87.63'), parsePoint('42.88,-87.63')];
  assert.ok(a && b && Math.abs(distanceKm(a, b) - 111.2) < 0.1);
  for (const odd of ['', '91,0', '0,181', 'x,y', '1']) assert.equal(parsePoint(odd), undefined, odd);
});

test('[B18] a tag only names a filter', () => {
  assert.deepEqual(tagsOf('{!tag=t}a_s:x'), ['t']);
  assert.deepEqual(tagsOf('{!tag=t,u}a_s:x'), ['t', 'u']);
  assert.deepEqual(tagsOf('a_s:x'), []);
  assert.deepEqual(find('{!tag=t}a_s:x'), [0]);
  assert.deepEqual(find('{!tag=t}{!geofilt sfield=here_rpt pt="41.88,-87.63" d=5}'), [0]);
});

test('[B18] circles reach across the date line and the poles', () => {
  const places = indexOf({ at_rpt: '0,179.9' }, { at_rpt: '89.9,0' }, { at_rpt: '-90,77' });
  const around = (point: string) => [
    ...filterDocuments(places, `{!geofilt sfield=at_rpt pt=${point} d=30}`, nowhere),
  ];
  assert.deepEqual(around('0,-179.9'), [0]);
  assert.deepEqual(around('89.9,180'), [1]);
  assert.deepEqual(around('-90,-102'), [2]);
});

test('[B18] a backslash escapes a star, and words of a text are found by prefix', () => {
  assert.deepEqual(find('a_s:x\\*'), []);
  assert.deepEqual(find('a_s:*\\"z?'), [1]);
  assert.deepEqual(find('resultbody_t:KN*'), [0]);
  assert.deepEqual(find('resultbody_t:kn'), []);
});
