import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Mounts a disk of 8 MB for a while, which needs the right to mount one.
 * @template T
 * @param {(folder: string, fill: () => void) => Promise<T>} use - `fill` takes all the room that is left
 * @returns {Promise<T>}
 */
export async function onSmallDisk(use) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
  if (status !== 0) throw new Error('A full disk needs the right to mount a small one.');
  try {
    return await use(folder, () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, 'ballast'), Buffer.alloc(bavail * bsize));
    });
  } finally {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
