import { json, routesWorld } from '#routes/testing/world';

const token = 'K7'.repeat(13);
const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  process.env.PUBLIC_URL = 'https://site.example';
  world = await routesWorld(async () => ({
    '[file]': (await import('@/pages/api/appointments/calendar/[file]')).default,
    'visit-calendar': (await import('@/pages/api/scheduling/visit-calendar')).default,
  }));
});
afterAll(() => world.stop());
beforeEach(() => {
  world.seen = [];
  world.answer = () => json({ Calendar: calendar });
});

const ask = (file: string, method = 'GET') =>
  fetch(`${world.origin}/api/appointments/calendar/${file}`, { method });

test('[I18] a feed is a calendar that nobody keeps; its token goes on in the body, in no address', async () => {
  const answer = await ask(`${token}.ics`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(await answer.text()).toBe(calendar);
  expect(world.seen).toMatchObject([{ path: '/calendar', body: { Token: token } }]);
  expect(JSON.stringify([world.seen[0]?.path, world.seen[0]?.headers])).not.toContain(token);
});

test.each([token, 'short.ics', `${token}.ICS`])('[I18] %s is no feed, and nobody is asked', async (file) => {
  expect((await ask(file)).status).toBe(404);
  expect(world.seen).toHaveLength(0);
});

test('[I18] a feed that is over is 404; while the gateway is down calendars are asked to come again', async () => {
  world.answer = () => json({ Message: 'over' }, 404);
  expect((await ask(`${token}.ics`)).status).toBe(404);
  for (const answer of [json({}, 500), json({ Calendar: '<html>' }), { status: 200, body: '<html>' }]) {
    world.answer = () => answer;
    const down = await ask(`${token}.ics`);
    expect([down.status, down.headers.get('retry-after'), await down.text()]).toEqual([503, '300', '']);
  }
  expect((await ask(`${token}.ics`, 'POST')).status).toBe(405);
});

test('[I18] the address is that of the site; what is no token makes none', async () => {
  const make = () => world.post('visit-calendar', { code: '0'.repeat(26) });
  world.answer = () => json({ CalendarToken: token });
  expect(JSON.parse((await make()).text)).toEqual({
    address: `https://site.example/api/appointments/calendar/${token}.ics`,
  });
  expect(world.seen).toMatchObject([{ path: '/manage/calendar', body: { Token: '0'.repeat(26) } }]);
  world.answer = () => json({}, 404);
  expect((await make()).status).toBe(404);
  world.answer = () => json({ CalendarToken: '../../x' });
  expect((await make()).status).toBe(503);
});

test('[I18] who asks without end is asked to wait', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 125; nth += 1) statuses.push((await ask('short.ics')).status);
  expect(statuses[0]).toBe(404);
  const refused = await ask('short.ics');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
