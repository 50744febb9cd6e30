import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openContent, type OpenOptions } from './open.ts';
import { createContentFolder } from './testing/folder.ts';

/** Well above what a reload takes, for busy machines. */
const patienceMs = 5000;

async function watched(
  t: TestContext,
  onProblems: NonNullable<OpenOptions['onProblems']> = () => assert.fail('the content is sound'),
) {
  const folder = createContentFolder({
    'items/home/a.yaml': 'template: Page\nfields: {headlineText: one}\n',
  });
  const opened = await openContent({ folder: folder.path, watch: true, onProblems });
  assert.ok(opened.ok);
  const store = opened.value;
  t.after(() => {
    store.close();
    folder.remove();
  });
  const changed = () =>
    new Promise<number>((done, failed) => {
      const began = performance.now();
      const timer = setTimeout(() => failed(new Error('no change was noticed')), patienceMs);
      const stop = store.onChange(() => {
        clearTimeout(timer);
        stop();
        done(performance.now() - began);
      });
    });
  const headline = (path: string) => store.route(path)?.field('headlineText', 'en');
  return { folder, store, changed, headline };
}

test('[O4] a change of a file is served without a restart', async (t) => {
  const { folder, changed, headline, store } = await watched(t);
  const before = store.revision();
  const noticed = changed();
  folder.write({ 'items/home/a.yaml': 'template: Page\nfields: {headlineText: two}\n' });
  t.diagnostic(`noticed after ${Math.round(await noticed)} ms`);
  assert.equal(headline('/a'), 'two');
  assert.notEqual(store.revision(), before);
});

test('[O4] files that editors replace, new files and new folders are noticed', async (t) => {
  const { folder, changed, headline } = await watched(t);
  for (const text of ['two', 'three']) {
    const noticed = changed();
    folder.replace('items/home/a.yaml', `template: Page\nfields: {headlineText: ${text}}\n`);
    await noticed;
    assert.equal(headline('/a'), text);
  }
  const created = changed();
  folder.write({ 'items/home/deep/er/b.yaml': 'template: Page\nfields: {headlineText: new}\n' });
  await created;
  assert.equal(headline('/deep/er/b'), 'new');
  rmSync(join(folder.path, 'items/home/deep'), { recursive: true });
  for (const text of ['newer', 'newest']) {
    const again = changed();
    folder.write({ 'items/home/deep/er/b.yaml': `template: Page\nfields: {headlineText: ${text}}\n` });
    await again;
    assert.equal(headline('/deep/er/b'), text);
  }
});

test('[O4] a broken change is reported and the last good content stays', async (t) => {
  let report: (reasons: readonly string[]) => void = () => {};
  const reported = new Promise<readonly string[]>((done) => {
    report = done;
  });
  const { folder, changed, headline } = await watched(t, (problems) =>
    report(problems.map(({ reason }) => reason)),
  );
  folder.write({ 'items/home/a.yaml': 'template: Nothing\n' });
  assert.deepEqual(await reported, ['unknown template "Nothing"']);
  assert.equal(headline('/a'), 'one');
  const mended = changed();
  folder.write({ 'items/home/a.yaml': 'template: Page\nfields: {headlineText: mended}\n' });
  await mended;
  assert.equal(headline('/a'), 'mended');
});
