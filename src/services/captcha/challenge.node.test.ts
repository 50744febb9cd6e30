import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A captcha service that answers what a test says. */
let server: Server;
let answer: unknown;
let readChallenge: () => Promise<unknown>;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.CAPTCHA_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ readChallenge } = await import('#services/captcha/challenge'));
});
afterAll(() => void server.close());

const real = () =>
  createChallenge({
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
    algorithm: 'PBKDF2/SHA-256',
    cost: 5000,
    counter: 300,
    deriveKey,
    expiresAt: new Date(1_795_000_000_000),
    data: { issued: '2026-11-19T00:00:00.000Z' },
  });

test('[K7] a challenge goes on exactly as it came', async () => {
  answer = await real();
  expect(JSON.stringify(await readChallenge())).toBe(JSON.stringify({ ok: true, value: answer }));
});

test('[K7] [O8] what is no challenge does not leave under our name', async () => {
  const whole = JSON.parse(JSON.stringify(await real())) as { parameters: object; signature: string };
  for (const wrong of [
    {},
    [],
    'busy',
    null,
    { error: 'no such host 10.0.0.4' },
    { ...whole, stack: 'at secret.js' },
    { ...whole, parameters: { ...whole.parameters, cost: 1e12 } },
    { ...whole, parameters: { ...whole.parameters, salt: '<b>' } },
    { parameters: whole.parameters },
  ]) {
    answer = wrong;
    expect([wrong, await readChallenge()]).toEqual([wrong, { ok: false, error: 'unavailable' }]);
  }
});
