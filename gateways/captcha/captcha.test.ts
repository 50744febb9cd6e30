import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createGatewayServer } from '../lib/server.ts';
import { createCaptchaGateway } from './gateway.ts';

async function start(t: TestContext, now?: () => number): Promise<string> {
  const server = createGatewayServer({ expected: 1, onFailure: () => undefined });
  server.mount(createCaptchaGateway({ secret: 'a-secret', ...(now ? { now } : {}) }));
  await new Promise<void>((done) => server.server.listen(0, '127.0.0.1', done));
  t.after(() => server.stop());
  const address = server.server.address();
  assert(address && typeof address === 'object');
  return `http://127.0.0.1:${address.port}/captcha`;
}

async function solved(base: string): Promise<{ challenge: Challenge; token: string }> {
  const challenge = (await (await fetch(`${base}/challenge`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, token: btoa(JSON.stringify({ challenge, solution })) };
}

type Verdict = { success: boolean; challenge_ts?: string; 'error-codes': string[] };

async function verify(base: string, form: Record<string, string>): Promise<Verdict> {
  const answer = await fetch(`${base}/siteverify`, { method: 'POST', body: new URLSearchParams(form) });
  assert.equal(answer.status, 200);
  return (await answer.json()) as Verdict;
}

test('[K7] a solved challenge passes once, even when it is sent twice at the same time', async (t) => {
  const base = await start(t);
  const { token } = await solved(base);
  const form = { secret: 'a-secret', response: token };
  const verdicts = await Promise.all([verify(base, form), verify(base, form)]);
  assert.deepEqual(verdicts.map(({ success }) => success).toSorted(), [false, true]);
  assert.match(verdicts.find(({ success }) => success)?.challenge_ts ?? '', /^\d{4}-\d\d-\d\dT/);
  assert.deepEqual((await verify(base, form))['error-codes'], ['timeout-or-duplicate']);
});

test('[K7] a token that is missing, wrong, too easy or unsolved does not pass', async (t) => {
  const base = await start(t);
  const { challenge, token } = await solved(base);
  const codes = async (form: Record<string, string>) => (await verify(base, form))['error-codes'];
  assert.deepEqual(await codes({ response: token }), ['missing-input-secret']);
  assert.deepEqual(await codes({ secret: 'another', response: token }), ['invalid-input-secret']);
  assert.deepEqual(await codes({ secret: 'a-secret' }), ['missing-input-response']);
  const own = { parameters: { ...challenge.parameters, cost: 1 }, signature: String(challenge.signature) };
  for (const response of [
    'no token',
    btoa('{}'),
    btoa(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } })),
    btoa(
      JSON.stringify({
        challenge: own,
        solution: await solveChallenge({ challenge: own, deriveKey, timeout: 500 }),
      }),
    ),
  ]) {
    assert.deepEqual(await codes({ secret: 'a-secret', response }), ['invalid-input-response']);
  }
  assert.equal((await verify(base, { secret: 'a-secret', response: token })).success, true);
});

test('[K7] a challenge expires after ten minutes', async (t) => {
  const base = await start(t, () => Date.now() - 11 * 60_000);
  const { token } = await solved(base);
  assert.deepEqual((await verify(base, { secret: 'a-secret', response: token }))['error-codes'], [
    'timeout-or-duplicate',
  ]);
});
