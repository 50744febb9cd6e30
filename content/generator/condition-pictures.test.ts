import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { conditionPictures } from './condition-pictures.ts';
import { conditions } from './conditions.ts';

test('[G1] a condition has one picture that is there, and no picture stands on more than two pages', () => {
  const names = new Set(conditions.map(({ name }) => name));
  const told = conditionPictures.flatMap((picture) => picture.names);
  for (const name of told) assert.ok(names.has(name), name);
  assert.equal(new Set(told).size, told.length);
  for (const picture of conditionPictures) {
    assert.ok(existsSync(join(import.meta.dirname, '../media', picture.media)), picture.media);
    assert.ok(picture.names.length > 0 && picture.names.length <= 2, picture.media);
  }
});
