import { AnswerCache, answerCache, expireAnswers } from '#gateway/answer-cache';

/** A source that counts how often it is asked, and that a test may turn off. */
function source() {
  const state = { asked: 0, isDown: false };
  return { state, ask: async () => (state.isDown ? undefined : `answer ${(state.asked += 1)}`) };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: 5_000_000_000 });
  // The cache takes a time of 0 for none.
  jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

test('[O8] an answer serves without asking again for as long as it is fresh', async () => {
  const cache = new AnswerCache<string>({ maxEntries: 10, freshMs: 60_000 });
  const { ask } = source();
  expect(await cache.get('a', ask)).toBe('answer 1');
  jest.advanceTimersByTime(59_000);
  expect(await cache.get('a', ask)).toBe('answer 1');
  jest.advanceTimersByTime(2_000);
  expect(await cache.get('a', ask)).toBe('answer 2');
});

test('[O8] answers age while the machine’s clock is set back by weeks', async () => {
  const cache = new AnswerCache<string>({ maxEntries: 10, freshMs: 60_000 });
  const { ask } = source();
  await cache.get('a', ask);
  jest.setSystemTime(1_000_000_000);
  jest.advanceTimersByTime(61_000);
  expect(await cache.get('a', ask)).toBe('answer 2');
});

test('[O8] those who ask at the same time wait for one request', async () => {
  const cache = new AnswerCache<string>({ maxEntries: 10, freshMs: 60_000 });
  const { ask, state } = source();
  expect(await Promise.all([cache.get('a', ask), cache.get('a', ask)])).toEqual(['answer 1', 'answer 1']);
  expect(state.asked).toBe(1);
});

test('[O8] while the source is down the last answer serves on, and the source is asked again after a while', async () => {
  const cache = new AnswerCache<string>({ maxEntries: 10, freshMs: 1_000, retryMs: 10_000 });
  const { ask, state } = source();
  await cache.get('a', ask);
  state.isDown = true;
  jest.advanceTimersByTime(2_000);
  expect(await cache.get('a', ask)).toBe('answer 1');
  expect(await cache.get('b', ask)).toBeUndefined();
  state.isDown = false;
  expect(await cache.get('a', ask)).toBe('answer 1');
  jest.advanceTimersByTime(11_000);
  expect(await cache.get('a', ask)).toBe('answer 2');
});

test('[O8] a source that throws is asked again by the next caller', async () => {
  const cache = new AnswerCache<string>({ maxEntries: 10, freshMs: 60_000 });
  const { ask } = source();
  await expect(cache.get('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await cache.get('a', ask)).toBe('answer 1');
});

test('[O8] the least recently used answers go first', async () => {
  const cache = new AnswerCache<string>({ maxEntries: 2, freshMs: 60_000 });
  const { ask } = source();
  await cache.get('a', ask);
  await cache.get('b', ask);
  await cache.get('a', ask);
  await cache.get('c', ask);
  expect(await cache.get('a', ask)).toBe('answer 1');
  expect(await cache.stale('b')).toBeUndefined();
});

test('[O5] a publish expires the answers of every cache, for every copy of a module', async () => {
  const { ask, state } = source();
  const mine = answerCache<string>('tests', { maxEntries: 10, freshMs: 60_000 });
  await mine.get('a', ask);
  await jest.isolateModulesAsync(async () => {
    const copy = await import('#gateway/answer-cache');
    expect(copy.expireAnswers).not.toBe(expireAnswers);
    expect(copy.answerCache('tests', { maxEntries: 10, freshMs: 60_000 })).toBe(mine);
    copy.expireAnswers();
  });
  state.isDown = true;
  expect(await mine.get('a', ask)).toBe('answer 1');
  state.isDown = false;
  expect(await mine.get('a', ask)).toBe('answer 2');
});

test('[O5] an answer asked for before a publish never takes the place of a newer one', async () => {
  const cache = new AnswerCache<string>({ maxEntries: 10, freshMs: 60_000 });
  let release: (answer: string) => void = () => undefined;
  const slow = cache.get('a', () => new Promise<string>((resolve) => (release = resolve)));
  cache.expire();
  expect(await cache.get('a', async () => 'new')).toBe('new');
  release('old');
  expect(await slow).toBe('old');
  expect(await cache.get('a', async () => 'newer')).toBe('new');
  expect(await cache.stale('a')).toBe('new');
});
