import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** How long the files must be quiet before a reload, because editors write in several steps. */
const quietMs = 60;

/**
 * Calls `changed` after files below a folder change, never twice at the same time.
 * Each folder is watched separately. Node's recursive watching follows files, and loses a file that an editor replaces
 * by another of the same name.
 * @requirement O4
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

  // All folders, after every change: a folder that replaces another can have the same name and the same inode.
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
    // The folder is gone; the watcher of the folder above reports it.
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
