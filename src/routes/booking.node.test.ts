import { randomUUID } from 'node:crypto';
import { sampleRequest } from '#services/book/testing/sample-request';
import { json, ownHeaders, routesWorld, type Seen } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  process.env.BOOKINGS_PER_TEN_MINUTES = '3';
  world = await routesWorld(async () => {
    process.env.SEARCH_HOST = process.env.SCHEDULING_HOST;
    return {
      appointments: (await import('@/pages/api/scheduling/appointments')).default,
      book: (await import('@/pages/api/scheduling/book')).default,
    };
  });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.seen = [];
  world.answer = () => json({});
});

const post = (...sent: Parameters<typeof world.post>) => world.post(...sent);

const ask = { providerId: '1000000012', specialty: 'Cardiology', isNewPatient: true, isAdultPatient: true };
const days = (visitType: string) => ({
  Departments: [
    {
      Name: 'Clinic',
      IDs: [{ ID: '603', Type: 'External' }],
      PracticeLocation: 'Hyde Park',
      Address: {},
      OfficialTimeZone: {},
    },
  ],
  ScheduleDays: [
    {
      Date: `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T00:00:00`,
      Department: { ID: '603' },
      VisitType: { ID: visitType },
      Slots: [{ DisplayTime: '09:00:00' }],
    },
  ],
});
const shown = { resulttitle_t: 'Amara Okafor, MD', resulturl_s: '/find-a-physician/physician/amara-okafor' };
const typeOf = ({ body }: Seen) => (body as { VisitTypeIDs: { ID: string }[] }).VisitTypeIDs[0]?.ID ?? '';

