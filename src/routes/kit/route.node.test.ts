import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ownHeaders, routesWorld } from '#routes/testing/world';
import { hearLog } from '@/lib/testing/heard-log';

const folder = 'src/pages/api';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const asked = z.strictObject({ letter: z.string().length(1), file: z.string().optional() });

let world: Awaited<ReturnType<typeof routesWorld>>;
let isAborted = false;
beforeAll(async () => {
  world = await routesWorld(async () => {
    const { route } = await import('#routes/kit/route');
    const limit = { points: 4, seconds: 60 };
    return {
      find: route({
        method: 'GET',
        schema: asked,
        cacheControl: 'public, max-age=60',
        limit,
        handle: async ({ letter }) =>
          letter === 'x' ? { status: 404, body: { error: 'notFound' } } : { status: 200, body: { letter } },
      }),
      free: route({
        method: 'POST',
        schema: z.strictObject({ isFree: z.boolean() }),
        limit,
        handle: async ({ isFree }, { giveBack }) => {
          if (isFree) await giveBack();
          return { status: 200, body: {} };
        },
      }),
      slow: route({
        method: 'POST',
        schema: z.strictObject({}),
        limit: null,
        timeMs: 20,
        handle: (_asked, { signal }) =>
          new Promise(() => signal.addEventListener('abort', () => (isAborted = true))),
      }),
      broken: route({
        method: 'POST',
        schema: z.strictObject({ name: z.string() }),
        limit: null,
        handle: async ({ name }) => {
          throw new TypeError(`no patient ${name}`);
        },
      }),
    };
  });
});
afterAll(() => world.stop());

const get = (path: string, method = 'GET') => fetch(`${world.origin}/api/${path}`, { method });

test('[I14] a GET route checks its parameters, and only what was found may be kept', async () => {
  const found = await get('find?letter=a');
  expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(await found.json()).toEqual({ letter: 'a' });
  expect((await get('find?letter=a', 'HEAD')).status).toBe(200);
  const missing = await get('find?letter=x');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const wrong = await get('find?letter=canary');
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toEqual({ error: 'invalidRequest', fields: ['letter'] });
  const other = await get('find?letter=a', 'POST');
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get(`find?letter=${'a'.repeat(9000)}`)).status).toBe(414);
});

test('[I14] beyond its limit a route asks to wait; what was refused or given back is not counted', async () => {
  for (let nth = 0; nth < 8; nth += 1) expect((await world.post('free', { isFree: true })).status).toBe(200);
  for (let nth = 0; nth < 8; nth += 1) expect((await world.post('free', { isFree: 'no' })).status).toBe(400);
  for (let nth = 0; nth < 4; nth += 1) expect((await world.post('free', { isFree: false })).status).toBe(200);
  const refused = await world.post('free', { isFree: false });
  expect([refused.status, refused.text]).toEqual([429, '{"error":"tooManyRequests"}']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('[O8] a route whose time is up answers, and its calls are ended', async () => {
  const late = await world.post('slow', {});
  expect([late.status, late.text, isAborted]).toEqual([503, '{"error":"unavailable"}', true]);
});

test('[K10] a route that breaks says so in a code; the log names the place and nothing of the request', async () => {
  const log = hearLog();
  const broken = await world.post('broken', { name: 'Canary' });
  expect([broken.status, broken.text]).toEqual([500, '{"error":"unavailable"}']);
  const line = log.text();
  expect(line).toContain('route.node.test');
  expect(line).toContain('TypeError');
  expect(line).not.toContain('Canary');
  log.stop();
});

test('[I14] a form on a page that hides its address is ours only where its browser says so', async () => {
  const { ownForms } = await import('#routes/kit/callers');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const refusal = (headers: Record<string, string>) =>
    ownForms({ headers } as Parameters<typeof ownForms>[0], { takesFiles: false })?.status;
  expect(refusal({ ...form, origin: 'null', 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  expect(refusal({ ...form, origin: 'null' })).toBe(403);
  expect(refusal({ ...form, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(refusal({ ...ownHeaders })).toBe(415);
});

/** Routes that others call, outside of the kit: the editor shows its secret in its own way, and a probe asks nothing. */
const apart = [
  join('editing', 'config.ts'),
  join('editing', 'render.ts'),
  'healthz.ts',
  'livez.ts',
  'readyz.ts',
];

test.each(files.filter((name) => !apart.includes(name)))(
  '[I14] /api/%s stands on the kit, and leaves its body to it',
  (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(/\broute\(\{/);
    expect(/bodyParser: false/.test(text)).toBe(/method: 'POST'/.test(text));
  },
);
