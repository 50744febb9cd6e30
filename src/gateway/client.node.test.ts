import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from './client';
import { hearLog } from '@/lib/testing/heard-log';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Only the date is made up: calls take as long as they take. */
const others = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const;

/** A system that answers each request with the next of the given statuses, and counts them. */
async function serve(given: readonly number[]) {
  const statuses = [...given];
  const seen = { requests: 0 };
  const server = createServer((_request, response) => {
    response.writeHead(statuses[seen.requests] ?? 200, { connection: 'close' });
    seen.requests += 1;
    response.end('{}');
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, statuses, gateway: createGateway({ name: 'test', baseUrl: `http://127.0.0.1:${port}` }) };
}

test('[O8] a read is tried once more after a status that passes', async () => {
  const { gateway, seen } = await serve([503]);
  expect(await gateway.request({ method: 'GET', path: '/' })).toMatchObject({
    ok: true,
    value: { status: 200 },
  });
  expect(seen.requests).toBe(2);
});

test('[O8] a read is tried at most once more', async () => {
  const { gateway, seen } = await serve([429, 429, 200]);
  expect(await gateway.request({ method: 'GET', path: '/' })).toMatchObject({
    ok: true,
    value: { status: 429 },
  });
  expect(seen.requests).toBe(2);
});

test('[O8] a write is never sent twice', async () => {
  const { gateway, seen } = await serve([503]);
  expect(await gateway.request({ method: 'POST', path: '/', json: {} })).toMatchObject({
    value: { status: 503 },
  });
  expect(seen.requests).toBe(1);
});

test('[O8] a second try does not outlast the deadline', async () => {
  const { gateway, seen } = await serve([503]);
  expect(await gateway.request({ method: 'GET', path: '/', deadlineMs: 90 })).toEqual({
    ok: false,
    error: 'timeout',
  });
  expect(seen.requests).toBeLessThan(2);
});

test('[O8] a caller who leaves ends the call at once, and one who has left asks nothing', async () => {
  const { gateway, seen } = await serve([503]);
  const leaving = new AbortController();
  const answer = gateway.request({ method: 'GET', path: '/', signal: leaving.signal });
  leaving.abort();
  expect(await answer).toEqual({ ok: false, error: 'aborted' });
  expect(await gateway.request({ method: 'GET', path: '/', signal: leaving.signal })).toEqual({
    ok: false,
    error: 'aborted',
  });
  expect(seen.requests).toBe(0);
});

test('[O8] after a short overload one call finds out within a second or two that it is over', async () => {
  const log = hearLog();
  const overload = Array.from({ length: 40 }, () => 500);
  const { gateway, seen, statuses } = await serve(overload);
  const read = () => gateway.request({ method: 'GET', path: '/', retry: false });
  await Promise.all(overload.map(read));
  expect(await read()).toEqual({ ok: false, error: 'overloaded' });
  const asked = seen.requests;
  statuses.length = 0;
  jest.useFakeTimers({ now: Date.now() + 1100, doNotFake: [...others] });
  expect(await read()).toMatchObject({ ok: true, value: { status: 200 } });
  expect(seen.requests).toBeGreaterThan(asked);
  jest.useRealTimers();
  log.stop();
});
