import {
  adaptAlternatives,
  adaptQuestions,
  mergeScheduleDays,
  scheduleWindow,
} from '#services/scheduling/adapt';
import {
  insuranceSchema,
  messageSchema,
  questionsSchema,
  reasonsSchema,
  scheduleDaysSchema,
  specialtyTreeSchema,
} from '#services/scheduling/wire';

const department = (id: string, location: string, zone = 'America/Chicago') => ({
  Name: `${location} Clinic`,
  IDs: [
    { ID: id, Type: 'Internal' },
    { ID: id, Type: 'External' },
  ],
  PracticeLocation: location,
  Address: {
    StreetAddress: ['1 Main Street', 'Floor 2'],
    City: 'Chicago',
    PostalCode: '60637',
    State: { Abbreviation: 'IL' },
  },
  OfficialTimeZone: { Title: zone },
});
const day = (date: string, visitType: string, times: readonly string[], departmentId = '603') => ({
  Date: `${date}T00:00:00`,
  Department: { ID: departmentId, Type: 'External', PracticeLocation: 'Hyde Park' },
  VisitType: { ID: visitType, Type: 'External' },
  Slots: times.map((time) => ({ Time: time, DisplayTime: time })),
});
const answer = (
  days: readonly unknown[],
  departments: readonly unknown[] = [department('603', 'Hyde Park')],
) => scheduleDaysSchema.parse({ Departments: departments, ScheduleDays: days });

const now = Date.parse('2026-11-20T16:00:00Z'); // 10:00 in Chicago

test('[I4] merges the two calls, sorted by date and time, with no slot twice', () => {
  const merged = mergeScheduleDays(
    [
      answer([day('2026-11-24', '9003', ['14:00:00', '09:20:00']), day('2026-11-23', '9003', ['13:00:00'])]),
      answer([day('2026-11-24', '9011', ['08:00:00']), day('2026-11-24', '9011', ['08:00:00', '08:30:00'])]),
    ],
    now,
  );
  expect(
    merged.days.map(({ date, visitType, times }) => [date, visitType, times.map((time) => time.rawTime)]),
  ).toEqual([
    ['2026-11-23', '9003', ['13:00']],
    ['2026-11-24', '9011', ['08:00', '08:30']],
    ['2026-11-24', '9003', ['09:20', '14:00']],
  ]);
  expect(merged.departments).toEqual([
    {
      id: '603',
      location: 'Hyde Park',
      address: '1 Main Street, Floor 2',
      cityAndZip: 'Chicago, IL 60637',
      phone: '',
      zone: 'America/Chicago',
    },
  ]);
});

test("[I4] drops today's slots that start within the hour", () => {
  const merged = mergeScheduleDays(
    [answer([day('2026-11-20', '9003', ['09:00:00', '10:59:00', '11:00:00', '11:20:00'])])],
    now,
  );
  expect(merged.days[0]?.times.map((time) => time.rawTime)).toEqual(['11:00', '11:20']);
});

test('[I4] leaves out what has no department, no readable time or an odd shape, and keeps the rest', () => {
  const merged = mergeScheduleDays(
    [
      answer(
        [
          day('2026-11-24', '9003', ['soon', '25:00:00', '09:00:00']),
          day('2026-11-24', '9003', ['10:00:00'], '999'),
          { Date: 7 },
          null,
        ],
        [department('603', 'Hyde Park'), 'odd', { IDs: null }],
      ),
    ],
    now,
  );
  expect(merged.days).toHaveLength(1);
  expect(merged.days[0]?.times.map((time) => time.rawTime)).toEqual(['09:00']);
});

test('[I3] [I4] days of which none can be read are no answer, and never "no appointments"', () => {
  const whole = day('2026-11-24', '9003', ['09:00:00']);
  const departments = [department('603', 'Hyde Park')];
  const read = (days: readonly unknown[], known: unknown = departments) =>
    scheduleDaysSchema.safeParse({ Departments: known, ScheduleDays: days }).success;
  expect(read([])).toBe(true);
  expect(read([null, whole])).toBe(true);
  for (const odd of [
    null,
    { ...whole, Date: 20261124 },
    { ...whole, Date: 'soon' },
    { ...whole, VisitType: { Code: '9003' } },
    { ...whole, Slots: [{ Start: '09:00' }] },
    { ...whole, Slots: [{ Time: 'soon' }] },
  ])
    expect([odd, read([odd, odd])]).toEqual([odd, false]);
  expect(read([whole], [])).toBe(false);
  expect(read([whole], [{ Id: '603' }])).toBe(false);
});

