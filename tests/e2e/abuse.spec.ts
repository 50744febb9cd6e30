import { expect, test } from './support';

/** Every endpoint that takes JSON from our own pages. */
const endpoints = [
  'scheduling/appointments',
  'scheduling/drawn-times',
  'scheduling/reasons',
  'scheduling/questions',
  'scheduling/insurance',
  'scheduling/hold',
  'scheduling/extend-hold',
  'scheduling/release-hold',
  'scheduling/book',
  'scheduling/request',
  'scheduling/visit',
  'scheduling/cancel-visit',
  'scheduling/move-visit',
  'scheduling/waitlist-join',
  'scheduling/waitlist-offer',
  'scheduling/waitlist-leave',
  'search-click',
  'search-feedback',
];

const json = 'application/json';
const own = { 'content-type': json, 'x-requested-with': 'foyer' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
type Case = readonly [what: string, headers: Record<string, string>, body: string | Buffer, status: number];

const refusals: readonly Case[] = [
  ['without our header', { 'content-type': json }, '{}', 403],
  ['from another site', { ...own, 'sec-fetch-site': 'cross-site' }, '{}', 403],
  ['from another origin', { ...own, origin: 'https://evil.example' }, '{}', 403],
  ['from nowhere', { ...own, origin: 'null' }, '{}', 403],
  ['as plain text', { ...own, 'content-type': 'text/plain' }, '{}', 415],
  ['as a form', { ...own, ...form }, 'a=1', 415],
  ['of 10 MB', own, JSON.stringify('x'.repeat(10_000_000)), 413],
  ['cut off', own, '{"a":', 400],
  ['of nothing', own, '', 400],
  ['as a list', own, '[]', 400],
  ['as null', own, 'null', 400],
  ['that is no text', own, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['with an unknown field', own, '{"canary-4711":"<b>"}', 400],
  ['with a prototype', own, '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}', 400],
];

for (const endpoint of endpoints)
  test(`[K10] [I14] /api/${endpoint} refuses what no page of ours sends, in codes`, async ({ request }) => {
    const path = `/api/${endpoint}`;
    for (const [what, headers, data, status] of refusals) {
      const response = await request.post(path, { headers, data });
      expect(response.status(), what).toBe(status);
      expect(response.headers()['cache-control'], what).toBe('no-store');
      const text = await response.text();
      const { error } = JSON.parse(text) as { error: unknown };
      expect(error, what).toMatch(/^[a-z]+[A-Za-z]*$/);
      // Neither what was sent nor how the server is built.
      expect(text, what).not.toMatch(/canary|<b>|node_modules| at /);
    }
    const other = await request.get(path);
    expect([other.status(), other.headers().allow]).toEqual([405, 'POST']);
  });

test('[K10] an array, an object or a number where a text belongs is named by its field and not repeated', async ({
  request,
}) => {
  for (const wrong of [['canary'], { canary: 1 }, 4711, null, 'x'.repeat(1000)]) {
    const response = await request.post('/api/scheduling/reasons', {
      headers: own,
      data: {
        providerId: '1000000012',
        specialty: wrong,
        subspecialty: '',
        isNewPatient: true,
        isAdultPatient: true,
        isInPersonVisit: true,
        language: 'en',
      },
    });
    expect(await response.json()).toEqual({ error: 'invalidRequest', fields: ['specialty'] });
  }
});

for (const [path, ownPage] of [
  ['/request-an-appointment', true],
  ['/', true],
  ['/book-online/', true],
  ['/api/appointments/manage', false],
] as const)
  test(`[K10] a form sent to ${path} from elsewhere, too long, or not as a form is refused`, async ({
    request,
  }) => {
    const send = (headers: Record<string, string>, data: string) =>
      request.post(path, { headers, data, maxRedirects: 0 });
    expect((await send({ ...form, 'sec-fetch-site': 'cross-site' }, 'a=1')).status()).toBe(403);
    expect((await send({ ...form, origin: 'https://evil.example' }, 'a=1')).status()).toBe(403);
    expect((await send(form, `a=${'x'.repeat(10_000_000)}`)).status()).toBe(413);
    expect((await send({ 'content-type': json }, '{}')).status()).toBe(ownPage ? 405 : 415);
    const odd = await send(form, '__proto__=1&constructor=2&code=%00&code=3&%ff=%ff');
    expect(odd.status()).toBe(200);
    expect(/node_modules|^\s+at /m.test(await odd.text())).toBe(false);
  });
