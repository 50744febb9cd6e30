import { json } from '#routes/testing/world';
import { beforeTheDay, booked, day, department, holdId, stepsWorld } from '#routes/testing/steps-world';
import { answersOf } from './testing/answers';
import type { PostedBookingData, StepView } from './view';

let steps: Awaited<ReturnType<typeof stepsWorld>>;
beforeAll(async () => {
  steps = await stepsWorld(async () => (await import('./data')).load);
});
// Each test is another visitor of one program.
beforeEach(() => {
  beforeTheDay();
  Object.assign(steps, { answers: {}, jar: new Map() });
  steps.world.seen = [];
});
afterEach(() => void jest.useRealTimers());
afterAll(() => steps.world.stop());

async function ask(query: string, fields?: Readonly<Record<string, string>>) {
  const { data, seeOther } = await steps.ask(query, fields);
  return { data: data as PostedBookingData, seeOther };
}

const doctor = { doctor: '/find-a-physician/physician/amara-okafor', visits: 'new', age: 'adult' };
const nine = '#book=4099821600000&type=9003&at=603';
const ten = '#book=4099824000000&type=9003&at=603';
const video = '#book=4099827600000&type=9011&at=603';
const queryOf = (address: string) => new URLSearchParams(address.split('#')[0]?.split('?')[1]);
const stepIn = (address: string) => queryOf(address).get('step');

async function choose(time = nine): Promise<string> {
  const { seeOther } = await ask('', { ...doctor, step: 'choose', time });
  expect(stepIn(seeOther)).toBe('details');
  return queryOf(seeOther).get('booking') ?? '';
}

/** Says everything up to the confirmation. */
async function fill(booking: string, own: Readonly<Record<string, object>> = {}): Promise<string[]> {
  const ways: string[] = [];
  for (const [step, fields] of Object.entries({ ...answersOf, ...own })) {
    const { seeOther } = await ask('', { booking, step, ...fields });
    ways.push(seeOther);
  }
  return ways;
}

const confirm = async (booking: string, more: object = {}) =>
  ask('', { booking, step: 'confirm', terms: 'true', ...more });
const shown = async (booking: string, step = 'confirm') => {
  const { data } = await ask(`booking=${booking}&step=${step}`);
  if (data.at !== 'step') throw new Error(data.at);
  return data satisfies StepView;
};
const sent = () =>
  steps.world.seen
    .filter(({ path }) => path === '/schedule-appointment')
    .map(({ headers, body }) => ({
      key: headers['idempotency-key'],
      body: body as Record<string, unknown>,
    }));

test('[I8] [I12] a whole booking: each form leads to the next page, and one call books what was said', async () => {
  const booking = await choose();
  const ways = await fill(booking);
  expect(ways.map((way) => stepIn(way))).toEqual([
    'care',
    'question',
    'who',
    'patient',
    'contact',
    'insurance',
    'visit',
    'confirm',
  ]);
  expect(ways.join(' ')).not.toMatch(/Canary|Quinn|stairs|1980/);
  expect([...steps.jar.values()].join('')).not.toMatch(/Canary|Quinn/);
  expect(stepIn((await confirm(booking)).seeOther)).toBe('booked');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({
    Provider_NPI: '1000000012',
    Provider_FullName: 'Amara Okafor, MD',
    Appointment_Date: '2099-12-01',
    Appointment_Time: '09:20',
    Visit_Type: '9003',
    HoldID: holdId,
    Patient_First_Name: 'Quinn',
    Patient_Dob: '1980-02-29',
    PhoneNumber: '312-555-0142',
    ReasonsForVisit: 'Chest pain',
    Comments: 'Concerns: On the stairs\nSeen a heart doctor before?: No',
    Insurance: { PayorID: '7', InsuranceName: 'Medicare' },
  });
  const { booking: kept } = await shown(booking);
  expect(kept.booked).toMatchObject({ reference: 'CSN-77', calendarId: 'v1' });
  expect(JSON.stringify(kept)).not.toMatch(/Canary|Quinn|stairs/);
});

