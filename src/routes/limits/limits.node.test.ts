import { clientAddress } from '#routes/limits/client-address';
import { createLimiter } from '#routes/limits/limiter';

const request = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

test('[I14] without a trusted proxy a forwarded address is not believed', () => {
  expect(clientAddress(request('203.0.113.9', '198.51.100.1'), 0)).toBe('203.0.113.9');
});

test('[I14] with one trusted proxy the address that it saw counts, whatever stands before it', () => {
  expect(clientAddress(request('10.0.0.1', '6.6.6.6, 198.51.100.1'), 1)).toBe('198.51.100.1');
  expect(clientAddress(request('10.0.0.1', '198.51.100.1, 10.0.0.2'), 2)).toBe('198.51.100.1');
  expect(clientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1');
});

test('[I14] one household counts once: IPv6 by its /64, IPv4 in either spelling', () => {
  expect(clientAddress(request('2001:db8:1:2:aaaa::1'), 0)).toBe(
    clientAddress(request('2001:0db8:1:2:bbbb:0:0:2'), 0),
  );
  expect(clientAddress(request('2001:db8:1:3::1'), 0)).not.toBe(clientAddress(request('2001:db8:1:2::1'), 0));
  expect(clientAddress(request('::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
});

test('[I14] the sixth of five is refused and told when to come back; others are not', async () => {
  const limiter = createLimiter({ points: 5, seconds: 600 });
  for (let index = 0; index < 5; index += 1) expect(await limiter.take('a')).toEqual({ ok: true });
  const refused = await limiter.take('a');
  expect(refused.ok).toBe(false);
  expect(!refused.ok && refused.retryAfterSeconds).toBeGreaterThan(590);
  expect(await limiter.take('b')).toEqual({ ok: true });
});

test('[I14] what was given back may be taken again', async () => {
  const limiter = createLimiter({ points: 1, seconds: 600 });
  await limiter.take('a');
  await limiter.giveBack('a');
  expect(await limiter.take('a')).toEqual({ ok: true });
});
