import { bookingRequest } from '#services/book/testing/sample-request';
import { json, routesWorld, type Seen } from '#routes/testing/world';

/** A hospital's own gateway: it has the calls of the specification and no others. */
let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  process.env.SCHEDULING_EXTENSIONS = 'false';
  world = await routesWorld(async () => ({
    appointments: (await import('@/pages/api/scheduling/appointments')).default,
    reasons: (await import('@/pages/api/scheduling/reasons')).default,
    questions: (await import('@/pages/api/scheduling/questions')).default,
    insurance: (await import('@/pages/api/scheduling/insurance')).default,
    hold: (await import('@/pages/api/scheduling/hold')).default,
    'extend-hold': (await import('@/pages/api/scheduling/extend-hold')).default,
    'release-hold': (await import('@/pages/api/scheduling/release-hold')).default,
    book: (await import('@/pages/api/scheduling/book')).default,
    visit: (await import('@/pages/api/scheduling/visit')).default,
    'cancel-visit': (await import('@/pages/api/scheduling/cancel-visit')).default,
    'visit-calendar': (await import('@/pages/api/scheduling/visit-calendar')).default,
    'waiting-room': (await import('@/pages/api/scheduling/waiting-room')).default,
    'waitlist-join': (await import('@/pages/api/scheduling/waitlist-join')).default,
    'waitlist-offer': (await import('@/pages/api/scheduling/waitlist-offer')).default,
    'waitlist-leave': (await import('@/pages/api/scheduling/waitlist-leave')).default,
    'confirm-address': (await import('@/pages/api/scheduling/confirm-address')).default,
    'open-saved-request': (await import('@/pages/api/scheduling/open-saved-request')).default,
    'read-request': (await import('@/pages/api/scheduling/read-request')).default,
    'take-request': (await import('@/pages/api/scheduling/take-request')).default,
  }));
  world.answer = () => json({ AppointmentStatusCode: '200', Reasons: [], ScheduleDays: [], Departments: [] });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.seen = [];
});

const kind = { isNewPatient: true, isAdultPatient: true };
const provider = { providerId: '1000000012', specialty: 'Cardiology' };
const holdId = '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11';
const time = { date: '2026-12-01', time: '14:00', visitType: '9003', departmentId: '603' };
const code = 'ABCDEFGHJKMNPQRSTVWXYZ0123';
const keysOf = (one: Seen | undefined) => Object.keys((one?.body ?? {}) as object);

test.each<[string, object, number]>([
  ['hold', { visitorId: holdId, providerId: provider.providerId, ...time }, 501],
  ['extend-hold', { holdId }, 501],
  ['release-hold', { holdId }, 200],
  ['visit', { code }, 404],
  ['cancel-visit', { code, sequence: 0 }, 404],
  ['visit-calendar', { code }, 404],
  ['waiting-room', { code, arrives: true }, 404],
  [
    'waitlist-join',
    {
      ...kind,
      language: 'en',
      providerId: provider.providerId,
      email: 'waiting@example.org',
      earliest: '2099-12-01',
      latest: '2099-12-05',
      timeOfDay: 'any',
      profilePath: '/find-a-physician/physician/x',
    },
    503,
  ],
  ['waitlist-offer', { code }, 404],
  ['waitlist-leave', { code }, 503],
  ['confirm-address', { code }, 404],
  ['open-saved-request', { code }, 404],
  ['read-request', { code }, 404],
  ['take-request', { code }, 404],
])('[I12] [I14] [J6] what the protocol does not have never leaves for it: %s', async (call, body, status) => {
  const { status: answered, text } = await world.post(call, body);
  expect([answered, text]).toEqual([status, expect.not.stringContaining('invalidRequest')]);
  expect(world.seen).toEqual([]);
});

test('[I4] [I12] what is read is asked for by exactly the fields of the specification', async () => {
  const times = await world.post('appointments', { ...provider, ...kind, holdId });
  await world.post('reasons', {
    ...provider,
    ...kind,
    language: 'en',
    subspecialty: '',
    isInPersonVisit: true,
  });
  await world.post('questions', {
    language: 'en',
    specialty: 'Cardiology',
    reason: 'Other',
    visitType: '9003',
  });
  await world.post('insurance', {});
  const by = (start: string) => world.seen.find(({ path }) => path.startsWith(start));
  expect(keysOf(by('/provider-schedule-days'))).toEqual([
    'StartDate',
    'EndDate',
    'ProviderID',
    'ProviderIDType',
    'ProviderSpeciality',
    'VisitTypeIDs',
    'Visit_Type_Selected',
  ]);
  expect(keysOf(by('/reasons'))).toEqual(['VisitTypeId', 'Visit_Type_Selected', 'Specialty', 'NPI']);
  expect(by('/default-specialty')?.path).toMatch(/\?NPI=\d{10}$/);
  expect(by('/questions')?.path).toMatch(/\?specialty=Cardiology&reasonForVisit=Other&visitType=9003$/);
  expect(by('/insurance')?.path).toMatch(/\?getInsuranceList=true$/);
  // Nobody there writes to who waits, so nobody is offered it.
  expect(JSON.parse(times.text)).toMatchObject({ hasWaitlist: false });
});

test('[I12] a booking has exactly the fields of the specification; a guardian is named in the comments', async () => {
  const request = bookingRequest({
    form: '',
    values: {
      birthDate: '03-04-2015',
      guardianName: 'Bùi Thị Ngọc',
      guardianRelation: 'Grandparent',
      guardianPhone: '312-555-0111',
      insuranceRelationshipToSubscriber: 'Other',
      insuranceSubscriberName: 'Bùi Thị Ngọc',
      insuranceSubscriberID: 'M1',
      insuranceSubscriberDateOfBirth: '01-31-1960',
      wantsTexts: 'true',
    },
  });
  const booked = { ...request, isAdultPatient: false, visitType: '332', holdId, asksFirst: true };
  expect(JSON.parse((await world.post('book', booked)).text)).toMatchObject({ outcome: 'booked' });
  const sent = world.seen.find(({ path }) => path === '/schedule-appointment');
  expect(keysOf(sent)).toEqual([
    'Provider_NPI',
    'Provider_FullName',
    'Provider_Speciality',
    'Appointment_Date',
    'Appointment_Time',
    'Appointment_Location',
    'Visit_Type',
    'Visit_Type_Selected',
    'DepartmentID',
    'Patient_First_Name',
    'Patient_Last_Name',
    'Patient_Dob',
    'Gender',
    'Race',
    'PhoneType',
    'PhoneNumber',
    'Email',
    'Address_Line_1',
    'Address_Line_2',
    'City',
    'State',
    'ZipCode',
    'ReasonsForVisit',
    'Insurance',
    'Comments',
    'Requested_DateTime',
  ]);
  const { Insurance, Comments } = (sent?.body ?? {}) as { Insurance: object; Comments: string };
  expect(Object.keys(Insurance)).toEqual([
    'PayorID',
    'InsuranceName',
    'MemberNumber',
    'GroupNumber',
    'SubscriberID',
    'SubscriberName',
    'SubscriberDateOfBirth',
    'RelationshipToSubscriber',
  ]);
  expect(Comments).toContain('\nParent or guardian: Bùi Thị Ngọc\n');
});
