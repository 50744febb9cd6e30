import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logError } from '@/lib/log';
import { hearLog } from '@/lib/testing/heard-log';
import { createGateway } from '#gateway/client';
import { consoleToLog, whatFailed } from './console-to-log.ts';
import { followRequests } from './requests.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let log: ReturnType<typeof hearLog>;
beforeEach(() => {
  log = hearLog();
});
afterEach(() => log.stop());

/** A site whose every request asks an outside system that is down. */
async function siteWith(options: Parameters<typeof followRequests>[0]) {
  const passedOn: unknown[] = [];
  const baseUrl = await serve(
    createServer(({ headers }, response) => {
      passedOn.push(headers['x-request-id']);
      response.writeHead(503).end();
    }),
  );
  const gateway = createGateway({ name: `calendars ${baseUrl}`, baseUrl });
  const follow = followRequests(options);
  const closed: Promise<unknown>[] = [];
  const origin = await serve(
    createServer((request, response) => {
      closed.push(once(response, 'close'));
      void follow(request, response, async () => {
        await gateway.request({ method: 'GET', path: '/canary', retry: false });
        response.writeHead(404).end();
      });
    }),
  );
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    await (await fetch(origin + path, { headers })).text();
    await Promise.all(closed);
  };
  return { ask, passedOn };
}

test('[O8] a request’s id is in its log lines and in the calls that it causes; a visitor’s own is not taken', async () => {
  const { ask, passedOn } = await siteWith({ accessLog: true, trustsIds: false });
  await ask('/find-a-doctor?query=canary', { 'x-request-id': 'canary-0123456789' });
  const lines = log.lines();
  expect(lines).toEqual([
    expect.objectContaining({ level: 'error', event: 'dependency.failed', reason: 'status 503' }),
    {
      level: 'info',
      event: 'request',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'GET',
      kind: 'page',
      path: '/find-a-doctor',
      status: 404,
      ms: expect.any(Number),
    },
  ]);
  expect(lines[0]).toMatchObject({ requestId: lines[1]?.requestId });
  expect(passedOn).toEqual([lines[1]?.requestId]);
  expect(log.text()).not.toContain('canary');
  expect(JSON.parse(log.text().split('\n')[0] ?? '')).toHaveProperty(
    'time',
    expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  );
});

test('[O8] behind a proxy its id is passed on, unless it is none', async () => {
  const { ask, passedOn } = await siteWith({ accessLog: false, trustsIds: true });
  await ask('/', { 'x-request-id': 'proxy-0123456789' });
  await ask('/', { 'x-request-id': 'a b' });
  expect(passedOn).toEqual(['proxy-0123456789', expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(log.text()).not.toContain('"event":"request"');
});

test('[O8] an answer that lies ready needs no id', async () => {
  const { ask, passedOn } = await siteWith({ accessLog: false, trustsIds: false, isReady: () => true });
  await ask('/');
  expect(passedOn).toEqual([undefined]);
});

test('[O8] where lines are written, one that lies ready has an id too', async () => {
  const { ask, passedOn } = await siteWith({ accessLog: true, trustsIds: false, isReady: () => true });
  await ask('/');
  expect(passedOn).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test('[O8] tokens of calendars and numbers of people are in no line', async () => {
  const { ask } = await siteWith({ accessLog: true, trustsIds: false });
  for (const path of [
    '/api/appointments/calendar/canary.ics',
    '/7735550100/canary@example.org',
    '/api/search',
  ])
    await ask(path);
  const paths = log.lines().flatMap(({ event, path }) => (event === 'request' ? [path] : []));
  expect(paths).toEqual(['/api/appointments/calendar/*', '/*/*', '/api/search']);
});

test('[O8] the same failure is written once and counted', () => {
  jest.useFakeTimers();
  for (let ms = 0; ms < 1627; ms += 1) logError('database.failed', { error: 'ECONNREFUSED', ms });
  logError('database.failed', { error: 'ENOSPC' });
  const first = { level: 'error', event: 'database.failed', error: 'ECONNREFUSED', ms: 0 };
  const other = { level: 'error', event: 'database.failed', error: 'ENOSPC' };
  expect(log.lines()).toEqual([first, other]);
  jest.advanceTimersByTime(11_000);
  expect(log.lines()).toEqual([first, other, { ...first, ms: 1626, more: 1626 }]);
  jest.useRealTimers();
});

test('[O8] an error that no code of ours is in says where in the library it came from', () => {
  const error = new RangeError('broken');
  const library = 'at send (/srv/node_modules/next/a.js:1:2)';
  const runtime = 'at process.processTicksAndRejections (node:internal/process/task_queues:85:11)';
  error.stack = `RangeError: broken\n    ${library}\n    ${runtime}`;
  expect(whatFailed(error)).toMatchObject({ error: 'RangeError', at: library });
});

test('[O8] what the framework prints becomes a line without its words of visitors', () => {
  const { error, warn, info, log: print } = console;
  const listeners = process.listeners('warning');
  consoleToLog();
  try {
    for (let time = 0; time < 3; time += 1) console.error(new TypeError('no patient called Canary'));
    console.warn('Image', '"Canary"', 'of https://host.example/?q=Canary took 12345 ms');
    console.log('✓ Ready');
  } finally {
    Object.assign(console, { error, warn, info, log: print });
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  }
  expect(log.lines()).toEqual([
    {
      level: 'error',
      event: 'console',
      error: 'TypeError',
      at: expect.stringContaining('requests.node.test'),
    },
    { level: 'warn', event: 'console', sentence: 'Image * of * took * ms' },
    { level: 'info', event: 'console', sentence: '✓ Ready' },
  ]);
});
