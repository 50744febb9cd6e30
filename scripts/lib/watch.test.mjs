import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from './node24.mjs';
import { watchCode } from './watch.mjs';

const patienceMs = 5000;

test('[O9] code that an editor replaces is followed each time, in new folders too', async (t) => {
  mkdirSync(join(root, '.foyer'), { recursive: true });
  const folder = mkdtempSync(join(root, '.foyer/watch-'));
  writeFileSync(join(folder, 'a.ts'), '0');
  /** @type {() => void} */
  let noticed = () => {};
  const stop = watchCode([relative(root, folder)], () => noticed());
  t.after(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  /** @param {() => void} act */
  const noticedAfter = (act) =>
    /** @type {Promise<void>} */ (
      new Promise((done, failed) => {
        const timer = setTimeout(() => failed(new Error('no change was noticed')), patienceMs);
        noticed = () => {
          clearTimeout(timer);
          done();
        };
        act();
      })
    );
  for (const text of ['1', '2', '3'])
    await noticedAfter(() => {
      writeFileSync(join(folder, 'a.ts.new'), text);
      renameSync(join(folder, 'a.ts.new'), join(folder, 'a.ts'));
    });
  await noticedAfter(() => {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'b.ts'), '1');
  });
  await noticedAfter(() => writeFileSync(join(folder, 'deep', 'c.ts'), '1'));
});
