import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOfCommit } from './share-of-commit.mjs';

/** @param {Readonly<Record<string, string>>} answers - by the last word of the question */
const repository = (answers) => (/** @type {readonly string[]} */ options) => answers[options.join(' ')];

test('[O7] as many commits in a row as there are shares see every share', () => {
  const shares = Array.from({ length: 13 }, (_, commits) =>
    shareOfCommit(
      13,
      repository({
        'rev-parse --is-shallow-repository': 'false',
        'rev-list --count HEAD': String(3158 + commits),
      }),
    ),
  );
  assert.deepEqual(new Set(shares), new Set(Array.from({ length: 13 }, (_, share) => share)));
});

test('[O7] a clone without history takes a share by its commit, and a copy without Git the first', () => {
  const shallow = repository({
    'rev-parse --is-shallow-repository': 'true',
    'rev-list --count HEAD': '1',
    'rev-parse HEAD': '0000001b9c2d',
  });
  assert.equal(shareOfCommit(13, shallow), 0x1b % 13);
  assert.equal(
    shareOfCommit(13, () => undefined),
    0,
  );
});
