import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backOff } from './revival.mjs';

test('[O8] a program that ends again and again is started ever later, and soon again once it was well', () => {
  let now = 0;
  const wait = backOff(() => now);
  const delays = [];
  for (let ends = 0; ends < 8; ends += 1) {
    now += 2_000;
    const delayMs = wait();
    delays.push(delayMs);
    now += delayMs;
  }
  assert.deepEqual(delays, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  now += 61_000;
  assert.equal(wait(), 1000);
});
