import assert from 'node:assert/strict';
import fs, { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Library } from './library.ts';
import { documents } from './testing/documents.ts';

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'foyer-library-'));
  t.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const titles = (library: Library) => {
  const index = library.index();
  return Array.from({ length: index.size }, (_unused, number) => index.document(number).resulttitle_t);
};

function add(library: Library, ...names: readonly string[]): void {
  for (const document of documents(...names.map((resulttitle_t) => ({ resulttitle_t }))))
    library.apply([{ kind: 'add', document: { ...document, _uniqueid: String(document.resulttitle_t) } }]);
}

test('[B18] what was committed is there after a crash, what was not is not', (t) => {
  const dataDir = folder(t);
  const first = new Library({ dataDir });
  add(first, 'one', 'two');
  first.apply([{ kind: 'deleteId', id: 'two' }]);
  first.commit();
  add(first, 'three');
  assert.deepEqual(titles(first), ['one', 'three']);

  const second = new Library({ dataDir });
  assert.deepEqual(titles(second), ['one']);
  add(second, 'four');
  second.commit();
  assert.deepEqual(titles(second), ['one', 'four']);
  assert.deepEqual(titles(new Library({ dataDir })), ['one', 'four']);
});

test('[B18] a crash at any moment of a commit loses nothing that was committed before', (t) => {
  for (let survived = 0; survived < 6; survived += 1) {
    const dataDir = folder(t);
    const first = new Library({ dataDir });
    add(first, 'one');
    first.commit();
    add(first, 'two');
    // Files take their place by being moved there: the process ends at one of these moves.
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
    const second = new Library({ dataDir });
    const kept = titles(second);
    assert.ok(kept.includes('one'), `after ${survived} moves`);
    if (isCommitted) assert.ok(kept.includes('two'));
    add(second, 'three');
    assert.deepEqual(titles(second), [...kept, 'three'], `after ${survived} moves`);
  }
});

test('[B18] a start takes the kept index over, and builds it when the file is broken', (t) => {
  const dataDir = folder(t);
  const first = new Library({ dataDir });
  add(first, 'one');
  first.commit();
  const file = join(dataDir, 'search', 'index');
  const before = statSync(file).mtimeMs;
  assert.deepEqual(titles(new Library({ dataDir })), ['one']);
  assert.equal(statSync(file).mtimeMs, before);
  writeFileSync(file, 'broken');
  assert.deepEqual(titles(new Library({ dataDir })), ['one']);
  assert.notEqual(statSync(file).size, 'broken'.length);
});

test('[B18] without a folder nothing is kept', () => {
  const library = new Library({});
  add(library, 'one');
  library.commit();
  assert.deepEqual(titles(library), ['one']);
  library.apply([{ kind: 'deleteQuery', query: '*:*' }]);
  assert.deepEqual(titles(library), []);
});

test('[B28] a field set alone outlives a restart, a rebuilt index, and gives way to a whole document', (t) => {
  const dataDir = folder(t);
  const visit = (library: Library) => library.index().document(0).c_next_available_tdt;
  const set = (value: string | null) =>
    ({ kind: 'set', id: 'one', fields: { c_next_available_tdt: value } }) as const;
  const first = new Library({ dataDir });
  add(first, 'one');
  first.commit();
  const file = join(dataDir, 'search', 'index');
  const before = statSync(file).mtimeMs;
  first.apply([set('2026-11-24T15:00:00Z')]);
  first.commit();
  assert.equal(visit(first), '2026-11-24T15:00:00Z');
  assert.equal(statSync(file).mtimeMs, before, 'the index was not built again');

  const second = new Library({ dataDir });
  assert.equal(visit(second), '2026-11-24T15:00:00Z');
  add(second, 'two');
  assert.equal(visit(second), '2026-11-24T15:00:00Z');
  second.apply([set(null)]);
  assert.equal(visit(second), undefined);
  second.apply([set('2026-11-25T15:00:00Z')]);
  add(second, 'one');
  assert.equal(visit(second), undefined);
});
