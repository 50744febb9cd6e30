import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** How long the files must be quiet: editors write in several steps. */
const quietMs = 60;

/**
 * Calls `changed` after files below a folder changed; never twice at the same time.
 *
 * Each folder is watched on its own: Node's recursive watching follows files, and loses those that an editor replaces by
 * another of the same name.
 */
export function watchFolder(folder: string, changed: () => Promise<void>): { close(): void } {
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const noticed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAnew();
      running = running.then(changed, changed);
    }, quietMs);
  };

  // All of them, after every change: a folder made in another's place looks like it, even by its number on the disk.
  const watchAnew = () => {
    for (const watcher of watchers) watcher.close();
    watchers = foldersBelow(folder).flatMap((path) => watchOne(path, noticed) ?? []);
  };

  watchAnew();
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

function watchOne(path: string, noticed: () => void): FSWatcher | undefined {
  try {
    return watch(path, noticed).on('error', noticed);
  } catch {
    // Gone already; the folder above tells of it.
    return undefined;
  }
}

function foldersBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...below];
}
