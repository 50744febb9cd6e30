import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { quietFlags } from '../../../scripts/lib/node24.mjs';
import { belowFloors } from '../../../scripts/lib/search-floors.mjs';

test('[B18] the command that judges the search passes on the demo content, with its figures', async () => {
  const program = spawn(process.execPath, [...quietFlags, 'scripts/search-judge.mjs', '--demo'], {
    // It needs no records of others.
    env: { ...process.env, SAMPLE_DATA_DIR: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(program, 'exit');
  const [figures, missed] = await Promise.all([text(program.stdout), text(program.stderr)]);
  const [code] = (await ended) as [number];
  assert.equal(code, 0, missed);
  assert.match(
    figures,
    /other names of the conditions of the demo: questions [1-9]\d\d, hit@1 0\.9\d\d, hit@12 1\.000/,
  );
  assert.match(figures, /questions about the conditions of the demo: questions [1-9]\d\d, hit@1 (0\.9|1)/);
});

test('[B18] a figure below its floor, or one that is not there, is said in a sentence', () => {
  const name = 'synonyms over health topics';
  assert.deepEqual(belowFloors(name, { 'hit@1': 0.92, 'hit@12': 1 }), []);
  assert.deepEqual(belowFloors(name, { 'hit@1': 0.919 }), [
    `${name}: hit@1 is 0.919, below 0.92`,
    `${name}: hit@12 is 0.000, below 1`,
  ]);
  assert.deepEqual(belowFloors('nobody set a floor for these', {}), []);
});
