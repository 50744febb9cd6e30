import { randomUUID } from 'node:crypto';
import { bookingRequest } from '#services/book/testing/sample-request';
import { json, routesWorld } from '#routes/testing/world';

/** What the form never offered is refused by the route too. */
let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  process.env.BOOKINGS_PER_TEN_MINUTES = '1000';
  world = await routesWorld(async () => ({ book: (await import('@/pages/api/scheduling/book')).default }));
});
afterAll(() => world.stop());
beforeEach(() => {
  world.formItem = {};
  world.answer = (path) =>
    path.startsWith('/insurance')
      ? json({
          InsurancePickList: { InsurancePlans: [{ InsurancePlanID: '20', InsurancePlan: 'Acme HMO' }] },
        })
      : json({ AppointmentStatusCode: '200', AppointmentStatusMessage: 'ok' });
});

/** What the route answered, and whether the booking went on to the gateway. */
async function book(values: object, form = '') {
  world.seen = [];
  const booking = { ...bookingRequest({ form, values }), draftId: randomUUID() };
  const { status, text } = await world.post('book', booking);
  const isSent = world.seen.some(({ path }) => path === '/schedule-appointment');
  return { status, isSent, answer: JSON.parse(text) as object };
}

const booked = { status: 200, isSent: true, answer: { outcome: 'booked' } };
const refused = (field: string) => ({
  status: 400,
  isSent: false,
  answer: { error: 'invalidRequest', fields: [`values.${field}`] },
});

test.each([
  ['state', { state: 'ZZ' }],
  ['gender', { gender: 'F' }],
  ['race', { race: 'x' }],
  ['phoneType', { phoneType: 'Pager' }],
  ['interpreter', { interpreter: 'Klingon' }],
  ['zip', { zip: '6063' }],
  ['insuranceName', { insuranceName: 'Acme PPO', insurancePayorId: '20' }],
  ['insuranceName', { insuranceName: 'Acme HMO', insurancePayorId: '21' }],
  ['proxyName', { bookedFor: 'Child', insuranceRelationshipToSubscriber: 'Self' }],
])('[I9] [I12] a booking is refused for its %s in %j', async (field, values) => {
  expect(await book(values)).toEqual(refused(field));
});

test('[I9] a plan of the list, and an insurance that was typed without one, are taken', async () => {
  expect(await book({ insuranceName: 'Acme HMO', insurancePayorId: '20' })).toMatchObject(booked);
  expect(await book({ insuranceName: 'Green Circle of Connecticut HMO' })).toMatchObject(booked);
});

test('[I9] while the list of plans cannot be read, no plan is refused', async () => {
  world.answer = (path) =>
    path.startsWith('/insurance') ? { status: 503, body: '' } : json({ AppointmentStatusCode: '200' });
  expect(await book({ insuranceName: 'Acme HMO', insurancePayorId: '21' })).toMatchObject(booked);
});

describe('a visit by video', () => {
  const sent = async (more: object) => {
    world.seen = [];
    const booking = { ...bookingRequest({ form: '', values: {} }), draftId: randomUUID(), ...more };
    const { status, text } = await world.post('book', booking);
    const isSent = world.seen.some(({ path }) => path === '/schedule-appointment');
    return { status, isSent, answer: JSON.parse(text) as object };
  };
  const treatedIn = (days: object) => {
    world.answer = (path) =>
      path === '/provider-schedule-days'
        ? json({ Departments: [], ScheduleDays: [], ...days })
        : json({ AppointmentStatusCode: '200' });
  };

  test('[I12] is refused without the state in which the patient will be, and taken with it', async () => {
    treatedIn({ VideoStates: ['IL', 'IN'] });
    const answer = { error: 'invalidRequest', fields: ['videoState'] };
    expect(await sent({ visitType: '9011' })).toEqual({ status: 400, isSent: false, answer });
    expect(await sent({ visitType: '9011', videoState: 'IL' })).toMatchObject(booked);
    expect(await sent({})).toMatchObject(booked);
  });

  test('[I12] needs no state where nobody knows in which the doctor may treat', async () => {
    treatedIn({});
    expect(await sent({ visitType: '9011' })).toMatchObject(booked);
  });
});

describe('authored choices', () => {
  const lines = { legalSexOptions: { jsonValue: { value: 'Woman\r\nMan\n' } } };
  const workflow = {
    workflow: {
      jsonValue: { fields: { raceOptions: { value: [{ fields: { tagDisplayName: { value: 'Blue' } } }] } } },
    },
  };

  test('[I9] the choices of the item are taken, and the usual ones are not', async () => {
    world.formItem = lines;
    expect(await book({ gender: 'Woman' }, '{A1}')).toMatchObject(booked);
    expect(await book({ gender: 'Female' }, '{A1}')).toEqual(refused('gender'));
  });

  test('[I9] so are those of the workflow that the item links to', async () => {
    world.formItem = workflow;
    expect(await book({ race: 'Blue' }, '{A2}')).toMatchObject(booked);
    expect(await book({ race: 'White' }, '{A2}')).toEqual(refused('race'));
  });

  test('[I9] while the CMS is down, any choice of the length of the field is taken', async () => {
    world.formItem = undefined;
    expect(await book({ gender: 'Woman' }, '{A3}')).toMatchObject(booked);
    expect(await book({ gender: 'x'.repeat(61) }, '{A3}')).toEqual(refused('gender'));
  });
});
