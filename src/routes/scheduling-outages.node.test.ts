import { randomUUID } from 'node:crypto';
import type { BookAnswer } from '@/contracts/scheduling';
import { sampleRequest } from '#services/book/testing/sample-request';
import { json, ownHeaders, routesWorld, type Reply } from '#routes/testing/world';
import { hearLog } from '@/lib/testing/heard-log';
import { setOtherProcesses } from '@/lib/publications';
import { announceWarming } from '@/lib/warming';

let world: Awaited<ReturnType<typeof routesWorld>>;
// Each with a line of its own: one that failed often is not tried for a while.
const load = async (extensions = 'true') => {
  jest.resetModules();
  process.env.BOOKINGS_PER_TEN_MINUTES = '1000';
  process.env.SCHEDULING_EXTENSIONS = extensions;
  world = await routesWorld(async () => {
    return {
      appointments: (await import('@/pages/api/scheduling/appointments')).default,
      reasons: (await import('@/pages/api/scheduling/reasons')).default,
      questions: (await import('@/pages/api/scheduling/questions')).default,
      insurance: (await import('@/pages/api/scheduling/insurance')).default,
      hold: (await import('@/pages/api/scheduling/hold')).default,
      book: (await import('@/pages/api/scheduling/book')).default,
      visit: (await import('@/pages/api/scheduling/visit')).default,
      'visit-calendar': (await import('@/pages/api/scheduling/visit-calendar')).default,
      healthz: (await import('@/pages/api/healthz')).default,
      livez: (await import('@/pages/api/livez')).default,
      readyz: (await import('@/pages/api/readyz')).default,
    };
  });
};

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

const newBooking = () => ({ ...sampleRequest, draftId: randomUUID(), requestedAt: Date.now() });
const outcomeOf = async (body: unknown) =>
  (JSON.parse((await world.post('book', body)).text) as BookAnswer).outcome;

const html = '<!doctype html>\n<h1>Bad gateway</h1>\n<p>at /srv/app.js:7</p>';
const failures: readonly (readonly [string, Reply])[] = [
  ['an error page', { status: 500, body: html }],
  ['an error page of a proxy', { status: 502, body: html, headers: { 'content-type': 'text/html' } }],
  ['JSON that is cut off', { status: 200, body: '{"Reasons":["Oth' }],
  ['nothing at all', { status: 200, body: '' }],
  ['something else', json(['odd'])],
];

// Nine calls do not open the breaker: one line is enough for them.
describe('a booking that fails', () => {
  beforeAll(() => load());
  beforeEach(() => (world.seen = []));
  afterAll(() => world.stop());

  test.each<[string, Reply, Partial<BookAnswer>]>([
    // The catalogue: the second line of the text, without its markup.
    [
      '500 with text',
      { status: 500, body: 'Error\nThe calendar is closed.\nat x' },
      { outcome: 'refused', message: 'The calendar is closed.' },
    ],
    ['500 with a page', { status: 500, body: html }, { outcome: 'refused', message: 'Bad gateway' }],
    ['502 with a page', { status: 502, body: html }, { outcome: 'unknown', message: '' }],
    ['503 with a page', { status: 503, body: html }, { outcome: 'unknown', message: '' }],
    [
      '503 and when to come again',
      { status: 503, body: '{}', headers: { 'retry-after': '1' } },
      { outcome: 'refused', message: '' },
    ],
    ['504 with a page', { status: 504, body: html }, { outcome: 'unknown', message: '' }],
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
      const answer = await world.post('book', newBooking());
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({ error: true, ...expected });
      expect(world.seen).toHaveLength(1);
    },
  );
});

