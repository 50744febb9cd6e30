import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/node24.mjs';

/**
 * Reads the ledger in `docs/requirements.md` and the results of the last test run, prints for each id the tests that
 * carry it, and exits with 1 when a row that is marked done has none, or one that failed.
 */
const ledger = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
const rows = [...ledger.matchAll(/^\| ([A-P]\d{1,2}) \| (done|open|part) \| (.+?) \|$/gm)].map(
  ([, id = '', state = '', text = '']) => ({ id, state, text }),
);

const folder = join(root, '.foyer', 'results');
const tests = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  : [];

const carried = new Map();
for (const test of tests) {
  for (const [, list] of test.title.matchAll(/\[([A-P]\d{1,2}\+?(?:[ ,]+[A-P]\d{1,2}\+?)*)\]/g)) {
    for (const id of list.split(/[ ,]+/)) {
      const key = id.replace('+', '');
      carried.set(key, [...(carried.get(key) ?? []), test]);
    }
  }
}

let failures = 0;
if (rows.length === 0) failures += 1;
for (const { id, state } of rows) {
  const own = carried.get(id) ?? [];
  const broken = own.filter((test) => !test.passed);
  const isWrong = state === 'done' && (own.length === 0 || broken.length > 0);
  if (isWrong) failures += 1;
  process.stdout.write(
    `${id.padEnd(4)} ${state.padEnd(5)} ${String(own.length).padStart(3)} tests${isWrong ? '   ← done, but not proven' : ''}\n`,
  );
  if (process.argv.includes('--tests'))
    for (const test of own)
      process.stdout.write(`       ${test.passed ? '✓' : '✗'} ${test.title}  (${test.file})\n`);
}
const known = new Set(rows.map(({ id }) => id));
for (const id of carried.keys()) {
  if (!known.has(id)) {
    failures += 1;
    process.stdout.write(`${id} is on a test and not in docs/requirements.md\n`);
  }
}
process.exitCode = failures === 0 ? 0 : 1;
