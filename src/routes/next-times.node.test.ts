import { json, routesWorld, type Seen } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  world = await routesWorld(async () => ({
    'next-times': (await import('@/pages/api/scheduling/next-times')).default,
    hold: (await import('@/pages/api/scheduling/hold')).default,
  }));
});
afterAll(() => world.stop());
beforeEach(() => {
  world.seen = [];
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const daysOf = (body: unknown, date: string, times: readonly string[]) => {
  const { VisitTypeIDs } = body as { readonly VisitTypeIDs: readonly { readonly ID: string }[] };
  return {
    Departments: [{ Name: 'Clinic', IDs: [{ ID: '603' }], PracticeLocation: 'Hyde Park' }],
    ScheduleDays: [
      {
        Date: `${date}T00:00:00`,
        Department: { ID: '603' },
        VisitType: { ID: VisitTypeIDs[0]?.ID },
        Slots: times.map((DisplayTime) => ({ DisplayTime })),
      },
    ],
  };
};
const npiOf = ({ body }: Seen) => (body as { readonly ProviderID?: string } | undefined)?.ProviderID ?? '';
const patient = { isNewPatient: true, isAdultPatient: true };

test('[B17] [B28] the next three times of each doctor come in one call; who cannot be asked is left out', async () => {
  world.answer = (path, one) => {
    if (path.startsWith('/default-specialty')) return json({ DefaultSpecialty: 'Cardiology' });
    if (npiOf(one) === '1000000031') return { status: 503, body: '' };
    return json(daysOf(one.body, inDays(2), ['09:00:00', '10:00:00', '11:00:00', '12:00:00']));
  };
  const found = await world.post('next-times', { ...patient, providers: ['1000000030', '1000000031'] });
  expect(found.status).toBe(200);
  const { providers } = JSON.parse(found.text) as {
    readonly providers: readonly { readonly npi: string; readonly times: readonly object[] }[];
  };
  expect(providers.map(({ npi }) => npi)).toEqual(['1000000030']);
  // A time that is offered in person and by video is one time.
  expect(providers[0]?.times).toMatchObject([
    { rawTime: '09:00', location: 'Hyde Park', departmentId: '603', visitType: '9003' },
    { rawTime: '10:00' },
    { rawTime: '11:00' },
  ]);
  expect(providers[0]?.times).toHaveLength(3);
});

test('[B28] times are looked for within a month, and a second look within seconds asks nobody', async () => {
  world.answer = (path, one) =>
    path.startsWith('/default-specialty')
      ? json({ DefaultSpecialty: null })
      : json(daysOf(one.body, inDays(2), ['09:00:00']));
  const ask = () => world.post('next-times', { ...patient, providers: ['1000000032'] });
  const first = await ask();
  const asked = world.seen.filter(({ path }) => path === '/provider-schedule-days');
  expect(asked).toHaveLength(2);
  const { StartDate, EndDate } = (asked[0]?.body ?? {}) as Readonly<Record<'StartDate' | 'EndDate', string>>;
  expect((Date.parse(EndDate) - Date.parse(StartDate)) / 86_400_000).toBe(30);
  world.seen = [];
  expect((await ask()).text).toBe(first.text);
  expect(world.seen).toEqual([]);
});

test('[B28] [I14] once a time of a doctor is held, a list asks for their times again, and for nobody else’s', async () => {
  let times = ['09:00:00', '10:00:00'];
  world.answer = (path, one) => {
    if (path.startsWith('/default-specialty')) return json({ DefaultSpecialty: null });
    if (!path.startsWith('/holds')) return json(daysOf(one.body, inDays(2), times));
    times = ['10:00:00'];
    return json({ HoldID: id, ExpiresAt: '2099-11-20T15:10:00Z', ServerTime: '2099-11-20T15:00:00Z' }, 201);
  };
  const id = '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f22';
  const npis = ['1000000033', '1000000034'];
  const ask = () => world.post('next-times', { ...patient, providers: npis });
  expect((await ask()).text).toContain('09:00');
  const held = { visitorId: id, providerId: npis[0], date: inDays(2), time: '09:00' };
  const reply = await world.post('hold', { ...held, visitType: '9003', departmentId: '603' });
  expect(reply.status).toBe(200);
  world.seen = [];
  const { providers } = JSON.parse((await ask()).text) as {
    readonly providers: readonly { readonly npi: string; readonly times: readonly object[] }[];
  };
  expect(providers.find(({ npi }) => npi === npis[0])?.times).toMatchObject([{ rawTime: '10:00' }]);
  expect(new Set(world.seen.map(npiOf).filter(Boolean))).toEqual(new Set([npis[0]]));
});

test('[B28] more doctors than a page of results has are refused', async () => {
  const providers = Array.from({ length: 13 }, (_, nth) => String(1_000_000_100 + nth));
  expect((await world.post('next-times', { ...patient, providers })).status).toBe(400);
});
