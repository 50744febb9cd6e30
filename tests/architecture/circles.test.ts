import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

/** Names of folders in imports, as tsconfig.json and package.json have them. */
const folders = {
  '@/': 'src/',
  '#gateway/': 'src/gateway/',
  '#routes/': 'src/routes/',
  '#services/': 'src/services/',
  '#config/server/': 'src/config/server/',
  '#cms/': 'src/cms/server/',
} as const;

const files = new Set(
  globSync([
    'src/**/*.{ts,tsx}',
    'gateways/**/*.ts',
    'content/**/*.ts',
    'ops/**/*.ts',
    'scripts/**/*.mjs',
    'tests/**/*.ts',
  ]),
);

function fileOf(from: string, specifier: string): string | undefined {
  const folder = Object.entries(folders).find(([name]) => specifier.startsWith(name));
  const path = folder
    ? folder[1] + specifier.slice(folder[0].length)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined;
  return path === undefined
    ? undefined
    : ['', '.ts', '.tsx'].map((end) => path + end).find((name) => files.has(name));
}

/** All that a file names of the project: for its types and in `import()`, too, where the linter does not look. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].flatMap(
    ([, specifier = '']) => fileOf(file, specifier) ?? [],
  );
}

/** The first circle that is found below a file: its files in order, or nothing. */
function circleFrom(file: string, way: readonly string[], done: Set<string>): readonly string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return [];
  for (const next of importsOf(file)) {
    const circle = circleFrom(next, [...way, file], done);
    if (circle.length > 0) return circle;
  }
  done.add(file);
  return [];
}

test('[O2] no file leads back to itself, by types or by what it loads later either', () => {
  const done = new Set<string>();
  assert.ok(files.size > 2000, `${files.size} files`);
  for (const file of files) assert.deepEqual(circleFrom(file, [], done), []);
});
