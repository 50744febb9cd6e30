import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announce } from '@/lib/publications';
import type { waitingTimeAt } from '#services/waiting/waiting-time';

const now = Date.parse('2026-11-24T15:10:00Z');
let server: Server;
let status = 200;
let places: readonly unknown[] = [];
let asked: { readonly url: string | undefined; readonly key: string | undefined }[] = [];
let at: typeof waitingTimeAt;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers.authorization });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ places }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.WAITING_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}/waiting`;
  process.env.WAITING_TOKEN = 'secret';
  ({ waitingTimeAt: at } = await import('#services/waiting/waiting-time'));
});
afterAll(() => server.close());

beforeEach(() => {
  // Each test asks anew.
  announce();
  [status, places, asked] = [200, [], []];
});

const place = (minutes: unknown, measured: unknown = '2026-11-24T15:05:00Z') => ({
  id: 'river',
  minutes,
  measured,
});

test('[E7] a place’s wait is asked of the service with its token, once for all places', async () => {
  places = [{ id: 'lake', minutes: 0, measured: '2026-11-24T15:05:00Z' }, { odd: true }, place(25)];
  expect(await at('river', now)).toEqual({ minutes: 25, measured: Date.parse('2026-11-24T15:05:00Z') });
  expect((await at('lake', now))?.minutes).toBe(0);
  expect(await at('nowhere', now)).toBeNull();
  expect(asked).toEqual([{ url: '/waiting/times', key: 'bearer secret' }]);
});

test.each([
  ['measured half an hour ago', place(25, '2026-11-24T14:40:00Z')],
  ['from the future', place(25, '2026-11-24T15:20:00Z')],
  ['without a time', place(25, 'soon')],
  ['less than nothing', place(-5)],
  ['more than a day', place(2000)],
  ['half a minute', place(2.5)],
  ['in words', place('25')],
])('[E7] a figure %s is none', async (_what, odd) => {
  places = [odd];
  expect(await at('river', now)).toBeNull();
});

test('[E7] while the service fails or answers nonsense its last figure serves until it is too old', async () => {
  places = [place(25)];
  expect((await at('river', now))?.minutes).toBe(25);
  for (const failure of [503, 200]) {
    announce();
    [status, places] = [failure, 'nonsense' as never];
    expect((await at('river', now))?.minutes).toBe(25);
    expect(await at('river', now + 30 * 60_000)).toBeNull();
  }
});
