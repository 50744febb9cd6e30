import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { groundFile, groundText } from './ground.ts';

test("[E4] the map's background is made of the facts and places that are there now", () => {
  assert.ok(readFileSync(groundFile, 'utf8') === groundText(), 'run npm run content:draw, and keep its file');
});
