import { setTimeout as pause } from 'node:timers/promises';
import { ask, closeAll, serve } from './testing/front.ts';
import { Turns } from './turns.ts';

afterEach(closeAll);

/** Tasks that end when they are let go, in turns of a process that has time or not. */
function turnsWith(hasTime: () => boolean) {
  const turns = new Turns(hasTime);
  const begun: { readonly number: number; readonly end: () => void }[] = [];
  const all: Promise<unknown>[] = [];
  let asked = 0;
  return {
    begun,
    all,
    ask: (howMany: number) => {
      for (let i = 0; i < howMany; i += 1) {
        const number = asked++;
        all.push(turns.take(() => new Promise<void>((end) => begun.push({ number, end }))));
      }
    },
  };
}

const numbers = (begun: readonly { readonly number: number }[]) => begun.map(({ number }) => number);

describe('turns', () => {
  test('[O8] without time a few answers are made at once, the others in the order in which they were asked for', async () => {
    const { begun, all, ask: want } = turnsWith(() => false);
    want(20);
    await pause(250);
    const few = begun.length;
    expect(few).toBeGreaterThan(1);
    expect(few).toBeLessThan(10);
    for (let ended = 0; ended < 20; ended += 1) {
      begun[ended]?.end();
      await pause(1);
      expect(begun.length).toBe(Math.min(20, few + ended + 1));
    }
    await Promise.all(all);
    expect(numbers(begun)).toEqual(Array.from({ length: 20 }, (_, number) => number));
    want(1);
    expect(begun).toHaveLength(21);
    begun.at(-1)?.end();
  });

  test('[O8] where a service is slow and there is time, more and more are made at once', async () => {
    const { begun, all, ask: want } = turnsWith(() => true);
    want(20);
    await pause(1200);
    expect(begun).toHaveLength(20);
    for (const { end } of begun) end();
    await Promise.all(all);
  });

  test('[O8] one that fails gives its turn to the next', async () => {
    const turns = new Turns(() => false);
    const failing = Array.from({ length: 12 }, () => turns.take(() => Promise.reject(new Error('no page'))));
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await turns.take(() => Promise.resolve('page'))).toBe('page');
  });
});

test('[O8] pages from memory and what scripts ask for pass those that wait for their turn', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { port, asked } = await serve(async (url) => {
    if (url.startsWith('/live/') && url.includes('query=')) await held;
    return { body: url };
  });
  await ask(port, '/about');
  const searches = Array.from({ length: 30 }, (_, number) => ask(port, `/find-a-physician?query=a${number}`));
  try {
    await pause(20);
    expect(asked.length).toBeLessThan(20);
    expect((await ask(port, '/about')).status).toBe(200);
    expect((await ask(port, '/api/livez')).status).toBe(200);
  } finally {
    letGo();
  }
  for (const { status } of await Promise.all(searches)) expect(status).toBe(200);
  expect(asked).toHaveLength(32);
});
