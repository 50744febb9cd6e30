import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A vendor's endpoint, answering as a test says and keeping what it was sent. */
let server: Server;
let answer: { status: number; body: string };
const sent: URLSearchParams[] = [];
let isCaptchaSolved: (token: string) => Promise<boolean>;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      sent.push(new URLSearchParams(body));
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.CAPTCHA_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.CAPTCHA_SECRET = 'the secret';
  process.env.PUBLIC_URL = 'https://www.calder.example';
  ({ isCaptchaSolved } = await import('#services/captcha/verify'));
});
afterAll(() => void server.close());

const solved = (more = {}) => ({ status: 200, body: JSON.stringify({ success: true, ...more }) });

test('[K7] a token is sent with the secret, as a form, and nothing of the visitor', async () => {
  answer = solved({ hostname: 'www.calder.example' });
  expect(await isCaptchaSolved('a token')).toBe(true);
  expect(Object.fromEntries(sent.at(-1) ?? [])).toEqual({ secret: 'the secret', response: 'a token' });
});

test.each([
  ['a no', { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' }],
  ['a yes for another site', solved({ hostname: 'elsewhere.example' })],
  ['a server error', { status: 500, body: '{"success":true}' }],
  ['a page', { status: 200, body: '<html>' }],
  ['half an answer', { status: 200, body: '{"success":tr' }],
  ['an answer without a verdict', { status: 200, body: '{}' }],
])('[K7] %s is a no', async (_name, given) => {
  answer = given;
  expect(await isCaptchaSolved('a token')).toBe(false);
});

test('[K7] no token is a no without asking', async () => {
  const asked = sent.length;
  expect(await isCaptchaSolved('')).toBe(false);
  expect(sent).toHaveLength(asked);
});
