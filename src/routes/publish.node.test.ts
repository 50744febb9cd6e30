import { sayCounted } from '@/lib/log';
import { figuresText } from '@/lib/metrics';
import { routesWorld } from '#routes/testing/world';

const secret = 'a-secret-of-publishing-that-is-long-enough';
let world: Awaited<ReturnType<typeof routesWorld>>;
let said: string[];
beforeAll(async () => {
  process.env.PUBLISH_SECRET = secret;
  world = await routesWorld(async () => ({ publish: (await import('@/pages/api/publish')).default }));
});
afterAll(() => world.stop());
beforeEach(async () => {
  await sayCounted();
  said = [];
  const listen = (line: unknown) => said.push(String(line)) > 0;
  jest.spyOn(process.stdout, 'write').mockImplementation(listen);
  jest.spyOn(process.stderr, 'write').mockImplementation(listen);
});
afterEach(() => jest.restoreAllMocks());

async function publish(body: unknown, given: string) {
  const headers = { 'content-type': 'application/json', 'x-publish-secret': given };
  const answer = await fetch(`${world.origin}/api/publish`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { event, level, status, pages, items } = JSON.parse(said.join('') || '{}') as Record<string, unknown>;
  return { answered: answer.status, said: { event, level, status, pages, items } };
}

test.each([
  ['with another secret', { everything: true }, `${secret}!`, 401],
  ['in a form that nobody knows', { page: '/flu' }, secret, 400],
  ['in a language that the site does not speak', { pages: [{ path: '/flu', language: 'fr' }] }, secret, 400],
])('[O5] [O8] an event %s is refused, and the log says so', async (_why, body, given, status) => {
  expect(await publish(body, given)).toMatchObject({
    answered: status,
    said: { event: 'publish.refused', level: 'warn', status },
  });
  expect(said.join('')).not.toMatch(/secret|flu|fr"/);
  expect(figuresText()).toMatch(
    new RegExp(`^foyer_publish_refused_total\\{status="${status}"\\} [12]$`, 'm'),
  );
  expect(figuresText()).toContain(`\nfoyer_publish_last_refused ${status}\n`);
});

test('[O5] [O8] an event that is taken is in the log with how much it names', async () => {
  const taken = await publish({ everything: true }, secret);
  expect(taken).toMatchObject({ answered: 202, said: { event: 'publish.taken', pages: 0, items: 0 } });
  expect(figuresText()).toContain('\nfoyer_publish_last_refused 0\n');
});

test('[O8] whoever asks whether their secret is right is told so, and nothing is published or refused', async () => {
  expect(await publish({ check: true }, secret)).toEqual({ answered: 202, said: {} });
  expect(await publish({ check: true }, `${secret}!`)).toMatchObject({
    answered: 401,
    said: { event: 'publish.refused' },
  });
});

test('[O8] whoever sends no secret at all is no CMS: nothing is counted', async () => {
  const refused = () => figuresText().match(/^foyer_publish_refused_total.*$/gm);
  const before = refused();
  const answer = await fetch(`${world.origin}/api/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"everything":true}',
  });
  expect(answer.status).toBe(401);
  expect(refused()).toEqual(before);
});
