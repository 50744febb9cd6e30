import assert from 'node:assert/strict';
import fs, { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { SearchCollection } from './collection.ts';
import { documents } from './testing/documents.ts';

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'foyer-collection-'));
  t.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const titles = (collection: SearchCollection) => {
  const index = collection.index();
  return Array.from({ length: index.size }, (_unused, number) => index.document(number).resulttitle_t);
};

function add(collection: SearchCollection, ...names: readonly string[]): void {
  for (const document of documents(...names.map((resulttitle_t) => ({ resulttitle_t }))))
    collection.apply([{ kind: 'add', document: { ...document, _uniqueid: String(document.resulttitle_t) } }]);
}

test('[B18] after a crash, committed updates are there and others are not', (t) => {
  const dataDir = folder(t);
  const first = new SearchCollection({ dataDir });
  add(first, 'one', 'two');
  first.apply([{ kind: 'deleteId', id: 'two' }]);
  first.commit();
  add(first, 'three');
  assert.deepEqual(titles(first), ['one', 'three']);

  const second = new SearchCollection({ dataDir });
  assert.deepEqual(titles(second), ['one']);
  add(second, 'four');
  second.commit();
  assert.deepEqual(titles(second), ['one', 'four']);
  assert.deepEqual(titles(new SearchCollection({ dataDir })), ['one', 'four']);
});

test('[B18] a crash at any moment of a commit loses nothing that was committed before', (t) => {
  for (let survived = 0; survived < 6; survived += 1) {
    const dataDir = folder(t);
    const first = new SearchCollection({ dataDir });
    add(first, 'one');
    first.commit();
    add(first, 'two');
    // Files are put in place by renaming: the process ends at one of these calls.
    const { renameSync } = fs;
    let moves = 0;
    fs.renameSync = (from, to) => {
      if (moves === survived) throw new Error('the process ends here');
      moves += 1;
      renameSync(from, to);
    };
    syncBuiltinESMExports();
    let isCommitted = true;
    try {
      first.commit();
    } catch {
      isCommitted = false;
    } finally {
      fs.renameSync = renameSync;
      syncBuiltinESMExports();
    }
    const second = new SearchCollection({ dataDir });
    const kept = titles(second);
    assert.ok(kept.includes('one'), `after ${survived} moves`);
    if (isCommitted) assert.ok(kept.includes('two'));
    add(second, 'three');
    assert.deepEqual(titles(second), [...kept, 'three'], `after ${survived} moves`);
  }
});

test('[B18] a start uses the index on disk, and builds it anew when the file is broken', (t) => {
  const dataDir = folder(t);
  const first = new SearchCollection({ dataDir });
  add(first, 'one');
  first.commit();
  const file = join(dataDir, 'search', 'index');
  const before = statSync(file).mtimeMs;
  assert.deepEqual(titles(new SearchCollection({ dataDir })), ['one']);
  assert.equal(statSync(file).mtimeMs, before);
  writeFileSync(file, 'broken');
  assert.deepEqual(titles(new SearchCollection({ dataDir })), ['one']);
  assert.notEqual(statSync(file).size, 'broken'.length);
});

test('[B18] without a folder nothing is written', () => {
  const collection = new SearchCollection({});
  add(collection, 'one');
  collection.commit();
  assert.deepEqual(titles(collection), ['one']);
  collection.apply([{ kind: 'deleteQuery', query: '*:*' }]);
  assert.deepEqual(titles(collection), []);
});

test('[B28] a single field that was set outlives a restart and a rebuilt index, and is replaced by a whole document', (t) => {
  const dataDir = folder(t);
  const visit = (collection: SearchCollection) => collection.index().document(0).c_next_available_tdt;
  const set = (value: string | null) =>
    ({ kind: 'set', id: 'one', fields: { c_next_available_tdt: value } }) as const;
  const first = new SearchCollection({ dataDir });
  add(first, 'one');
  first.commit();
  const file = join(dataDir, 'search', 'index');
  const before = statSync(file).mtimeMs;
  first.apply([set('2026-11-24T15:00:00Z')]);
  first.commit();
  assert.equal(visit(first), '2026-11-24T15:00:00Z');
  assert.equal(statSync(file).mtimeMs, before, 'the index was not built again');

  const second = new SearchCollection({ dataDir });
  assert.equal(visit(second), '2026-11-24T15:00:00Z');
  add(second, 'two');
  assert.equal(visit(second), '2026-11-24T15:00:00Z');
  second.apply([set(null)]);
  assert.equal(visit(second), undefined);
  second.apply([set('2026-11-25T15:00:00Z')]);
  add(second, 'one');
  assert.equal(visit(second), undefined);
});
