import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const documents = spawnSync('git', ['ls-files', '*.md', 'compose.yaml', '.env.example'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => file !== '');

test('[O9] documents name only commands that package.json has', () => {
  const unknown = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: npm run ${name}`),
  );
  assert.ok(documents.length > 10);
  assert.deepEqual(unknown, []);
});

test('[O9] documents start programs through npm, which finds Node 24', () => {
  const direct = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnode (?:--\S+ )*[\w./-]+\.(?:ts|mjs)\b/g)].map(
      ([command]) => `${file}: ${command}`,
    ),
  );
  assert.deepEqual(direct, []);
});

test('[O9] every script of package.json runs on Node 24', () => {
  const others = Object.entries(scripts).filter(
    ([, command]) => !command.startsWith('exec node scripts/run.mjs '),
  );
  assert.deepEqual(others, []);
});
