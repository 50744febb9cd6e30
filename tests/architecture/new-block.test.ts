import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

/** What the recipe and its checks read; the packages are linked. */
const parts = [
  'content/organization',
  'content/scheduling',
  'content/templates',
  'scripts',
  'src',
  'tests/support',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'jest.config.mjs',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
];

let copy = '';
before(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-block-'));
  // The test of the layers writes files for a moment; they are none of the project's.
  const isOwn = (file: string) => !/zz-?probe/i.test(file);
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true, filter: isOwn });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
after(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the copy, on this Node. */
function run(...words: readonly string[]): { readonly code: number | null; readonly text: string } {
  const flags = ['--disable-warning=ExperimentalWarning', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, ...words], {
    cwd: copy,
    encoding: 'utf8',
    env,
    timeout: 300_000,
  });
  return { code: status, text: stdout + stderr };
}

/** A command as README.md writes it, without the launcher that installs packages. */
function npm(command: string): readonly string[] {
  const [, name = '', rest = ''] = /^npm (?:run )?(\S+) ?(.*)$/.exec(command) ?? [];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const script = scripts[name]?.replace('exec node scripts/run.mjs ', '');
  assert.ok(script, `package.json has no script ${name}`);
  return `${script} ${rest}`.trim().split(' ');
}

const [, recipe = ''] = /### A new block\n\n```\n([^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
const [, example = ''] = /new:block (\w+)/.exec(recipe) ?? [];
// Somebody may have followed the recipe to the letter.
const name = existsSync(join('src/blocks', example)) ? `${example}Again` : example;
const commands = recipe.trim().replaceAll(example, name).split('\n');
const templateName = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

test('[P1] the recipe of README.md for a new block works as it stands', () => {
  assert.equal(commands.length, 2);
  for (const command of commands) {
    const { code, text } = run(...npm(command));
    assert.equal(code, 0, `${command}\n${text}`);
  }
  for (const file of [`${name}.tsx`, `${name}.module.css`, 'block.ts', 'fixtures.ts', `${name}.test.tsx`])
    assert.ok(existsSync(join(copy, 'src/blocks', name, file)), file);
  assert.match(
    readFileSync(join(copy, 'content/templates/blocks.yaml'), 'utf8'),
    new RegExp(`^- name: ${templateName}\\n {2}fields:\\n`, 'm'),
  );
});

test('[P1] what it wrote is formatted, keeps the lint rules and type-checks', () => {
  const written = [`src/blocks/${name}`, 'src/registry', 'content/templates'];
  for (const words of [
    ['node_modules/oxfmt/bin/oxfmt', '--check', ...written],
    ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...written],
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  ]) {
    const { code, text } = run(...words);
    assert.equal(code, 0, text);
  }
});

test('[P1] a template that is there already stays', () => {
  assert.equal(run(...npm('npm run new:block Spotlight')).code, 0);
  const templates = readFileSync(join(copy, 'content/templates/blocks.yaml'), 'utf8');
  assert.equal(templates.match(/^- name: Spotlight$/gm)?.length, 1);
});

test('[P1] a name that is taken or is none is refused with a sentence, and nothing is written', () => {
  for (const [bad, sentence] of [
    ['', /Name the block/],
    ['quoteBanner', /no name for a block/],
    ['Quote-Banner', /no name for a block/],
    ['../Escape', /no name for a block/],
    ['Banner', /There is a block Banner already/],
    ['BANNER', /There is a block Banner already/],
  ] as const) {
    const before = readFileSync(join(copy, 'src/registry/components.ts'), 'utf8');
    const { code, text } = run(...npm(`npm run new:block ${bad}`));
    assert.equal(code, 1);
    assert.match(text, sentence);
    assert.equal(readFileSync(join(copy, 'src/registry/components.ts'), 'utf8'), before);
  }
});
