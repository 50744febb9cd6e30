import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { hearLog } from '@/lib/testing/heard-log';

/** A forms gateway that says what a test says, and the two routes of the newsletter in front of it. */
let gateway: Server;
let site: Server;
let origin = '';
let answer: { readonly status: number; readonly body: string };
const asked: string[] = [];

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  process.env.FORMS_GATEWAY_HOST = await listen(gateway);
  const routes: Readonly<Record<string, NextApiHandler>> = {
    '/api/newsletter': (await import('@/pages/api/newsletter/index')).default,
    '/api/newsletter/link': (await import('@/pages/api/newsletter/link')).default,
  };
  site = createServer((request, response) => {
    const shim = Object.assign(response, {
      status(code: number) {
        response.statusCode = code;
        return shim;
      },
      json: (body: unknown) => void response.end(JSON.stringify(body)),
    });
    void routes[request.url ?? '']?.(request as NextApiRequest, shim as unknown as NextApiResponse);
  });
  origin = await listen(site);
});
afterAll(() => {
  gateway.close();
  site.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: 'Created Subscriber.' };
});

const whole = {
  email: 'annie@moon.example',
  variant: 'salesforce',
  item: '{N1}',
  language: 'en',
  'leave-empty': '',
};
async function signUp(more: Readonly<Record<string, string>> = {}, site = 'same-origin') {
  const headers = { 'sec-fetch-site': site };
  const body = new URLSearchParams({ ...whole, ...more });
  const response = await fetch(`${origin}/api/newsletter`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}
async function follow(
  body: unknown,
  headers: Readonly<Record<string, string>> = { 'x-requested-with': 'foyer' },
) {
  const response = await fetch(`${origin}/api/newsletter/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

test('[K8] a form goes in, the sentence of the list comes out', async () => {
  expect(await signUp()).toEqual({ status: 200, text: 'Created Subscriber.' });
  expect(asked).toEqual(['/newsletter email=annie%40moon.example']);
  answer = { status: 200, body: 'TriggeredSpamFilter' };
  expect((await signUp()).text).toBe('TriggeredSpamFilter');
});

test('[K8] whether an address is on the list is nobody else’s business; the log has the message without the address', async () => {
  const log = hearLog();
  answer = { status: 200, body: 'The subscriber is already on the list' };
  expect((await signUp()).text).toBe('Created Subscriber.');
  log.stop();
  expect(log.text()).toContain('Subscriber Already Exists');
  expect(log.text()).not.toContain('annie');
});

test('[K8] [K10] a form of another page, and one of another shape, reach no list', async () => {
  expect((await signUp({}, 'cross-site')).status).toBe(403);
  expect((await signUp({ variant: 'other' })).status).toBe(400);
  expect((await signUp({ distributionEmail: 'x@evil.example' })).status).toBe(400);
  expect((await signUp({ email: 'annie@moon.example\r\nBcc: x@evil.example' })).text).toBe(
    'InvalidEmailAddress',
  );
  expect(asked).toEqual([]);
});

test('[K8] [K10] a code confirms or stops; one that nobody knows is said to be none', async () => {
  const code = 'ABCDE-FGHJK-MNPQR-STVWX-YZ012-3';
  answer = { status: 200, body: '{}' };
  expect(await follow({ code, action: 'confirm' })).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect((await follow({ code, action: 'stop' })).status).toBe(200);
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['/newsletter/confirm', '/newsletter/stop']);
  answer = { status: 404, body: '{}' };
  expect(await follow({ code, action: 'stop' })).toEqual({ status: 404, text: '{"error":"linkUnknown"}' });
  answer = { status: 500, body: '' };
  expect((await follow({ code, action: 'stop' })).status).toBe(503);
  expect((await follow({ code, action: 'delete' })).status).toBe(400);
  expect((await follow({ code, action: 'stop' }, {})).status).toBe(403);
});

test('[K10] the twenty-first address of one network in an hour is asked to wait; addresses that are none are not counted', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    await signUp({ email: 'none' });
    statuses.push((await signUp()).status);
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
