import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { test } from 'node:test';
import { projectFiles } from './project-files.ts';

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const listed = Object.keys({ ...dependencies, ...devDependencies });

const code = projectFiles()
  .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Packages that are used without an import: where each is named, and by what text. */
const usedByName: Readonly<Record<string, { readonly file: string; readonly text: string }>> = {
  '@fontsource-variable/source-sans-3': {
    file: 'scripts/build-fonts.mjs',
    text: "'@fontsource-variable/source-sans-3/",
  },
  '@fontsource/noto-sans-arabic': {
    file: 'scripts/build-fonts.mjs',
    text: "'@fontsource/noto-sans-arabic/",
  },
  '@guidepup/virtual-screen-reader': {
    file: 'tests/e2e/screen-reader.ts',
    text: 'node_modules/@guidepup/virtual-screen-reader/',
  },
  'eslint-import-resolver-typescript': { file: '.oxlintrc.json', text: '"typescript": {' },
  'eslint-plugin-boundaries': { file: '.oxlintrc.json', text: '"eslint-plugin-boundaries"' },
  jest: { file: 'scripts/lib/runners.mjs', text: 'node_modules/jest/bin/' },
  'jest-environment-jsdom': { file: 'jest.config.mjs', text: "'jsdom'" },
  lighthouse: { file: 'scripts/lighthouse.mjs', text: 'node_modules/lighthouse/' },
  'lucide-static': { file: 'scripts/build-icons.mjs', text: "'lucide-static/" },
  oxfmt: { file: 'scripts/lib/steps.mjs', text: 'node_modules/oxfmt/bin/' },
  oxlint: { file: 'scripts/lib/steps.mjs', text: 'node_modules/oxlint/bin/' },
  'oxlint-tsgolint': { file: '.oxlintrc.json', text: '"typescript/no-floating-promises"' },
  'us-atlas': { file: 'content/map/ground.ts', text: "'us-atlas/" },
  typescript: { file: 'scripts/lib/steps.mjs', text: 'node_modules/typescript/bin/' },
};

/** Packages of types for what is there without an import. */
const typesByName: Readonly<Record<string, { readonly file: string; readonly text: string }>> = {
  '@types/google.maps': { file: 'src/features/map/google-canvas.ts', text: 'google.maps.' },
  '@types/jest': { file: 'tsconfig.json', text: '"jest"' },
  '@types/node': { file: 'tsconfig.json', text: '"node"' },
};

const specifier = new RegExp(
  [
    String.raw`^\s*(?:import|export)\b[^'"\x60;()=]*\bfrom\s+['"]([^'"\n]+)['"]`,
    String.raw`^\s*import\s+['"]([^'"\n]+)['"]`,
    String.raw`\b(?:import|require)\(\s*['"]([^'"\n]+)['"]`,
  ].join('|'),
  'gm',
);

/** `@scope/name` or `name` of a module in a package; undefined for our own files and for Node's modules. */
function packageName(module: string): string | undefined {
  if (/^(?:[./#]|@\/)/.test(module) || isBuiltin(module)) return undefined;
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The packages that a file imports. */
function packagesOf(text: string): readonly string[] {
  return [...text.matchAll(specifier)].flatMap(
    ([, from, bare, called]) => packageName(from ?? bare ?? called ?? '') ?? [],
  );
}

/** Each package that code imports, with a file that imports it. */
const imported = new Map(code.flatMap(({ file, text }) => packagesOf(text).map((name) => [name, file])));

/** The package that a package of types describes: `@types/react` → `react`. */
function described(name: string): string | undefined {
  return name.startsWith('@types/') ? name.slice('@types/'.length) : undefined;
}

test('[O2] every package that package.json lists is used', () => {
  const unused = listed.filter(
    (name) =>
      !imported.has(name) &&
      !imported.has(described(name) ?? '') &&
      !Object.hasOwn(usedByName, name) &&
      !Object.hasOwn(typesByName, name),
  );
  assert.deepEqual(unused, []);
  for (const [name, { file, text }] of Object.entries({ ...usedByName, ...typesByName })) {
    assert.ok(listed.includes(name), `${name} is listed`);
    assert.ok(readFileSync(file, 'utf8').includes(text), `${file} names ${name}`);
  }
});

test('[O2] every package that code imports is listed in package.json', () => {
  assert.ok(imported.size > 30);
  const unlisted = [...imported].filter(([name]) => !listed.includes(name));
  assert.deepEqual(unlisted, []);
});

test('[O2] the site and the gateways run without the packages of development', () => {
  const shipped = code.filter(
    ({ file }) => /^(?:src|gateways)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const wrong = shipped.flatMap(({ file, text }) =>
    packagesOf(text)
      .filter((name) => Object.hasOwn(devDependencies, name))
      .map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(wrong, []);
});
