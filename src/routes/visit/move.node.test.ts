import { json, routesWorld, type Seen } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  process.env.SCHEDULING_EXTENSIONS = 'true';
  world = await routesWorld(async () => ({
    manage: (await import('@/pages/api/appointments/manage')).default,
    offer: (await import('@/pages/api/appointments/offer')).default,
    confirm: (await import('@/pages/api/appointments/confirm')).default,
  }));
});
beforeEach(() => {
  world.seen = [];
  world.answer = () => json({});
  world.phrases = {};
});
afterAll(() => world.stop());

const code = 'ABCDEFGHJKMNPQRSTVWXYZ0123';
const department = {
  Name: 'Hyde Park',
  IDs: [{ ID: '603', Type: 'External' }],
  PracticeLocation: 'Hyde Park',
  Address: {
    StreetAddress: ['1 Example Street'],
    City: 'Chicago',
    PostalCode: '60637',
    State: { Abbreviation: 'IL' },
  },
  OfficialTimeZone: { Title: 'America/Chicago' },
  Phones: [{ Number: '773-555-0160' }],
};
const appointment = {
  Date: '2099-12-01',
  Time: '09:20:00',
  StartsAt: '2099-12-01T15:20:00Z',
  TimeZone: 'America/Chicago',
  VisitType: { ID: '9003' },
  Provider: { DisplayName: 'Amara Okafor, MD', IDs: [{ ID: '1000000012', Type: 'NPI' }] },
  Department: department,
  Status: 'booked',
  Sequence: 3,
  CanCancel: true,
  CanMove: true,
  CalendarID: 'v1',
  VideoVisit: { JoinURL: '' },
};
const day = (Date: string, visitType: string, times: readonly string[]) => ({
  Date,
  Department: { ID: '603', PracticeLocation: 'Hyde Park' },
  VisitType: { ID: visitType },
  Slots: times.map((Time) => ({ Time, DisplayTime: Time })),
});
const holdId = '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f22';

const usual = ({ path }: Seen) => {
  if (path.startsWith('/manage/read')) return json({ Outcome: 'read', Appointment: appointment });
  if (path.startsWith('/default-specialty')) return json({ DefaultSpecialty: 'Cardiology' });
  if (path.startsWith('/provider-schedule-days'))
    return json({
      Departments: [department],
      ScheduleDays: [
        day('2099-12-01', '9003', ['09:20:00', '10:00:00']),
        ...Array.from({ length: 8 }, (_, index) => day(`2099-12-1${index}`, '9003', ['08:00:00'])),
        day('2099-12-02', '9011', ['11:00:00']),
      ],
    });
  if (path.startsWith('/holds'))
    return json(
      { HoldID: holdId, ExpiresAt: '2099-11-20T15:10:00Z', ServerTime: '2099-11-20T15:00:00Z' },
      201,
    );
  if (path.startsWith('/manage/move'))
    return json({
      Outcome: 'moved',
      Appointment: { ...appointment, Time: '10:00:00', StartsAt: '2099-12-01T16:00:00Z', Sequence: 4 },
    });
  return json({});
};

async function send(file: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(`${world.origin}/api/appointments/${file}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ language: 'en', ...fields }).toString(),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const buttonsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<button name="${name}" value="([^"]*)"[^>]*>([^<]*)`, 'g'))].map(
    ([, value = '', label = '']) => [value.replaceAll('&#38;', '&'), label] as const,
  );
