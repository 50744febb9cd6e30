import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutations } from '../tests/mutation/mutations.mjs';
import { fail, quietFlags, root } from './lib/node24.mjs';

/**
 * Breaks one rule of the code after the other and runs the tests that must notice: `npm run mutation [-- WORDS]`, where
 * WORDS choose rules. Works on a copy of the project. Exits with 1 when a broken rule goes unnoticed.
 */
const wanted = process.argv.slice(2).join(' ');
const chosen = mutations.filter(({ rule, file }) => `${rule} ${file}`.includes(wanted));
if (chosen.length === 0) fail(`No rule of tests/mutation/mutations.mjs has "${wanted}" in it.`);

const withinMs = 300_000;

/** Copies what git knows, and what is new, to a folder of its own. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-mutation-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const file of new Set(stdout.split('\0').filter(Boolean)))
    cpSync(join(root, file), join(copy, file), { force: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Whether the tests of a rule pass in the copy.
 * @param {string} copy
 * @param {import('../tests/mutation/mutations.mjs').Mutation} mutation
 */
function pass(copy, { tests, only }) {
  const isJest = tests.startsWith('src/');
  const runner = isJest
    ? ['node_modules/jest/bin/jest.js', '--silent', '--forceExit', tests]
    : ['--test', '--test-force-exit', ...(only ? [`--test-name-pattern=${only}`] : []), tests];
  const { NODE_TEST_CONTEXT: _outer, FORCE_COLOR: _colours, ...environment } = process.env;
  const run = spawnSync(process.execPath, [...quietFlags, ...runner], {
    cwd: copy,
    env: { ...environment, TZ: 'UTC', ...(isJest ? { NODE_OPTIONS: '--experimental-vm-modules' } : {}) },
    encoding: 'utf8',
    timeout: withinMs,
  });
  const ran = isJest
    ? /Tests: .*\b[1-9]\d* (passed|failed)/.test(run.stderr)
    : /^ℹ tests [1-9]/m.test(run.stdout);
  if (!ran && run.status === 0) fail(`${tests}${only ? ` (${only})` : ''} holds no test.`);
  return run.status === 0;
}

const copy = copyProject();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
let survivors = 0;
const suites = new Map(chosen.map((mutation) => [`${mutation.tests} ${mutation.only ?? ''}`, mutation]));
for (const [name, mutation] of suites)
  if (!pass(copy, mutation)) fail(`${name.trim()} fails without a broken rule.`);
for (const mutation of chosen) {
  const { rule, file, text, broken } = mutation;
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(text).length !== 2) fail(`"${text}" does not stand once in ${file}.`);
  writeFileSync(
    path,
    source.replace(text, () => broken),
  );
  const survives = pass(copy, mutation);
  writeFileSync(path, source);
  if (survives) survivors += 1;
  process.stdout.write(`${survives ? 'SURVIVES' : 'noticed '}  ${rule} (${file})\n`);
}
process.stdout.write(`\n${chosen.length} rules broken, ${survivors} went unnoticed.\n`);
process.exitCode = survivors === 0 ? 0 : 1;
