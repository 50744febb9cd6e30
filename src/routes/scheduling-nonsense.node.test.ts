import { randomUUID } from 'node:crypto';
import { hearLog } from '@/lib/testing/heard-log';
import { sampleRequest } from '#services/book/testing/sample-request';
import { json, routesWorld, type Reply } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;

// Each with a line of its own: one that failed often is not tried for a while.
beforeEach(async () => {
  jest.resetModules();
  process.env.SCHEDULING_EXTENSIONS = 'true';
  world = await routesWorld(async () => ({
    appointments: (await import('@/pages/api/scheduling/appointments')).default,
    book: (await import('@/pages/api/scheduling/book')).default,
    readyz: (await import('@/pages/api/readyz')).default,
  }));
});
afterEach(() => world.stop());

const visit = {
  providerId: '1000000012',
  specialty: 'Cardiology',
  isNewPatient: true,
  isAdultPatient: true,
};

/** What whoever is on duty sees after a call: the reasons in the log, and the word of readiness. */
async function seenOf(call: string, body: unknown) {
  const log = hearLog();
  try {
    const { status, text } = await world.post(call, body);
    const ready = await fetch(`${world.origin}/api/readyz`);
    const { status: readiness } = (await ready.json()) as { readonly status: string };
    return { answer: [status, JSON.parse(text) as unknown], lines: log.lines(), readiness };
  } finally {
    log.stop();
  }
}

const failure = (reason: string) =>
  expect.objectContaining({
    event: 'dependency.failed',
    dependency: 'scheduling',
    reason,
    ms: expect.any(Number),
  });

test.each<[string, Reply]>([
  ['wrongShape', json({})],
  ['wrongShape', json(null)],
  ['status 404', json({}, 404)],
  ['status 302', { status: 302, body: '', headers: { location: 'https://elsewhere.example/' } }],
])(
  '[I3] [O8] what visitors read of as an outage is one for the log, with its duration, and for readiness: %s',
  async (reason, reply) => {
    world.answer = () => reply;
    const { answer, lines, readiness } = await seenOf('appointments', visit);
    expect(answer).toEqual([503, { error: 'unavailable' }]);
    expect(lines).toContainEqual(failure(reason));
    expect(readiness).toBe('degraded');
  },
);

test('[I12] [O8] a booking whose answer nobody can read is a failure for the log and for readiness', async () => {
  world.answer = () => json({});
  const booking = { ...sampleRequest, draftId: randomUUID(), requestedAt: Date.now() };
  const { answer, lines, readiness } = await seenOf('book', booking);
  expect(answer).toEqual([200, { error: true, outcome: 'unknown', message: '' }]);
  expect(lines).toContainEqual(failure('wrongShape'));
  expect(readiness).toBe('degraded');
});