describe('what may call', () => {
  test.each<[string, Record<string, string>, number]>([
    ['another site', { ...ownHeaders, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { ...ownHeaders, 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { ...ownHeaders, origin: 'https://evil.example' }, 403],
    ['an opaque origin', { ...ownHeaders, origin: 'null' }, 403],
    [
      'a plain form',
      { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'foyer' },
      415,
    ],
    ['plain text', { ...ownHeaders, 'content-type': 'text/plain' }, 415],
    ['a call without our header', { 'content-type': 'application/json' }, 403],
  ])('[I14] %s is refused before anything is asked', async (_who, headers, status) => {
    const refused = await post('appointments', ask, headers);
    expect(refused.status).toBe(status);
    expect(world.seen).toHaveLength(0);
  });

  test('[I14] only POST is taken, and nothing may be kept by a cache', async () => {
    const response = await fetch(`${world.origin}/api/scheduling/appointments`);
    expect(response.status).toBe(405);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, string, number]>([
    ['no JSON', '{', 400],
    ['an unknown key', JSON.stringify({ ...ask, DistributionEmail: 'x' }), 400],
    ['a prototype', '{"__proto__":{"a":1}}', 400],
    ['a body beyond 32 kB', JSON.stringify({ ...ask, specialty: 'x'.repeat(40_000) }), 413],
  ])('[I14] %s is refused', async (_what, body, status) => {
    expect((await post('appointments', body)).status).toBe(status);
    expect(world.seen).toHaveLength(0);
  });

  test('[I12] a refusal names the wrong fields and repeats none of their values', async () => {
    const refused = await post('appointments', { ...ask, providerId: 'canary-4711' });
    expect(JSON.parse(refused.text)).toEqual({ error: 'invalidRequest', fields: ['providerId'] });
    expect(refused.text).not.toContain('canary');
  });
});

describe('open times', () => {
  test('[I4] asks for both kinds of visit with the credential that only the server has', async () => {
    world.answer = (path, one) =>
      path.startsWith('/default') ? json({ DefaultSpecialty: 'Heart' }) : json(days(typeOf(one)));
    const found = await post('appointments', ask);
    const asked = world.seen.filter((one) => one.path === '/provider-schedule-days');
    expect(asked.map(typeOf).sort()).toEqual(['9003', '9011']);
    expect(asked[0]?.headers.authorization).toBe('Basic c2VjcmV0LWNhbmFyeQ==');
    expect(asked[0]?.body).toMatchObject({
      ProviderID: '1000000012',
      ProviderIDType: 'NPI',
      ProviderSpeciality: 'Heart',
    });
    expect(JSON.parse(found.text)).toMatchObject({ specialty: 'Heart', missing: null });
    expect(found.text).not.toContain('c2VjcmV0');
  });

  test.each<[string, object[], boolean]>([
    ['another doctor has times', [{ id: 'a', npi_t: '1000000029', ...shown }], true],
    ['nobody has', [], false],
    ['only the same doctor is found', [{ id: 'b', npi_t: '1000000012', ...shown }], false],
  ])(
    '[I17] no time within a month, and %s: the page knows whether to lead there',
    async (_what, docs, has) => {
      const found = { response: { numFound: docs.length, docs } };
      world.answer = (path) =>
        path.startsWith('/emselect')
          ? json(found)
          : path.startsWith('/default')
            ? json({})
            : json({ Departments: [], ScheduleDays: [] });
      const answer = await post('appointments', { ...ask, language: 'en' });
      expect(JSON.parse(answer.text)).toMatchObject({ days: [], hasSoonerDoctors: has });
      const asked = new URL(
        world.seen.find((one) => one.path.startsWith('/emselect'))?.path ?? '',
        'http://x',
      );
      const filters = asked.searchParams.getAll('fq').join(' ');
      expect(filters).toMatch(/c_visible_specialties_sm.*Cardiology/);
      expect(filters).toMatch(/c_next_available_tdt:\[/);
      expect(filters).toMatch(/Adult/);
    },
  );

  test('[I4] one call failing leaves the other and says which is missing', async () => {
    world.answer = (path, one) =>
      path.startsWith('/default')
        ? json({})
        : typeOf(one) === '9011'
          ? { status: 500, body: '<h1>no</h1>' }
          : json(days('9003'));
    const found = JSON.parse((await post('appointments', ask)).text) as { missing: string; days: unknown[] };
    expect(found.missing).toBe('virtual');
    expect(found.days).toHaveLength(1);
  });

  test('[I4] both failing is one code and nothing of what the gateway said', async () => {
    world.answer = () => ({ status: 400, body: '{"Message":"stack at /srv/app"}' });
    const found = await post('appointments', ask);
    expect(found.status).toBe(503);
    expect(found.text).toBe('{"error":"unavailable"}');
  });
});

describe('booking', () => {
  const request = { ...sampleRequest, requestedAt: Date.now() };

  test('[I12] [I14] sends the booking once, under the key of its draft, and asks again only while it is in progress', async () => {
    let calls = 0;
    world.answer = () => {
      calls += 1;
      return calls === 1
        ? { ...json({ Message: 'in progress' }, 409), headers: { 'retry-after': '1' } }
        : json({ AppointmentStatusCode: '200', AppointmentStatusMessage: 'ok' });
    };
    const booked = await post('book', request);
    expect(JSON.parse(booked.text)).toMatchObject({ error: false, outcome: 'booked' });
    expect(world.seen.map((one) => one.headers['idempotency-key'])).toEqual([
      request.draftId,
      request.draftId,
    ]);
    expect(world.seen[0]?.body).toMatchObject({ Patient_Dob: '1980-02-29', Visit_Type: '9003' });
    expect(world.seen[0]?.body).toEqual(world.seen[1]?.body);
    expect(world.seen[0]?.path).toBe('/schedule-appointment');
  });

  test('[I12] a visit type that this patient cannot have is refused without asking', async () => {
    const refused = await post('book', { ...request, visitType: '332' });
    expect(JSON.parse(refused.text)).toMatchObject({ error: true, outcome: 'refused' });
    expect(world.seen).toHaveLength(0);
  });

  test.each([
    ['a birth date that no calendar has', 'values.birthDate', { birthDate: '02-30-1980' }],
    ['a birth date to come', 'values.birthDate', { birthDate: '01-01-2999' }],
    ['a child at a visit for adults', 'values.birthDate', { birthDate: `01-01-${new Date().getFullYear()}` }],
    ['an address that the gateway would not take', 'values.email', { email: 'ana..maria@example.org' }],
  ])(
    '[I12] %s is refused by the name of its field, before anything is asked',
    async (_what, field, wrong) => {
      const refused = await post('book', { ...request, values: { ...request.values, ...wrong } });
      expect([refused.status, refused.text]).toEqual([
        400,
        JSON.stringify({ error: 'invalidRequest', fields: [field] }),
      ]);
      expect(world.seen).toHaveLength(0);
    },
  );

  test('[I12] so is a policy holder whose birth date is none', async () => {
    const holder = {
      insuranceRelationshipToSubscriber: 'Other',
      insuranceSubscriberName: 'Someone Else',
      insuranceSubscriberID: 'S1',
      insuranceSubscriberDateOfBirth: '99-99-9999',
    };
    const refused = await post('book', { ...request, values: { ...request.values, ...holder } });
    expect(refused.text).toBe(
      '{"error":"invalidRequest","fields":["values.insuranceSubscriberDateOfBirth"]}',
    );
  });

  test('[I14] an answer that nobody can read is unknown, is not sent twice, and the limit comes after', async () => {
    world.answer = () => ({ status: 200, body: '<html>' });
    expect(JSON.parse((await post('book', { ...request, draftId: randomUUID() })).text)).toMatchObject({
      outcome: 'unknown',
    });
    expect(world.seen).toHaveLength(1);
    const limited = await post('book', { ...request, draftId: randomUUID() });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(world.seen).toHaveLength(1);
  });
});
