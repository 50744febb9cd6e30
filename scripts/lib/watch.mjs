import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';

const settleMs = 100;

/**
 * Calls back when files of code below some folders have changed, once for changes that come together. Tests do not count.
 * @param {readonly string[]} folders - below the project
 * @param {() => void} onChange
 */
export function watchCode(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json|txt)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, settleMs);
    });
  }
}