test('[I9] [K5] what is wrong comes back with all that was typed, by the rules of the form', async () => {
  const booking = await choose();
  await fill(booking, { contact: { ...answersOf.contact, email: 'quinn@', zip: '6' } });
  const back = await ask('', { booking, step: 'contact', ...answersOf.contact, email: 'quinn@', zip: '6' });
  expect(back.seeOther).toMatch(/step=contact#problems$/);
  const { problems, booking: kept } = await shown(booking, 'contact');
  expect(problems).toEqual({ email: 'email', zip: 'zip' });
  expect(kept.form).toMatchObject({ email: 'quinn@', city: 'Chicago' });
  // Nobody jumps over what is missing, by an address or a form.
  expect((await shown(booking, 'confirm')).step).toBe('contact');
  expect(stepIn((await confirm(booking)).seeOther)).toBe('contact');
  expect(sent()).toEqual([]);
});

test('[I9] a patient under 18 names a guardian, and nobody makes a child the policy holder', async () => {
  steps.world.pageFields = { ...steps.world.pageFields, pediatricPhysician: { value: true } };
  steps.answers['provider-schedule-days'] = () =>
    json({ Departments: [department], ScheduleDays: [day('332', ['09:20:00'])] });
  const chosen = await ask('', {
    ...doctor,
    age: 'child',
    step: 'choose',
    time: '#book=4099821600000&type=332&at=603',
  });
  const booking = queryOf(chosen.seeOther).get('booking') ?? '';
  const { details, care, question } = answersOf;
  const who = { bookedFor: 'Self', birthDate: '05-05-2092' };
  for (const [step, fields] of Object.entries({ details, care, question, who, patient: answersOf.patient }))
    await ask('', { booking, step, ...fields });
  expect((await shown(booking, 'patient')).problems).toEqual({
    guardianName: 'blank',
    guardianRelation: 'blank',
    guardianPhone: 'blank',
  });
  const guardian = {
    guardianName: 'Bo Canaryfield',
    guardianRelation: 'Father',
    guardianPhone: '3125550143',
  };
  const { contact, insurance } = answersOf;
  const patient = { ...answersOf.patient, ...guardian };
  const nobody = { ...insurance, insuranceRelationshipToSubscriber: '' };
  for (const [step, fields] of Object.entries({ patient, contact, insurance: nobody }))
    await ask('', { booking, step, ...fields });
  expect((await shown(booking, 'insurance')).problems).toEqual({
    insuranceRelationshipToSubscriber: 'blank',
  });
  const other = { ...insurance, insuranceRelationshipToSubscriber: 'Other' };
  expect(stepIn((await ask('', { booking, step: 'insurance', ...other })).seeOther)).toBe('holder');
  const holder = {
    insuranceSubscriberName: 'Bo Canaryfield',
    insuranceSubscriberID: 'S1',
    insuranceSubscriberDateOfBirth: '01-01-1980',
  };
  await ask('', { booking, step: 'holder', ...holder });
  await ask('', { booking, step: 'visit' });
  await confirm(booking);
  expect(sent()[0]?.body).toMatchObject({
    Visit_Type: '332',
    Guardian: { Name: 'Bo Canaryfield', Relation: 'Father', Phone: '312-555-0143' },
    Insurance: { SubscriberName: 'Bo Canaryfield', RelationshipToSubscriber: 'Other' },
  });
});

test('[I14] a second press of Confirm is the same booking, and the booked page stays', async () => {
  const booking = await choose();
  await fill(booking);
  const before = new Map(steps.jar);
  await confirm(booking);
  steps.jar = before;
  await confirm(booking);
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(stepIn((await confirm(booking)).seeOther)).toBe('booked');
  expect(sent()).toHaveLength(2);
});

test('[I15] an answer that is lost is unknown, nothing may be changed, and checking again is the same booking', async () => {
  steps.answers['schedule-appointment'] = () => ({ status: 502, body: '' });
  const booking = await choose();
  await fill(booking);
  await confirm(booking);
  expect((await shown(booking, 'who')).booking.submission).toEqual({ status: 'unknown' });
  expect((await shown(booking, 'who')).step).toBe('confirm');
  steps.answers = {};
  await ask('', { booking, step: 'who', bookedFor: 'Self', birthDate: '01-01-1990' });
  await ask('', { booking, step: 'confirm' });
  const [first, second] = sent();
  expect([second?.key, second?.body]).toEqual([first?.key, first?.body]);
  expect((await shown(booking)).step).toBe('booked');
});

test('[I15] a time that was taken meanwhile: other times, and everything else is kept', async () => {
  steps.answers['schedule-appointment'] = () =>
    json({
      AppointmentStatusCode: '409',
      Alternatives: [
        {
          Date: '2099-12-01',
          Time: '10:00:00',
          Department: { ...department, ID: '603' },
          VisitType: { ID: '9003' },
        },
      ],
    });
  const booking = await choose();
  await fill(booking);
  await confirm(booking);
  const { submission } = (await shown(booking)).booking;
  expect(submission).toMatchObject({ status: 'taken', alternatives: [{ rawTime: '10:00' }] });
  steps.answers = {};
  expect(stepIn((await ask('', { booking, step: 'choose', time: ten })).seeOther)).toBe('details');
  expect((await shown(booking)).step).toBe('confirm');
  await confirm(booking);
  expect(sent().map(({ body }) => body.Appointment_Time)).toEqual(['09:20', '10:00']);
  expect(sent()[0]?.key).not.toBe(sent()[1]?.key);
});

test('[I14] another visit of the patient is asked about, and booked when both are meant', async () => {
  steps.answers['schedule-appointment'] = ({ body }) =>
    (body as { AskBeforeSecondVisit?: boolean }).AskBeforeSecondVisit
      ? json({ AppointmentStatusCode: '409', OwnVisit: 'sameDay' })
      : booked;
  const booking = await choose();
  await fill(booking);
  await confirm(booking);
  expect((await shown(booking)).booking.submission).toEqual({ status: 'asked', visit: 'sameDay' });
  await confirm(booking, { second: 'true' });
  expect((await shown(booking)).step).toBe('booked');
});

test('[I10] a booking that is refused says why, and can be sent again', async () => {
  steps.answers['schedule-appointment'] = () => json({ Message: 'The calendar is closed.' }, 400);
  const booking = await choose();
  await fill(booking);
  expect((await ask('', { booking, step: 'confirm' })).seeOther).toMatch(/step=confirm#problems$/);
  expect(sent()).toEqual([]);
  await confirm(booking);
  expect((await shown(booking)).booking.submission).toEqual({
    status: 'failed',
    message: 'The calendar is closed.',
  });
  await ask('', { booking, step: 'again' });
  expect((await shown(booking)).booking.submission).toEqual({ status: 'editing' });
});

test('[I2] [I6] a video visit asks for the state, and refuses another one kindly', async () => {
  const booking = await choose(video);
  const elsewhere = await ask('', { booking, step: 'details', claim: 'no', videoState: 'elsewhere' });
  expect(elsewhere.seeOther).toMatch(/step=details#problems$/);
  expect((await shown(booking, 'details')).problems).toEqual({ videoState: 'invalid' });
  await fill(booking, { details: { claim: 'no', videoState: 'IL' } });
  await confirm(booking);
  expect(sent()[0]?.body).toMatchObject({ Visit_Type: '9011', Patient_Location_State: 'IL' });
  expect(stepIn((await ask('', { booking: await choose(), step: 'details', claim: 'yes' })).seeOther)).toBe(
    'claim',
  );
});

test('[I14] [I15] holds: one that somebody has, one that is refused, one that ran out', async () => {
  steps.answers.holds = () => json({ Message: 'Taken' }, 409);
  expect((await ask('', { ...doctor, step: 'choose', time: nine })).seeOther).toContain('taken=true');
  steps.answers.holds = () => ({ status: 404, body: '' });
  expect((await shown(await choose(), 'details')).booking).toMatchObject({ hold: null, isLimit: false });
  steps.answers.holds = () =>
    json({ HoldID: holdId, ExpiresAt: '2099-11-20T15:00:00Z', ServerTime: '2099-11-20T15:00:00Z' }, 201);
  const booking = await choose();
  const { booking: kept, now } = await shown(booking, 'details');
  expect(kept.hold?.endsAt).toBeLessThanOrEqual(now);
  steps.answers = {};
  await ask('', { booking, step: 'hold' });
  expect((await shown(booking, 'details')).booking.hold?.endsAt).toBeGreaterThan(now);
});

test('[I3] an outage is not called a lack of times, before and after a time is chosen', async () => {
  steps.answers['provider-schedule-days'] = () => ({ status: 503, body: '' });
  const { data } = await ask(new URLSearchParams(doctor).toString());
  expect(data).toMatchObject({ at: 'times', found: undefined });
  const { seeOther } = await ask('', { ...doctor, step: 'choose', time: nine });
  expect(seeOther).toMatch(/\?doctor=/);
  expect(seeOther).not.toContain('taken');
});

test('[I11] [I14] two windows are two bookings, and what nobody touched for half an hour is gone', async () => {
  const first = await choose(nine);
  beforeTheDay(1000);
  const second = await choose(ten);
  expect([first === second, (await shown(first, 'details')).booking.slot.rawTime]).toEqual([false, '09:20']);
  beforeTheDay(2000);
  await choose(video);
  expect((await ask(`booking=${first}`)).data).toEqual({ at: 'nothing', wasLost: true });
  beforeTheDay(31 * 60_000);
  expect((await ask(`booking=${second}`)).data).toEqual({ at: 'nothing', wasLost: true });
});

test('[I8] nobody opens a booking of another name, or one that was changed', async () => {
  const booking = await choose();
  const [[name, value] = ['', '']] = [...steps.jar];
  steps.jar = new Map([[name.replace(booking, 'abc123'), value]]);
  expect((await ask('booking=abc123')).data).toEqual({ at: 'nothing', wasLost: true });
  steps.jar = new Map([[name, `${value.slice(0, -2)}AA`]]);
  expect((await ask(`booking=${booking}`)).data).toEqual({ at: 'nothing', wasLost: true });
});