test('[I6] [I7] [I8] reasons, questions and plans of another shape are no answer either', () => {
  for (const reasons of [[{}], [1, 2], null, {}])
    expect(reasonsSchema.safeParse({ Reasons: reasons }).success).toBe(false);
  expect(reasonsSchema.safeParse({ Reasons: ['Knee pain', 7] }).data).toEqual({ Reasons: ['Knee pain'] });
  const asked = (SpecialtyQATree: unknown) => questionsSchema.safeParse({ SpecialtyQATree }).success;
  expect([asked(null), asked(undefined), asked({ Specialty_Questions: [] })]).toEqual([true, true, true]);
  expect([asked({ Specialty_Questions: [{ Q: 'Since when?' }] }), asked('none'), asked([])]).toEqual([
    false,
    false,
    false,
  ]);
  const plans = (InsurancePlans: unknown) =>
    insuranceSchema.safeParse({ InsurancePickList: { InsurancePlans } }).success;
  expect([plans([]), plans([{ Id: 1, Name: 'Medicare' }]), plans(undefined)]).toEqual([true, false, false]);
});

test("[I4] takes the department's own zone, and Chicago's for one that nobody knows", () => {
  const days = [day('2026-11-24', '9003', ['09:00:00'])];
  const eastern = mergeScheduleDays([answer(days, [department('603', 'East', 'America/New_York')])], now);
  const unknown = mergeScheduleDays([answer(days, [department('603', 'Moon', 'Moon/Base')])], now);
  expect(eastern.days[0]?.times[0]?.instant).toBe(Date.parse('2026-11-24T14:00:00Z'));
  expect(unknown.days[0]?.times[0]?.instant).toBe(Date.parse('2026-11-24T15:00:00Z'));
});

test('[I4] asks for today and 180 days ahead, never further and never the past', () => {
  expect(scheduleWindow('2026-11-20', {})).toEqual({ startDate: '2026-11-20', endDate: '2027-05-19' });
  expect(scheduleWindow('2026-11-20', { startDate: '2020-01-01', endDate: '2099-01-01' })).toEqual({
    startDate: '2026-11-20',
    endDate: '2027-05-19',
  });
  expect(scheduleWindow('2026-11-20', { endDate: '2026-11-22' }).endDate).toBe('2026-11-22');
});

test("[I2] [I4] a visit takes place at its day's PracticeLocation, which departments need not name", () => {
  const { PracticeLocation: _none, Name: _unnamed, ...bare } = department('603', 'Hyde Park');
  const days = [day('2026-11-24', '9003', ['09:00:00'])];
  expect(mergeScheduleDays([answer(days, [bare])], now).departments).toMatchObject([
    { id: '603', location: 'Hyde Park', address: '1 Main Street, Floor 2', cityAndZip: 'Chicago, IL 60637' },
  ]);
});

test('[I7] the QKey of a follow-up question may be a number, and an answer that stands twice is one', () => {
  const wire = questionsSchema.parse({
    SpecialtyQATree: {
      Specialty_Questions: [
        {
          QKey: 1,
          Question: 'Seen before?',
          AnswerPresentFormat: 'Radio',
          Question_Order: 1,
          Answers: [
            { Online_Scheduling_Answer: 'Yes', Epic_Abbv_Answer: 'Y', QKey: 2 },
            { Online_Scheduling_Answer: 'Yes', Epic_Abbv_Answer: 'Y', QKey: 3 },
          ],
        },
      ],
    },
  });
  const [question] = adaptQuestions(wire.SpecialtyQATree?.Specialty_Questions ?? []);
  expect(question).toMatchObject({ key: '1', answers: [{ text: 'Yes', followUp: '2' }] });
});

test('[I1] [I7] a 200 with an error in it is neither "no questions" nor "no specialties"', () => {
  const body = { Message: 'An error has occurred.' };
  expect(questionsSchema.safeParse(body).success).toBe(false);
  for (const tree of [body, { SpecialtyTree: null }, { SpecialtyTree: [{ Id: 'x' }] }])
    expect(specialtyTreeSchema.safeParse(tree).success).toBe(false);
  expect(specialtyTreeSchema.safeParse({ SpecialtyTree: [] }).success).toBe(true);
});

