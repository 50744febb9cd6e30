import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { indexOf } from '../testing/documents.ts';
import { BitSet } from './bitset.ts';
import { lowerBound, Numbers, startsOf } from './numbers.ts';
import { SearchIndex } from './search-index.ts';
import { readSnapshot, removeDrafts, writeSnapshot } from './snapshot.ts';
import { countedOf } from './value-field.ts';

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'foyer-index-'));
  t.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('[B18] sets of documents agree with plain sets', () => {
  const [evens, threes] = [new BitSet(100), new BitSet(100)];
  for (let number = 0; number < 100; number += 1) {
    if (number % 2 === 0) evens.add(number);
    if (number % 3 === 0) threes.add(number);
  }
  const plain = (passes: (number: number) => boolean) =>
    Array.from({ length: 100 }, (_unused, number) => number).filter(passes);
  assert.deepEqual(
    [...evens.and(threes)],
    plain((n) => n % 6 === 0),
  );
  assert.deepEqual(
    [...evens.or(threes)],
    plain((n) => n % 2 === 0 || n % 3 === 0),
  );
  assert.deepEqual(
    [...evens.without(threes)],
    plain((n) => n % 2 === 0 && n % 3 !== 0),
  );
  assert.equal(evens.count, 50);
  assert.deepEqual([new BitSet(33, true).count, new BitSet(64, true).count], [33, 64]);
  const seen: number[] = [];
  threes.forEach((number) => seen.push(number));
  assert.deepEqual(seen, [...threes]);
});

test('[B18] lists of numbers grow, groups begin where the one before ends, bounds are found', () => {
  const numbers = new Numbers();
  for (let value = 0; value < 5000; value += 1) numbers.push(value);
  assert.equal(numbers.view().length, 5000);
  assert.equal(numbers.view()[4999], 4999);
  assert.deepEqual([...startsOf(Uint32Array.of(2, 0, 3))], [0, 2, 2, 5]);
  assert.deepEqual(
    ['a', 'b', 'bb', 'z'].map((wanted) => lowerBound(['b', 'c'], wanted)),
    [0, 0, 1, 2],
  );
});

test('[B24] words, prefixes and frequencies in a document', () => {
  const field = indexOf({ resulttitle_t: 'Heart heart health' }, { resulttitle_t: 'Knee' }, {}).text(
    'title_exact',
  );
  const documents = (range: { from: number; to: number } | undefined) =>
    range && [...field.data.documents.subarray(range.from, range.to)];
  const heart = field.find('heart');
  assert.deepEqual(documents(heart), [0]);
  assert.equal(field.frequency(heart?.from ?? 0), 2);
  assert.equal(field.find('hear'), undefined);
  assert.deepEqual(field.findPrefix('he').map(documents), [[0], [0]]);
  assert.deepEqual(field.findPrefix('x'), []);
  // A letter near the end of the first 65,536.
  assert.equal(indexOf({ resulttitle_t: 'a\ufa0e' }).text('title_exact').findPrefix('a').length, 1);
  assert.equal(field.documentCount, 2);
  assert.equal(field.averageLength, 2);
});

test('[B24] values are counted, found, and ordered as numbers or as words', () => {
  const index = indexOf(
    { tags_sm: ['a', 'b'], rating_tf: 10, name_s: 'Élan' },
    { tags_sm: ['b'], rating_tf: 9.5, name_s: 'zoo' },
    { name_s: 'eland' },
  );
  const tags = index.values('tags_sm');
  assert.deepEqual([...tags.withValue('b')], [0, 1]);
  assert.deepEqual([...tags.withValue('c')], []);
  assert.deepEqual([...tags.countIn(countedOf(new BitSet(3, true)))], [1, 2]);
  assert.equal(tags.first(2), undefined);
  const [first = 0, second = 0, third] = index.values('rating_tf').ranks();
  assert.ok(first > second && Number.isNaN(third));
  const names = [...index.values('name_s').ranks()];
  assert.ok((names[0] ?? 0) < (names[2] ?? 0) && (names[2] ?? 0) < (names[1] ?? 0));
});

test('[B18] a field that no document has is empty, whatever its name', () => {
  const index = indexOf({ _uniqueid: 'a' }, {});
  for (const name of ['nothing_s', 'constructor', '__proto__', 'toString_t']) {
    assert.deepEqual([...index.values(name).countIn(countedOf(new BitSet(2, true)))], [], name);
    assert.equal(index.values(name).first(0), undefined);
    assert.deepEqual([index.text(name).findPrefix(''), index.text(name).documentCount], [[], 0]);
  }
  const later = index.with(new Map([['a', { nothing_s: 'x' }]]));
  assert.deepEqual(later.values('nothing_s').of(0), ['x']);
});

test('[B24] counting a set and subtracting the rest give the same result, for every set', () => {
  const index = indexOf(
    ...Array.from({ length: 7 }, (_none, number) => ({
      t_sm: ['a', ...(number % 2 ? ['b'] : []), `v${number}`],
    })),
  );
  const tags = index.values('t_sm');
  for (let members = 0; members < 128; members += 1) {
    const set = new BitSet(7);
    for (let number = 0; number < 7; number += 1) if (members & (1 << number)) set.add(number);
    const counts = tags.countIn(countedOf(set));
    const expected = tags.data.values.map(
      (value) => [...set].filter((document) => tags.of(document).includes(value)).length,
    );
    assert.deepEqual([...counts], expected, members.toString(2));
  }
});

test('[B18] an index from disk answers like the one that was written, and a broken file is ignored', async (t) => {
  const file = join(folder(t), 'below', 'index');
  const index = indexOf({ resulttitle_t: 'Ada Núñez', tags_sm: ['x'], coordinate_rpt: '41.8,-87.6' });
  await writeSnapshot(file, 'key', index.data);
  assert.equal(readSnapshot(file, 'another key'), undefined);
  const again = SearchIndex.of(readSnapshot(file, 'key') as typeof index.data);
  assert.deepEqual(again.document(0), index.document(0));
  assert.deepEqual(again.text('title_exact').data.terms, ['ada', 'nunez']);
  assert.deepEqual([...again.values('tags_sm').withValue('x')], [0]);
  assert.deepEqual(again.points('coordinate_rpt'), [{ latitude: 41.8, longitude: -87.6 }]);

  const bytes = readFileSync(file);
  for (const broken of [bytes.subarray(0, 40), Buffer.from(''), Buffer.from(bytes).fill(1, 100, 101)]) {
    writeFileSync(file, broken);
    assert.equal(readSnapshot(file, 'key'), undefined);
  }
  assert.equal(readSnapshot(join(folder(t), 'nothing'), 'key'), undefined);
});

test('[B18] files left by an interrupted write are removed', async (t) => {
  const place = folder(t);
  await writeSnapshot(join(place, 'index'), '', 1);
  const number = '01234567-89ab-cdef-0123-456789abcdef';
  for (const name of ['index', 'updates']) writeFileSync(join(place, `${name}.${number}`), 'half');
  removeDrafts(place, `updates.${number}`);
  assert.deepEqual(readdirSync(place), ['index', `updates.${number}`]);
});
