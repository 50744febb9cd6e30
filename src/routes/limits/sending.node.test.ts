import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { takeSending as TakeSending } from '#routes/limits/sending-allowance';
import type { nameSender as NameSender, senderOf as SenderOf } from '#routes/limits/sender';

let takeSending: typeof TakeSending;
let senderOf: typeof SenderOf;
let nameSender: typeof NameSender;
beforeAll(async () => {
  process.env.BOOKINGS_PER_TEN_MINUTES = '5';
  ({ takeSending } = await import('#routes/limits/sending-allowance'));
  ({ senderOf, nameSender } = await import('#routes/limits/sender'));
});

async function sent(count: number, address: string, visitor: () => string | undefined): Promise<number> {
  let taken = 0;
  for (let index = 0; index < count; index += 1)
    if ((await takeSending('requests', { address, visitor: visitor() })).ok) taken += 1;
  return taken;
}

function exchange(cookie?: string) {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  return { request, response: new ServerResponse(request) };
}

test('[I14] five forms are what one browser sends, and others of its network send theirs', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  expect(await sent(7, 'hospital', () => one)).toBe(5);
  expect(await sent(5, 'hospital', () => two)).toBe(5);
});

test('[I14] a program that throws its name away sends five, one that makes up names sixty', async () => {
  expect(await sent(20, 'program', () => undefined)).toBe(5);
  expect(await sent(5, 'program', () => 'a neighbor')).toBe(5);
  expect(await sent(100, 'another program', randomUUID)).toBe(60);
});

test('[I14] what is given back counts for nobody', async () => {
  for (let index = 0; index < 100; index += 1) {
    const taken = await takeSending('bookings', { address: 'back', visitor: 'a' });
    expect(taken.ok).toBe(true);
    if (taken.ok) await taken.value();
  }
});

test('[I14] a browser without a name gets one, which scripts cannot see, and keeps it', () => {
  const first = exchange('cookie-consent=necessary');
  expect(senderOf(first, 'home')).toEqual({ address: 'home', visitor: undefined });
  const [cookie = ''] = [first.response.getHeader('set-cookie') ?? []].flat().map(String);
  expect(cookie).toMatch(/^form-sender=[0-9a-f-]{36}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  const pair = cookie.split(';')[0] ?? '';
  const second = exchange(`alert=1; ${pair}`);
  expect(senderOf(second, 'home').visitor).toBe(pair.split('=')[1]);
  nameSender(second.request, second.response);
  expect(second.response.getHeader('set-cookie')).toBeUndefined();
});
