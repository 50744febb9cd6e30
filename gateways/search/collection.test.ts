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

test('[B18] after a crash, committed updates are there and others are not', async (t) => {
  const dataDir = folder(t);
  const first = new SearchCollection({ dataDir });
  add(first, 'one', 'two');
  first.apply([{ kind: 'deleteId', id: 'two' }]);
  await first.commit();
  add(first, 'three');
  assert.deepEqual(titles(first), ['one']);

  const second = new SearchCollection({ dataDir });
  assert.deepEqual(titles(second), ['one']);
  add(second, 'four');
  await second.commit();
  assert.deepEqual(titles(second), ['one', 'four']);
  assert.deepEqual(titles(new SearchCollection({ dataDir })), ['one', 'four']);
});

test('[B18] a crash at any moment of a commit loses nothing that was committed before', async (t) => {
  for (let survived = 0; survived < 6; survived += 1) {
    const dataDir = folder(t);
    const first = new SearchCollection({ dataDir });
    add(first, 'one');
    await first.commit();
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
      await first.commit();
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
    await second.commit();
    assert.deepEqual(titles(second), [...kept, 'three'], `after ${survived} moves`);
  }
});

test('[B18] a start uses the index on disk, and builds it anew when the file is broken', async (t) => {
  const dataDir = folder(t);
  const first = new SearchCollection({ dataDir });
  add(first, 'one');
  await first.commit();
  const file = join(dataDir, 'search', 'index');
  const before = statSync(file).mtimeMs;
  assert.deepEqual(titles(new SearchCollection({ dataDir })), ['one']);
  assert.equal(statSync(file).mtimeMs, before);
  writeFileSync(file, 'broken');
  const last = new SearchCollection({ dataDir });
  assert.deepEqual(titles(last), ['one']);
  await last.close();
  assert.notEqual(statSync(file).size, 'broken'.length);
});

test('[B18] without a folder nothing is written', async () => {
  const collection = new SearchCollection({});
  add(collection, 'one');
  await collection.commit();
  assert.deepEqual(titles(collection), ['one']);
  add(collection, 'two');
  collection.apply([{ kind: 'deleteQuery', query: '*:*' }]);
  await collection.commit();
  assert.deepEqual(titles(collection), []);
});

test('[B28] a single field that was set outlives a restart and a rebuilt index, and is replaced by a whole document', async (t) => {
  const dataDir = folder(t);
  const visit = (collection: SearchCollection) => collection.index().document(0).c_next_available_tdt;
  const set = (value: string | null) =>
    ({ kind: 'set', id: 'one', fields: { c_next_available_tdt: value } }) as const;
  const first = new SearchCollection({ dataDir });
  add(first, 'one');
  await first.commit();
  const file = join(dataDir, 'search', 'index');
  const before = statSync(file).mtimeMs;
  first.apply([set('2026-11-24T15:00:00Z')]);
  await first.commit();
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
  assert.equal(visit(second), '2026-11-25T15:00:00Z', 'until the new document is found');
  await second.commit();
  assert.equal(visit(second), undefined);
});

test('[B18] searches are answered while an index is being built, from the one before', async () => {
  const collection = new SearchCollection({});
  add(collection, 'before');
  await collection.commit();
  add(collection, ...Array.from({ length: 20_000 }, (_unused, number) => `knee ${number}`));
  let isBuilt = false;
  const building = collection.commit().then(() => (isBuilt = true));
  let turns = 0;
  while (!isBuilt) {
    assert.deepEqual(titles(collection), ['before']);
    turns += 1;
    await new Promise((done) => setImmediate(done));
  }
  await building;
  assert.ok(turns > 10, `${turns} turns`);
  assert.equal(titles(collection).length, 20_001);
});

test('[B18] what is deleted by a filter may have come a moment before', async () => {
  const collection = new SearchCollection({});
  add(collection, 'old', 'kept');
  await collection.commit();
  add(collection, 'new');
  collection.apply([{ kind: 'deleteQuery', query: 'resulttitle_t:(new OR old)' }]);
  await collection.commit();
  assert.deepEqual(titles(collection), ['kept']);
});
