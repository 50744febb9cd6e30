import type { BookAnswer } from '@/contracts/scheduling';
import { sampleRequest } from '#services/book/testing/sample-request';
import { json, routesWorld, type Reply } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;
// Each with a line of its own: one that failed often is not tried for a while.
beforeEach(async () => {
  jest.resetModules();
  process.env.BOOKINGS_PER_TEN_MINUTES = '1000';
  world = await routesWorld(async () => {
    return {
      appointments: (await import('@/pages/api/scheduling/appointments')).default,
      reasons: (await import('@/pages/api/scheduling/reasons')).default,
      questions: (await import('@/pages/api/scheduling/questions')).default,
      insurance: (await import('@/pages/api/scheduling/insurance')).default,
      hold: (await import('@/pages/api/scheduling/hold')).default,
      book: (await import('@/pages/api/scheduling/book')).default,
    };
  });
});
afterEach(() => world.stop());

const kind = { isNewPatient: true, isAdultPatient: true };
const visit = { providerId: '1000000012', specialty: 'Cardiology', ...kind };
const care = { language: 'en', subspecialty: '', isInPersonVisit: true };
const hold = {
  visitorId: '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
  providerId: '1000000012',
  date: '2026-12-01',
  time: '14:00',
  visitType: '9003',
  departmentId: '603',
};
const calls: Readonly<Record<string, unknown>> = {
  appointments: visit,
  reasons: { ...visit, ...care },
  questions: { language: 'en', specialty: 'Cardiology', reason: 'Other', visitType: '9003' },
  insurance: {},
  hold,
};

const html = '<!doctype html>\n<h1>Bad gateway</h1>\n<p>at /srv/app.js:7</p>';
const failures: readonly (readonly [string, Reply])[] = [
  ['an error page', { status: 500, body: html }],
  ['an error page of a proxy', { status: 502, body: html, headers: { 'content-type': 'text/html' } }],
  ['JSON that is cut off', { status: 200, body: '{"Reasons":["Oth' }],
  ['nothing at all', { status: 200, body: '' }],
  ['something else', json(['odd'])],
];

for (const [what, reply] of failures)
  test(`[I14] [K10] the gateway answers ${what}: each call has one code, and nothing of it comes through`, async () => {
    world.answer = () => reply;
    for (const [call, body] of Object.entries(calls)) {
      const answer = await world.post(call, body);
      expect([call, answer.status, answer.text]).toEqual([call, 503, '{"error":"unavailable"}']);
    }
  });

test.each<[string, Reply, Partial<BookAnswer>]>([
  // The catalogue: the second line of the text, without its markup.
  [
    '500 with text',
    { status: 500, body: 'Error\nThe calendar is closed.\nat x' },
    { outcome: 'refused', message: 'The calendar is closed.' },
  ],
  ['500 with a page', { status: 500, body: html }, { outcome: 'refused', message: 'Bad gateway' }],
  ['502 with a page', { status: 502, body: html }, { outcome: 'unknown', message: '' }],
  ['503 with a page', { status: 503, body: html }, { outcome: 'refused', message: '' }],
  [
    '200 that is cut off',
    { status: 200, body: '{"AppointmentStatusCode":"2' },
    { outcome: 'unknown', message: '' },
  ],
  ['200 with a page', { status: 200, body: html }, { outcome: 'unknown', message: '' }],
  ['400 without a message', json({}, 400), { outcome: 'refused', message: '' }],
])(
  '[I12] [I14] a booking that is answered %s is sent once and ends as the catalogue says',
  async (_what, reply, expected) => {
    world.answer = () => reply;
    const answer = await world.post('book', { ...sampleRequest, requestedAt: Date.now() });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ error: true, ...expected });
    expect(world.seen).toHaveLength(1);
  },
);
