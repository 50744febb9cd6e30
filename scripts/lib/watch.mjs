import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';

const settleMs = 100;

/**
 * Calls back when files of code below some folders have changed, once for changes that come together. Tests do not count.
 * Each folder is watched by itself: a recursive watch loses a file that an editor replaces instead of writing into it.
 * @param {readonly string[]} folders - below the project
 * @param {() => void} onChange
 * @returns {() => void} ends it
 */
export function watchCode(folders, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  };
  /** @param {string} folder */
  const follow = (folder) => {
    if (watchers.has(folder)) return;
    const forget = () => {
      watchers.get(folder)?.close();
      watchers.delete(folder);
    };
    const watcher = watch(folder, (event, name) => {
      if (event === 'rename') followBelow(folder);
      if (name && /\.(ts|json|txt)$/.test(name) && !name.endsWith('.test.ts')) settle();
    });
    watchers.set(folder, watcher.on('error', forget));
  };
  /** @param {string} folder */
  const followBelow = (folder) => {
    try {
      const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
      follow(folder);
      for (const entry of entries) if (entry.isDirectory()) follow(join(entry.parentPath, entry.name));
    } catch {
      // It went away meanwhile.
    }
  };
  for (const folder of folders) followBelow(join(root, folder));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
