import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sampleRequest } from '#services/book/testing/sample-request';
import { json, routesWorld } from '#routes/testing/world';

const request = { ...sampleRequest, requestedAt: Date.now() };
const load = async () => ({ book: (await import('@/pages/api/scheduling/book')).default });
beforeEach(() => {
  jest.resetModules();
});

/** An address where nobody listens. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

test('[I12] [I14] nobody answers the line: nothing was sent, so the visitor may change their booking', async () => {
  const address = await nobody();
  const world = await routesWorld(() => {
    process.env.SCHEDULING_HOST = address;
    return load();
  });
  try {
    const { text } = await world.post('book', request);
    expect(text).toBe('{"error":true,"outcome":"refused","message":""}');
  } finally {
    world.stop();
  }
});

test('[I14] the line breaks while a booking is still being worked on: it may be booked', async () => {
  const world = await routesWorld(load);
  try {
    world.answer = () => {
      setImmediate(world.hangUp);
      return {
        ...json({ Message: 'in progress' }, 409),
        headers: { 'retry-after': '1', connection: 'close' },
      };
    };
    const { text } = await world.post('book', request);
    expect(text).toBe('{"error":true,"outcome":"unknown","message":""}');
    expect(world.seen).toHaveLength(1);
  } finally {
    world.stop();
  }
});
