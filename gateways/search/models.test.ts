import assert from 'node:assert/strict';
import { test } from 'node:test';
import { models } from './models.ts';

test('[B1] the search in all types looks into every field that one of the others looks into', () => {
  const all = new Set(Object.keys(models.All?.weights ?? {}));
  const missing = Object.entries(models).flatMap(([name, { weights }]) =>
    Object.keys(weights)
      .filter((field) => !all.has(field))
      .map((field) => `${name}: ${field}`),
  );
  assert.ok(all.size > 5);
  assert.deepEqual(missing, []);
});
