import { json } from '#routes/testing/world';
import { beforeTheDay, stepsWorld } from '#routes/testing/steps-world';
import type { ScreeningLoaded } from '../ScreeningForm/posted';
import { answersOf } from './testing/answers';
import type { PostedBookingData } from './view';

let steps: Awaited<ReturnType<typeof stepsWorld>>;
beforeEach(async () => {
  beforeTheDay();
  jest.resetModules();
  // Limits outlive the modules.
  Reflect.deleteProperty(globalThis, Symbol.for('foyer.shared-limits'));
  steps = await stepsWorld(async () => (await import('./data')).load);
  steps.answers['specialty-tree'] = () =>
    json({
      SpecialtyTree: [
        {
          SitecoreId: 'h',
          DisplayName: 'Cardiology',
          SubSpecialties: [{ 'Sub-Specialty': 'r', DisplayName: 'Rhythm Care' }],
        },
        { SitecoreId: 's', DisplayName: 'Skin Care', SubSpecialties: [] },
      ],
    });
  steps.answers['waitlist'] = () => json({}, 201);
});
afterEach(() => steps.world.stop());
afterEach(() => void jest.useRealTimers());

const screeningPage = {
  path: '/book-online',
  loaderOf: async () => (await import('../ScreeningForm/data')).load,
  dataSource: '{F1}',
};
const answered = {
  form: 'u1',
  specialty: 'Skin Care',
  subspecialty: '',
  birthDate: '02291980',
  phoneNumber: '(312) 555-0142',
  workersComp: 'no',
};
async function screen(said: object, language = 'en') {
  const path = language === 'en' ? '/book-online' : '/es-mx/book-online';
  const page = { ...screeningPage, path, language };
  const { data, seeOther } = await steps.ask('', { ...answered, ...said }, page);
  return { posted: (data as ScreeningLoaded).posted, seeOther };
}

const doctor = { doctor: '/find-a-physician/physician/amara-okafor', visits: 'new', age: 'adult' };
const wait = {
  ...doctor,
  step: 'wait',
  email: 'ana@canary.example',
  earliest: '11-20-2099',
  latest: '2099-11-29',
  timeOfDay: 'morning',
};
async function ask(query: object, fields?: Readonly<Record<string, string>>) {
  const { data, seeOther } = await steps.ask(new URLSearchParams({ ...query }).toString(), fields);
  return { data: data as PostedBookingData, seeOther };
}
const joins = () => steps.world.seen.filter(({ path }) => path === '/waitlist/join');

/** Asks for a page of somebody who waits a fifth of a second for it. */
async function askBriefly(query: object) {
  steps.signal = AbortSignal.timeout(200);
  const startedAt = performance.now();
  const { data } = await ask(query);
  return { data, tookMs: performance.now() - startedAt };
}

test('[I3] [I7] [I9] a clinic that gives no answer: the page says so when its own time is over', async () => {
  const { seeOther } = await ask(
    {},
    { ...doctor, step: 'choose', time: '#book=4099821600000&type=9003&at=603' },
  );
  const booking = new URLSearchParams(seeOther.split('?')[1]).get('booking');
  const silent = () => ({ ...json({}), delayMs: 5000 });
  const calls = ['default-specialty', 'provider-schedule-days', 'specialty-tree', 'reasons', 'insurance'];
  Object.assign(steps.answers, Object.fromEntries(calls.map((call) => [call, silent])));
  const times = await askBriefly(doctor);
  expect(times.data).toMatchObject({ at: 'times', found: undefined });
  const care = await askBriefly({ booking, step: 'care' });
  const insurance = await askBriefly({ booking, step: 'insurance' });
  expect([care.data.at, insurance.data.at]).toEqual(['step', 'step']);
  for (const { tookMs } of [times, care, insurance]) expect(tookMs).toBeLessThan(900);
});

test('[I1] the screening form without scripts leads to the doctors, and no address says who asks', async () => {
  const { seeOther, posted } = await screen({});
  expect(posted).toBeUndefined();
  const { pathname, searchParams } = new URL(seeOther, 'http://site');
  expect(pathname).toBe('/find-a-physician');
  expect(searchParams.getAll('filter')).toEqual([
    'c_visible_specialties_sm:"Skin Care"',
    'c_provider_has_online_scheduling_b:"true"',
  ]);
  expect(seeOther).not.toMatch(/1980|555/);
  expect([...steps.jar.values()].join('')).not.toMatch(/1980|555|Skin/);
  // Only the page of the steps sees it.
  expect(steps.cookiePaths).toEqual(['/schedule-an-appointment/steps']);
  await screen({}, 'es-MX');
  expect(steps.cookiePaths).toEqual(['/es-mx/schedule-an-appointment/steps']);
});

test('[I1] a specialty with subspecialties asks for one, a child is looked for among children’s doctors', async () => {
  const back = await screen({ specialty: 'Cardiology', birthDate: '01-05-2100' });
  expect(back).toMatchObject({
    seeOther: '',
    posted: { at: 'refused', problems: { subspecialty: 'blank', birthDate: 'future' } },
  });
  const { seeOther } = await screen({
    specialty: 'Cardiology',
    subspecialty: 'Rhythm Care',
    birthDate: '01-05-2095',
  });
  expect(new URL(seeOther, 'http://site').searchParams.getAll('filter')).toEqual([
    'c_visible_specialties_sm:"Cardiology"',
    'c_specialty_details_sm:"Rhythm Care"',
    'c_provider_has_online_scheduling_b:"true"',
    'c_patient_ages_sm:"Pediatric"',
  ]);
  // That of the specialty chosen before is none.
  expect((await screen({ subspecialty: 'Rhythm Care' })).seeOther).not.toContain('Rhythm');
});

