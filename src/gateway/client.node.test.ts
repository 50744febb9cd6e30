import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from './client';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A system that answers each request with the next of the given statuses, and counts them. */
async function serve(statuses: readonly number[]) {
  const seen = { requests: 0 };
  const server = createServer((_request, response) => {
    response.writeHead(statuses[seen.requests] ?? 200, { connection: 'close' });
    seen.requests += 1;
    response.end('{}');
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, gateway: createGateway({ name: 'test', baseUrl: `http://127.0.0.1:${port}` }) };
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
