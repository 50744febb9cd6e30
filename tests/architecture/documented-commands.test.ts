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

test('[O9] every script of package.json is started by a test, by its name or as the program that it is', () => {
  const files = spawnSync('git', ['ls-files', '*.test.ts', '*.test.mjs', '*.spec.ts'], { encoding: 'utf8' });
  const tests = files.stdout
    .split('\n')
    .filter((file) => file !== '')
    .map((file) => readFileSync(file, 'utf8'));
  const isStarted = (name: string, program: string) => {
    // A list of names starts nothing: what does is `run('name'`, its row among the commands, or a path of the program.
    const start = new RegExp(
      `run\\('${name}'|npm run ${name}\\b|^ {2}'?${name}'?: \\{ ?(?:options)?|'run', '${name}'`,
      'm',
    );
    return tests.some((text) => start.test(text) || text.includes(program));
  };
  const unseen = Object.entries(scripts).filter(
    ([name, command]) => !isStarted(name, command.split(' ')[3] ?? ''),
  );
  assert.deepEqual(unseen, []);
});
