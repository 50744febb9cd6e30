import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskState, roomState } from './disk';

test('[O8] a disk is full where nothing can be written any more, and nearly full before', () => {
  const of = (free: number) => roomState({ bavail: free, blocks: 100_000, bsize: 4096 });
  expect([of(0), of(255), of(256), of(4999), of(5000)]).toEqual([
    'full',
    'full',
    'nearly full',
    'nearly full',
    'ok',
  ]);
});

test('[O8] a folder that nobody may make is not writable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-disk-'));
  expect(await diskState(join(folder, 'data'))).not.toBe('not writable');
  rmSync(folder, { recursive: true });
  expect(await diskState('/dev/null/data')).toBe('not writable');
});
