import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the sources of a block name: what none of them names, the block cannot read. */
export type BlockWords = {
  /** In its own files. */
  readonly own: ReadonlySet<string>;
  /** In its own files and in those that they share with other blocks. */
  readonly all: ReadonlySet<string>;
  /** The rendering parameters that it asks for by name, for suggestions. */
  readonly parameters: ReadonlySet<string>;
  /** Whether it can be the page's first heading. */
  readonly opensPage: boolean;
};

const imported = /from '((?:@\/(?:features|blocks|cms\/fields)|\.\.?)\/[\w/.-]+)'/g;
const words = /[A-Za-z_][\w-]*/g;
/** How a source writes a heading that is a page's first one, always or where the page has none yet. */
const firstHeading = /<h1\b|\bopeningHeading\(|\? 'h1'/;
/** Shared files of shared files of shared files: no block's fields are read further away. */
const depth = 3;

/**
 * Reads the words of one block's sources.
 * @param root - the site's `src`
 * @param folder - the block's
 * @requirement O6
 */
export function readBlockWords(root: string, folder: string): BlockWords {
  const files = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^fixtures/.test(name))
    .map((name) => join(folder, name));
  const sources = new Map<string, string>();
  for (const file of files) collect(root, file, depth, sources);
  const codeIn = (paths: Iterable<string>) =>
    [...paths].map((file) => codeOf(sources.get(file) ?? '')).join('\n');
  const own = codeIn(files);
  const all = codeIn(sources.keys());
  return {
    own: new Set(own.match(words)),
    all: new Set(all.match(words)),
    opensPage: firstHeading.test(all),
    parameters: new Set([...own.matchAll(/\bparams\??\.(\w+)/g)].map(([, name = '']) => name)),
  };
}

/** A source without its imports and comments, whose words say nothing of fields. */
function codeOf(source: string): string {
  return source.replaceAll(/^import [^;]+;/gm, '').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
}

/** Reads a file and what it imports, by path. */
function collect(root: string, file: string, further: number, sources: Map<string, string>): void {
  if (sources.has(file)) return;
  const source = readFileSync(file, 'utf8');
  sources.set(file, source);
  if (further === 0) return;
  for (const [, path = ''] of source.matchAll(imported)) {
    const stem = path.startsWith('@/') ? join(root, path.slice(2)) : join(dirname(file), path);
    for (const end of ['.ts', '.tsx'])
      if (existsSync(stem + end)) collect(root, stem + end, further - 1, sources);
  }
}
