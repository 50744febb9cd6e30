import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mutations } from '../mutation/mutations.mjs';

test('[O2] every rule that the mutation run breaks stands in the code once, and its tests exist', () => {
  const lost = mutations.filter(
    ({ file, text, tests }) =>
      !existsSync(tests) || !existsSync(file) || readFileSync(file, 'utf8').split(text).length !== 2,
  );
  assert.deepEqual(
    lost.map(({ rule, file }) => `${file}: ${rule}`),
    [],
  );
  assert.ok(mutations.length >= 20);
});