describe('each call with a line of its own', () => {
  beforeEach(() => load());
  afterEach(() => world.stop());

  for (const [what, reply] of failures)
    test(`[I14] [K10] the gateway answers ${what}: each call has one code, and nothing of it comes through`, async () => {
      world.answer = () => reply;
      for (const [call, body] of Object.entries(calls)) {
        const answer = await world.post(call, body);
        expect([call, answer.status, answer.text]).toEqual([call, 503, '{"error":"unavailable"}']);
      }
    });

  const never: Reply = { status: 200, body: '', delayMs: 2 ** 30 };
  /** A visitor who waits for little more than one call's three seconds: two in a row take longer. */
  const patiently = (call: string, body: unknown, patienceMs = 5000) =>
    fetch(`${world.origin}/api/scheduling/${call}`, {
      method: 'POST',
      headers: ownHeaders,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });

  test('[I3] [O8] a gateway that takes the line and never answers: every call that reads has its answer in one call’s time', async () => {
    world.answer = () => never;
    const asked = {
      ...calls,
      reasons: { ...visit, ...care, subspecialty: 'Heart failure' },
      visit: { code: '0'.repeat(26) },
      'visit-calendar': { code: '0'.repeat(26) },
    };
    const answers = Object.entries(asked).map(async ([call, body]) => [
      call,
      (await patiently(call, body)).status,
    ]);
    expect(Object.fromEntries(await Promise.all(answers))).toEqual(
      Object.fromEntries(Object.keys(asked).map((call) => [call, 503])),
    );
  });

  test('[I3] [I4] times come in one call’s time where only the specialty does not', async () => {
    world.answer = (path) =>
      path.startsWith('/default-specialty') ? never : json({ Departments: [], ScheduleDays: [] });
    const answer = await patiently('appointments', visit);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ specialty: 'Cardiology', days: [], missing: null });
  });

  test('[O8] what failed is logged with its duration, and nothing of what was asked', async () => {
    const log = hearLog();
    try {
      world.answer = () => ({ status: 503, body: html });
      await world.post('appointments', visit);
      const lines = log.lines();
      expect(lines).toContainEqual(
        expect.objectContaining({
          event: 'dependency.failed',
          dependency: 'scheduling',
          reason: 'status 503',
          ms: expect.any(Number),
        }),
      );
      expect(JSON.stringify(lines)).not.toMatch(/1000000012|Cardiology|secret/);
    } finally {
      log.stop();
    }
  });

  const health = async (probe: 'healthz' | 'livez' | 'readyz') => {
    const answer = await fetch(`${world.origin}/api/${probe}`);
    return [answer.status, await answer.json()];
  };

  test('[O8] readiness knows of the scheduling gateway, by itself and by what visitors met; the site stays alive', async () => {
    world.answer = () => ({ status: 502, body: html });
    await world.post('insurance', {});
    const ready = (status: string, state: string) => [
      200,
      {
        status,
        build: expect.any(String),
        disk: 'ok',
        dependencies: expect.objectContaining({ scheduling: { state, secondsAgo: 0 } }),
        otherProcesses: 'none',
      },
    ];
    expect(await health('readyz')).toEqual(ready('degraded', 'down'));
    for (const probe of ['healthz', 'livez'] as const)
      expect(await health(probe)).toEqual([200, { status: 'alive' }]);
    world.answer = () => json({ InsurancePickList: { InsurancePlans: [] } });
    await world.post('insurance', {});
    expect(await health('readyz')).toEqual(ready('ready', 'up'));
    setOtherProcesses('notReached');
    expect(await health('readyz')).toEqual([
      200,
      expect.objectContaining({ status: 'degraded', otherProcesses: 'notReached' }),
    ]);
    setOtherProcesses('none');
    announceWarming(true);
    expect(await health('readyz')).toEqual([503, expect.objectContaining({ status: 'starting' })]);
    announceWarming(false);
    expect(await health('readyz')).toEqual(ready('ready', 'up'));
  });

  const booked = json({
    AppointmentStatusCode: '200',
    Appointment: { ContactIDs: [{ ID: '253179709114', Type: 'CSN' }] },
  });

  test.each<[string, () => Reply]>([
    ['502', () => ({ status: 502, body: html })],
    ['503', () => ({ status: 503, body: html })],
    ['503 and when to come again', () => ({ status: 503, body: '{}', headers: { 'retry-after': '1' } })],
    ['504', () => ({ status: 504, body: html })],
    ['500 with text', () => ({ status: 500, body: 'Error\nThe calendar is closed.' })],
    ['400', () => json({ Message: 'No such provider' }, 400)],
  ])(
    '[I14] [I15] a booked visit whose booking is sent again and answered %s may be booked, and is never called refused',
    async (_what, reply) => {
      const booking = newBooking();
      world.answer = () => booked;
      expect(await outcomeOf(booking)).toBe('booked');
      world.answer = reply;
      expect(await outcomeOf(booking)).toBe('unknown');
      expect(await outcomeOf(newBooking())).not.toBe('booked');
      world.answer = () => booked;
      expect(await outcomeOf(booking)).toBe('booked');
    },
  );

  test('[I14] [I15] while the breaker is open a first booking is refused, and a repeated one may be booked', async () => {
    const finished = newBooking();
    world.answer = () => booked;
    expect(await outcomeOf(finished)).toBe('booked');
    world.answer = () => ({ status: 500, body: '' });
    const { findInsurancePlans } = await import('#services/scheduling/insurance');
    await Promise.all(Array.from({ length: 60 }, () => findInsurancePlans()));
    await findInsurancePlans();
    world.answer = () => booked;
    world.seen = [];
    expect(await outcomeOf(newBooking())).toBe('refused');
    expect(await outcomeOf(finished)).toBe('unknown');
    // Another process booked it: only the browser knows of the former try.
    expect(await outcomeOf({ ...newBooking(), isAgain: true })).toBe('unknown');
    expect(world.seen).toHaveLength(0);
  });

  const bookings = () => world.seen.filter(({ path }) => path === '/schedule-appointment');

  test('[I14] [I15] a booking that hangs ends in seconds with "nobody knows"; asked again, the finished one is found', async () => {
    const booking = newBooking();
    world.answer = () => ({ ...booked, delayMs: 7000 });
    const first = await patiently('book', booking, 6500);
    expect(await first.json()).toEqual({ error: true, outcome: 'unknown', message: '' });
    world.answer = () => booked;
    expect(await outcomeOf(booking)).toBe('booked');
    expect(bookings().map(({ headers }) => headers['idempotency-key'])).toEqual([
      booking.draftId,
      booking.draftId,
    ]);
  });

  test('[I14] [I15] a hospital’s own gateway knows no keys: a booking is sent once, and asked again its answer is waited for', async () => {
    world.stop();
    await load('false');
    const booking = newBooking();
    world.answer = () => ({ ...booked, delayMs: 6000 });
    const first = await patiently('book', booking, 6500);
    expect(await first.json()).toMatchObject({ outcome: 'unknown' });
    world.answer = () => json({ AppointmentStatusCode: '409', AppointmentStatusMessage: 'Taken' });
    expect(await outcomeOf({ ...booking, isAgain: true })).toBe('booked');
    expect(bookings()).toHaveLength(1);
    // Another process sent it: nobody here knows what became of it.
    expect(await outcomeOf({ ...newBooking(), isAgain: true })).toBe('unknown');
    expect(bookings()).toHaveLength(1);
  });
});
