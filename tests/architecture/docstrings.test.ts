import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const files = globSync([
  'src/features/*/model/**/*.ts',
  'src/{services,gateway,lib,domain,cms/server}/**/*.ts',
  'gateways/**/*.ts',
]).filter((file) => !/\.test\.ts$|\/testing\//.test(file));

const known = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id]) => id),
);
/** The doc comment, if any, and the name of each exported function. */
const exported =
  /(?:(\/\*\*(?:(?!\*\/)[^])*\*\/)\n)?^export (?:async )?(?:function\*? |const (?=\w+ = (?:async )?(?:<[^>]*>)?\())(\w+)/gm;

test('[O2] each function that other files use says which row of the requirements it serves', () => {
  const problems: string[] = [];
  let count = 0;
  for (const file of files)
    for (const [, comment = '', name = ''] of readFileSync(file, 'utf8').matchAll(exported)) {
      count += 1;
      const named = /@requirement((?: [A-Z]\d+)+)/.exec(comment)?.[1]?.trim().split(' ') ?? [];
      const unknown = named.filter((id) => !known.has(id));
      if (unknown.length > 0) problems.push(`${file}: ${name} names ${unknown.join()}`);
      if (named.length === 0 && !comment.includes('@decision'))
        problems.push(`${file}: ${name} names no row`);
    }
  assert.ok(count > 1000);
  assert.deepEqual(problems, []);
});