const hiddenIn = (html: string, action: string) => {
  const form = html.split('<form').find((one) => one.includes(`name="action" value="${action}"`)) ?? '';
  return Object.fromEntries(
    [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

test('[I16] without scripts a visit moves: times of its kind, the chosen one is held, a second form moves', async () => {
  world.answer = (_path, seen) => usual(seen);
  const times = await send('manage', { code, action: 'times' });
  const shown = buttonsIn(times.text, 'time');
  expect(shown.map(([, label]) => label)).toEqual([
    '10:00 AM CST, Tuesday, December 1, 2099, Hyde Park, In person',
    ...Array.from({ length: 6 }, () => expect.stringMatching(/^8:00 AM CST, .*December 1\d, 2099/)),
  ]);
  expect(buttonsIn(times.text, 'from')).toEqual([['2099-12-16', 'Later days']]);
  const later = await send('manage', { code, action: 'times', from: '2099-12-16' });
  expect(buttonsIn(later.text, 'time')).toHaveLength(2);
  const asked = await send('manage', { code, action: 'choose', time: shown[0]?.[0] ?? '' });
  expect(asked.text).toContain('Your old time stays yours until the new one is.');
  const move = hiddenIn(asked.text, 'move');
  expect(move).toMatchObject({
    date: '2099-12-01',
    time: '10:00',
    departmentId: '603',
    holdId,
    sequence: '3',
  });
  const moved = await send('manage', move);
  expect(moved.text).toContain('<h1>Your visit has a new time</h1>');
  expect(moved.text).toContain('10:00 AM CST');
  expect(world.seen.at(-1)?.body).toEqual({
    Token: code,
    Sequence: 3,
    Appointment_Date: '2099-12-01',
    Appointment_Time: '10:00',
    DepartmentID: '603',
    HoldID: holdId,
    AskBeforeSecondVisit: true,
  });
});

test('[I2] [I16] without scripts a video visit moves once it is said where the patient will be then', async () => {
  const video = { ...appointment, VisitType: { ID: '9011' } };
  const days = {
    Departments: [department],
    VideoStates: ['IL', 'IN'],
    ScheduleDays: [day('2099-12-02', '9011', ['11:00:00'])],
  };
  world.answer = (path, seen) => {
    if (path.startsWith('/provider-schedule-days')) return json(days);
    if (path.startsWith('/manage/read')) return json({ Outcome: 'read', Appointment: video });
    if (!path.startsWith('/manage/move')) return usual(seen);
    const place = (seen.body as { Patient_Location_State?: string }).Patient_Location_State;
    return place === 'IN'
      ? json({ Outcome: 'moved', Appointment: { ...video, Date: '2099-12-02', Sequence: 4 } })
      : json({ Code: 'STATE', Outcome: 'isElsewhere', Appointment: video }, 409);
  };
  const [time = ''] = buttonsIn((await send('manage', { code, action: 'times' })).text, 'time')[0] ?? [];
  const asked = await send('manage', { code, action: 'choose', time });
  expect(asked.text).toMatch(
    /<label for="state">For a video visit: in which state will you be then\?<\/label><select id="state" name="videoState"/,
  );
  expect(asked.text).toContain('<option value="IN">Indiana</option>');
  const move = hiddenIn(asked.text, 'move');
  const blank = await send('manage', { ...move, videoState: '' });
  expect(blank.text).toContain('<title>Error: Choose a new time - ');
  expect(blank.text).toContain('For a video visit: in which state will you be then Is Required');
  const elsewhere = await send('manage', { ...hiddenIn(blank.text, 'move'), videoState: 'elsewhere' });
  expect(elsewhere.text).toContain('sees patients only while they are in Illinois or Indiana.');
  expect(elsewhere.text).toContain('<a href="tel:+17735550160">');
  expect(elsewhere.text).toContain('<option value="elsewhere" selected>');
  expect(world.seen.filter(({ path }) => path.startsWith('/manage/move'))).toHaveLength(2);
  const moved = await send('manage', { ...hiddenIn(elsewhere.text, 'move'), videoState: 'IN' });
  expect(moved.text).toContain('<h1>Your visit has a new time</h1>');
});

test('[I14] [I16] without scripts a move that meets another visit of the patient is asked about first', async () => {
  world.answer = (path, seen) =>
    path.startsWith('/manage/move') && (seen.body as { AskBeforeSecondVisit?: true }).AskBeforeSecondVisit
      ? json({ Outcome: '', Code: 'SECOND', OwnVisit: 'sameDay', Appointment: appointment }, 409)
      : usual(seen);
  const wanted = { code, sequence: '3', date: '2099-12-01', time: '10:00', departmentId: '603', holdId };
  const asked = await send('manage', { ...wanted, action: 'move' });
  expect(asked.text).toContain('<h1>Is this a second visit?</h1>');
  expect(asked.text).toContain('This one has not moved yet.');
  expect(asked.text).toContain('10:00 AM CST');
  const again = hiddenIn(asked.text, 'move');
  expect(again).toMatchObject({ ...wanted, second: 'true' });
  expect((await send('manage', again)).text).toContain('<h1>Your visit has a new time</h1>');
});

test('[I15] [I16] without scripts a new time that is taken leaves the visit as it was, and others are offered', async () => {
  const nearest = {
    Date: '2099-12-10',
    Time: '08:00:00',
    Department: { ...department, ID: '603' },
    VisitType: { ID: '9003' },
  };
  world.answer = (path, seen) =>
    path.startsWith('/manage/move') ? json({ Message: 'Taken', Alternatives: [nearest] }, 409) : usual(seen);
  const answer = await send('manage', {
    code,
    action: 'move',
    sequence: '3',
    date: '2099-12-01',
    time: '10:00',
    departmentId: '603',
  });
  expect(answer.text).toContain('Your visit is still at its old time.');
  expect(answer.text).toContain('<title>That time was just taken - ');
  expect(buttonsIn(answer.text, 'time')[0]?.[1]).toContain('Thursday, December 10, 2099');
});

test('[I3] [I16] without scripts an outage while a visit is moved is not called a lack of times', async () => {
  world.answer = (path, seen) =>
    path.startsWith('/provider-schedule-days') ? { status: 503, body: '' } : usual(seen);
  const { text } = await send('manage', { code, action: 'times' });
  expect(text).toContain('We cannot show appointment times right now.');
  expect(text).toContain('773-555-0160');
  expect(text).not.toContain('no other times');
});

test('[I17] without scripts an offered time is taken by the steps of a booking, and the waitlist is left', async () => {
  const offer = {
    Date: '2099-12-01',
    Time: '09:20:00',
    StartsAt: '2099-12-01T15:20:00Z',
    TimeZone: 'America/Chicago',
    VisitType: { ID: '9012' },
    Provider: appointment.Provider,
    Department: department,
    ProfilePath: '/find-a-physician/physician/amara-okafor',
  };
  world.answer = (path) => {
    if (path.startsWith('/waitlist/offer')) return json({ ...offer, IsFree: true });
    return json({ Left: true });
  };
  const shown = await send('offer', { code });
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.text).toContain('action="/schedule-an-appointment/steps"');
  for (const field of [
    'name="step" value="choose"',
    'name="doctor" value="/find-a-physician/physician/amara-okafor"',
    'name="visits" value="returning"',
    'name="age" value="adult"',
    'name="time" value="#book=4099821600000&#38;type=9012&#38;at=603"',
  ])
    expect(shown.text).toContain(field);
  expect((await send('offer', { code, action: 'ask' })).text).toContain('<h1>Leave the waitlist?</h1>');
  expect((await send('offer', { code, action: 'leave' })).text).toContain('You hear no more from us');
  expect((await send('offer', { code: 'short' })).text).toContain('This link is not valid');
  world.answer = () => json({ ...offer, IsFree: false });
  const gone = (await send('offer', { code })).text;
  expect(gone).toContain('That time was just taken.');
  expect(gone).toContain('See other times');
});

test('[K10] without scripts an address is confirmed by the code from its message, typed in any way', async () => {
  world.answer = () => json({ Purpose: 'waitlist' });
  const typed = 'abcde-fghjk mnpqr-stvwx-yz012-3';
  const done = await send('confirm', { code: ` ${typed}` });
  expect(done.status).toBe(200);
  expect(done.text).toContain('<h1>Your email address is confirmed</h1>');
  expect(done.text).toContain('You are on the waitlist. We write to you when an earlier time opens.');
  expect(world.seen.map(({ path, body }) => [path, body])).toEqual([['/confirm-address', { Token: typed }]]);
  world.answer = () => json({}, 404);
  for (const wrong of [code, 'short', ''])
    expect((await send('confirm', { code: wrong })).text).toContain('This link is not valid');
  world.answer = () => ({ status: 503, body: '' });
  const failed = await send('confirm', { code });
  expect([failed.status, failed.text.includes(`name="code" value="${code}"`)]).toEqual([503, true]);
  expect(failed.text).toContain('call us: 1-888-824-0200');
});
