import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Module = { readonly imports: readonly string[]; readonly words: ReadonlySet<string> };

const read = new Map<string, Module>();

/**
 * The modules that a component loads in the browser, itself first: what it imports and what that imports. Types and
 * packages are left out.
 * @param entry - path from the project's root
 */
export function modulesBelow(entry: string): readonly string[] {
  const found = [entry];
  // The list grows while it is walked.
  for (const file of found) {
    for (const next of moduleOf(file).imports) if (!found.includes(next)) found.push(next);
  }
  return found;
}

/** Every text in quotation marks and every plain object key of a module. */
export function wordsOf(file: string): ReadonlySet<string> {
  return moduleOf(file).words;
}

const importPattern =
  /(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'([^']+)'|import\('([^']+)'\)|import\s+'([^']+)'/g;
const wordPattern = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|\b(\w+)(?=\??:)/g;

function moduleOf(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const specifiers = [...code.matchAll(importPattern)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const words = [...code.matchAll(wordPattern)].map(([, a, b, c]) =>
    (a ?? b ?? c ?? '').replaceAll(/\\(.)/g, '$1'),
  );
  const found = {
    imports: specifiers.flatMap((specifier) => fileOf(specifier, file) ?? []),
    words: new Set(words),
  };
  read.set(file, found);
  return found;
}

function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.') && join(dirname(from), specifier);
  return path ? ['.ts', '.tsx'].map((end) => path + end).find((file) => existsSync(file)) : undefined;
}