test('[I1] [I6] a workers’ compensation claim is not booked online, and what is missing is told', async () => {
  expect(await screen({ workersComp: 'yes', phoneNumber: '' })).toMatchObject({
    seeOther: '',
    posted: { at: 'claim' },
  });
  expect((await screen({ specialty: '', phoneNumber: '312', workersComp: '' })).posted).toMatchObject({
    at: 'refused',
    values: { birthDate: '02291980', phoneNumber: '312' },
    problems: { specialty: 'blank', phoneNumber: 'phone', workersComp: 'blank' },
  });
  expect(steps.jar.size).toBe(0);
  // The form of another block of the page is not this one's.
  expect(await screen({ form: 'u2' })).toEqual({ seeOther: '', posted: undefined });
});

test('[I1] [I7] [I11] a booking starts with what the screening form knows', async () => {
  await screen({ specialty: 'Cardiology', subspecialty: 'Rhythm Care' });
  const { seeOther } = await ask(
    {},
    { ...doctor, step: 'choose', time: '#book=4099821600000&type=9003&at=603' },
  );
  const booking = new URLSearchParams(seeOther.split('?')[1]).get('booking') ?? '';
  await ask({}, { booking, step: 'details', ...answersOf.details });
  steps.world.seen = [];
  const { data } = await ask({ booking, step: 'care' });
  expect(data).toMatchObject({
    at: 'step',
    step: 'care',
    booking: { form: { birthDate: '02-29-1980', phoneNumber: '312-555-0142' } },
  });
  const asked = steps.world.seen.find(({ path }) => path.startsWith('/reasons'));
  expect(JSON.stringify(asked)).toContain('Rhythm Care');
  // Without a booking the cookie opens none.
  expect((await ask({ booking: 'screened' })).data).toEqual({ at: 'nothing', wasLost: true });
});

test('[I17] the waitlist is offered when the first time is far away, and joined by a form', async () => {
  expect((await ask(doctor)).data).toMatchObject({ at: 'times', found: { isWorthWaiting: true } });
  expect((await ask({ ...doctor, waiting: 'asked' })).data).toMatchObject({
    at: 'wait',
    state: 'asked',
    // To the day before the first time.
    values: { email: '', latest: '11-30-2099', timeOfDay: 'any' },
  });
  const { seeOther } = await ask({}, wait);
  expect(seeOther).toBe(
    '/schedule-an-appointment/steps?doctor=%2Ffind-a-physician%2Fphysician%2Famara-okafor&visits=new&age=adult&waiting=joined',
  );
  expect(joins().map(({ body }) => body)).toEqual([
    {
      Provider_NPI: '1000000012',
      VisitTypeIDs: expect.arrayContaining(['9003', '9011']) as string[],
      Email: 'ana@canary.example',
      EarliestDate: '2099-11-20',
      LatestDate: '2099-11-29',
      TimeOfDay: 'morning',
      ProfilePath: '/find-a-physician/physician/amara-okafor',
    },
  ]);
  expect((await ask({ ...doctor, waiting: 'joined' })).data).toMatchObject({ at: 'wait', state: 'joined' });
});

test('[I17] [K5] what is wrong comes back with what was typed; an outage and too many tries are said', async () => {
  const back = await ask({}, { ...wait, email: 'ana@', latest: '11-19-2099' });
  expect(back).toMatchObject({
    seeOther: '',
    data: {
      at: 'wait',
      state: 'refused',
      values: { email: 'ana@', latest: '11-19-2099' },
      problems: { email: 'email', latest: 'beforeFirst' },
    },
  });
  expect(joins()).toEqual([]);
  steps.answers['waitlist'] = () => ({ status: 503, body: '' });
  const failed = await ask({}, wait);
  expect(failed).toMatchObject({
    seeOther: '',
    data: { at: 'wait', state: 'failed', values: { email: wait.email } },
  });
  steps.answers['waitlist'] = () => json({}, 201);
  for (let sent = 1; sent < 5; sent += 1) await ask({}, wait);
  expect(joins()).toHaveLength(5);
  expect((await ask({}, wait)).data).toMatchObject({ at: 'wait', state: 'tooMany' });
});

test('[I14] [K10] an address that reads more often than it may is told so, and asks again by the same address', async () => {
  process.env.READS_PER_MINUTE = '2';
  try {
    const times = async (fields?: Readonly<Record<string, string>>) => (await ask(doctor, fields)).data;
    expect([(await times()).at, (await times()).at]).toEqual(['times', 'times']);
    expect(await times()).toEqual({ at: 'tooMany', wasSent: false });
    expect(await times({ ...doctor, step: 'care' })).toEqual({ at: 'tooMany', wasSent: true });
  } finally {
    delete process.env.READS_PER_MINUTE;
  }
});
