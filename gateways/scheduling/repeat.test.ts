import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeat } from './repeat.ts';

const unexpected = (error: unknown): never => assert.fail(String(error));

test('[I18] work that hangs holds up no other: so many hands go on, and no more', async () => {
  const begun: ((done: number) => void)[] = [];
  const { promise: twoHang, resolve } = Promise.withResolvers<void>();
  const work = () =>
    new Promise<number>((end) => {
      begun.push(end);
      if (begun.length === 2) resolve();
    });
  const stop = repeat(work, { everyMs: 1, onFailure: unexpected, hands: 2 });
  await twoHang;
  // One of them goes on: it looks again at once, and the other still hangs.
  begun[0]?.(1);
  await new Promise(setImmediate);
  assert.equal(begun.length, 3);
  const stopped = stop();
  for (const end of begun) end(0);
  await stopped;
  assert.equal(begun.length, 3);
});

test('[I18] work that fails is told, and done again after the pause', async () => {
  const told: unknown[] = [];
  const { promise: again, resolve } = Promise.withResolvers<void>();
  let times = 0;
  const work = () => {
    times += 1;
    if (times === 1) return Promise.reject(new Error('no database'));
    resolve();
    return Promise.resolve(0);
  };
  const stop = repeat(work, { everyMs: 1, onFailure: (error) => told.push(error) });
  await again;
  await stop();
  assert.equal(told.length, 1);
});
