import { existsSync, readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
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
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly inode: number }>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const noticed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      followFolders();
      running = running.then(changed, changed);
    }, quietMs);
  };

  const followFolders = () => {
    const found = new Map(foldersBelow(folder).map((path) => [path, inodeOf(path)]));
    for (const [path, { watcher, inode }] of watchers) {
      // A folder put in another's place has its name and is not watched.
      if (found.get(path) === inode) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const [path, inode] of found) {
      if (inode === undefined || watchers.has(path)) continue;
      const watcher = watch(path, noticed);
      // A folder that goes away is an event of its parent's too.
      watcher.on('error', noticed);
      watchers.set(path, { watcher, inode });
    }
  };

  followFolders();
  return {
    close: () => {
      clearTimeout(timer);
      for (const { watcher } of watchers.values()) watcher.close();
    },
  };
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

function foldersBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...below];
}
