import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of a text file: `# Title`, then lines `key: text`. */
export type Entry = { readonly title: string; readonly lines: Readonly<Record<string, string>> };

/** The text of a file of this folder. */
export function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8').trim();
}

/** The entries of a file of this folder, in order. */
export function entriesOf(file: string): readonly Entry[] {
  return textOf(file)
    .split(/^# /m)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [title = '', ...rest] = entry.trim().split('\n');
      const lines = rest
        .filter((line) => line !== '')
        .map((line) => {
          const colon = line.indexOf(': ');
          if (colon < 0) throw new Error(`${file}, ${title}: a line without a key: ${line}`);
          return [line.slice(0, colon), line.slice(colon + 2)];
        });
      return { title, lines: Object.fromEntries(lines) };
    });
}