test('[I1] reads specialties by numbers too, and leaves out those without a name', () => {
  const branch = {
    SitecoreId: 7,
    DisplayName: 'Cardiology',
    SubSpecialties: [{ 'Sub-Specialty': 8, DisplayName: 'Heart failure' }],
  };
  const read = specialtyTreeSchema.parse({ SpecialtyTree: [branch, { ...branch, DisplayName: ' ' }] });
  expect(read.SpecialtyTree).toEqual([
    {
      SitecoreId: '7',
      DisplayName: 'Cardiology',
      SubSpecialties: [{ 'Sub-Specialty': '8', DisplayName: 'Heart failure' }],
    },
  ]);
});

test('[I9] a plan goes by its name without the spaces around it, as the form sends it', () => {
  const InsurancePlans = [{ InsurancePlanID: '1005', InsurancePlan: 'Medicare ' }];
  expect(insuranceSchema.parse({ InsurancePickList: { InsurancePlans } }).InsurancePickList).toEqual({
    InsurancePlans: [{ InsurancePlanID: '1005', InsurancePlan: 'Medicare' }],
  });
});

test('[I7] reads questions of the three formats with their follow-ups', () => {
  const wire = questionsSchema.parse({
    SpecialtyQATree: {
      Specialty_Questions: [
        {
          QKey: 'A',
          Question: 'Seen before?',
          AnswerPresentFormat: 'Radio',
          Question_Order: 10,
          Answers: [
            { Online_Scheduling_Answer: 'Yes', Epic_Abbv_Answer: 'Y', QKey: 'B' },
            { Online_Scheduling_Answer: 'No', QKey: null },
          ],
        },
        {
          QKey: 'B',
          Question: 'When?',
          AnswerPresentFormat: 'Drop down',
          Question_Order: 11,
          Answers: [{ Online_Scheduling_Answer: 'Once' }],
        },
        { QKey: 'C', Question: 'What?', AnswerPresentFormat: 'Free text', Question_Order: 12, Answers: [] },
      ],
    },
  });
  expect(adaptQuestions(wire.SpecialtyQATree?.Specialty_Questions ?? [])).toEqual([
    {
      key: 'A',
      question: 'Seen before?',
      format: 'radio',
      order: 10,
      answers: [
        { text: 'Yes', followUp: 'B' },
        { text: 'No', followUp: null },
      ],
    },
    {
      key: 'B',
      question: 'When?',
      format: 'dropDown',
      order: 11,
      answers: [{ text: 'Once', followUp: null }],
    },
    { key: 'C', question: 'What?', format: 'freeText', order: 12, answers: [] },
  ]);
});

test('[I15] offers at most five alternatives and leaves out odd ones', () => {
  const one = (time: string, more: object = {}) => ({
    Date: '2026-12-01',
    Time: time,
    Department: { ID: '603', PracticeLocation: 'Hyde Park', ...more },
    VisitType: { ID: '9003' },
  });
  const read = (Alternatives: readonly unknown[]) =>
    adaptAlternatives(messageSchema.parse({ Alternatives }).Alternatives);
  const offered = read([
    one('noon'),
    ...['08:00:00', '08:20:00', '08:40:00', '09:00:00', '09:20:00', '09:40:00'].map((time) => one(time)),
  ]);
  expect(offered.map((alternative) => alternative.rawTime)).toEqual([
    '08:00',
    '08:20',
    '08:40',
    '09:00',
    '09:20',
  ]);
  expect(offered[0]).toMatchObject({
    date: '2026-12-01',
    departmentId: '603',
    location: 'Hyde Park',
    address: '',
    instant: Date.parse('2026-12-01T08:00:00-06:00'),
    visitType: '9003',
  });
  const place = {
    Address: { StreetAddress: ['1 Example Street'], City: 'Denver', State: { Abbreviation: 'CO' } },
    OfficialTimeZone: { Title: 'America/Denver' },
    Phones: [{ Type: 'General', Number: '303-555-0100' }],
  };
  expect(read([one('08:00:00', place)])).toMatchObject([
    {
      address: '1 Example Street',
      cityAndZip: 'Denver, CO',
      phone: '303-555-0100',
      zone: 'America/Denver',
      instant: Date.parse('2026-12-01T08:00:00-07:00'),
    },
  ]);
});
