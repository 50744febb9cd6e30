/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises';
import { startRedis } from '../../tests/support/redis.ts';
import { RedisLink } from './redis.ts';

/** Keeps the event loop busy, as the first searches after a start do. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

jest.mock('@redis/client', (): unknown => {
  work(400);
  return jest.requireActual('@redis/client');
});

test('[O8] a process that is busy for longer than Redis may take has not lost it', async () => {
  const redis = await startRedis();
  const link = new RedisLink(redis.url);
  try {
    // Reading the package takes longer than the answer may.
    await expect(link.run(300, (client) => client.ping())).resolves.toBe('PONG');
    const asked = link.run(300, (client) => client.ping());
    await turn();
    // Redis shares the machine: it has until some time after the process is free again.
    work(900);
    await expect(asked).resolves.toBe('PONG');
    redis.hang();
    await expect(link.run(300, (client) => client.ping())).rejects.toThrow('late');
  } finally {
    redis.goOn();
    link.close();
    await redis.end();
  }
});
