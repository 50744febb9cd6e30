import { bookRequestSchema } from '@/contracts/scheduling';
import { bookingBody as bodyOf, commentsOf } from '#services/book/booking-body';
import { sampleRequest } from '#services/book/testing/sample-request';

const now = Date.parse('2026-11-20T22:48:05Z');
const request = {
  ...sampleRequest,
  values: { ...sampleRequest.values, insurancePayorId: '10010' },
};
/** The body of a booking as the browser sends it. */
const bookingBody = (sent: object, at: number) => bodyOf(bookRequestSchema.parse(sent), at);
const withValues = (more: object) => ({ ...request, values: { ...request.values, ...more } });

test('[I12] the body has the fields of the protocol, dates re-ordered, times on the clinic clock', () => {
  expect(bookingBody(request, now)).toEqual({
    Provider_NPI: '1000000012',
    Provider_FullName: 'Amara Okafor, MD',
    Provider_Speciality: 'Cardiology',
    Appointment_Date: '2026-12-01',
    Appointment_Time: '14:00',
    Appointment_Location: 'Hyde Park',
    Visit_Type: '9003',
    Visit_Type_Selected: 'In Person',
    DepartmentID: '603',
    Patient_First_Name: 'Test',
    Patient_Last_Name: 'Patient',
    Patient_Dob: '1980-02-29',
    Gender: 'Female',
    Race: 'Prefer not to answer',
    PhoneType: 'Mobile',
    PhoneNumber: '312-555-0142',
    Email: 'test@example.org',
    Address_Line_1: '1 Example Street',
    Address_Line_2: '',
    City: 'Chicago',
    State: 'IL',
    ZipCode: '60637',
    ReasonsForVisit: 'Chest pain or tightness',
    Insurance: {
      PayorID: '10010',
      InsuranceName: 'Prairie Shield PPO',
      MemberNumber: 'M1',
      GroupNumber: 'G1',
      SubscriberID: 'M1',
      SubscriberName: 'Test Patient',
      SubscriberDateOfBirth: '1980-02-29',
      RelationshipToSubscriber: 'Self',
    },
    Comments: 'Concerns: Pain when climbing stairs\nSeen before?: No\nSince when?: A week',
    Requested_DateTime: '2026-11-20 16:48:05',
    HoldID: null,
    IsReviewOnly: false,
  });
});

test('[I14] the body asks about another visit of the patient, where the visitor is there to answer', () => {
  expect(bookingBody({ ...request, asksFirst: true }, now).AskBeforeSecondVisit).toBe(true);
  expect(bookingBody(request, now)).not.toHaveProperty('AskBeforeSecondVisit');
});

test('[I18] the body says that texts are wished for, and nothing of texts otherwise', () => {
  expect(bookingBody(withValues({ wantsTexts: 'true' }), now).TextMessages).toBe(true);
  const atHome = bookingBody(withValues({ wantsTexts: 'true', phoneType: 'Home' }), now);
  expect(Object.keys(atHome)).not.toContain('TextMessages');
  expect(Object.keys(bookingBody(request, now))).not.toContain('TextMessages');
});

test('[I14] every try of one draft sends the same body, however much later', () => {
  const later = now + 600_000;
  expect(bookingBody(request, later)).toEqual(bookingBody(request, now));
});

test('[I14] a clock that is wrong by years is replaced, and stays the same within the day', () => {
  const odd = { ...request, requestedAt: 1 };
  expect(bookingBody(odd, now).Requested_DateTime).toBe('2026-11-19 18:00:00');
  expect(bookingBody(odd, now + 600_000).Requested_DateTime).toBe('2026-11-19 18:00:00');
});

test('[I12] comments end at 4,000 characters', () => {
  const questions = Array.from({ length: 20 }, (_, index) => ({
    question: 'q'.repeat(400),
    answer: 'a',
    sortOrder: index,
  }));
  expect(commentsOf({ concerns: 'c', questions })).toHaveLength(4000);
});

const minor = {
  birthDate: '05-04-2012',
  insuranceRelationshipToSubscriber: 'Self',
  guardianName: 'Robin Example',
  guardianRelation: 'Mother',
  guardianPhone: '(312) 555-0199',
};
const ofMinor = { ...withValues(minor), isAdultPatient: false, visitType: '332' };

test('[I9] [I12] the parent or guardian of a patient under 18 is a field, and lines of the comments', () => {
  expect(bookRequestSchema.safeParse(ofMinor).success).toBe(true);
  const { Guardian, Comments } = bookingBody(ofMinor, now);
  expect(Guardian).toEqual({ Name: 'Robin Example', Relation: 'Mother', Phone: '312-555-0199' });
  expect(String(Comments).split('\n').slice(-3)).toEqual([
    'Parent or guardian: Robin Example',
    "Guardian's relation: Mother",
    "Guardian's phone: 312-555-0199",
  ]);
  const byParent = withValues({ ...minor, bookedFor: 'Child', proxyName: 'Robin Example' });
  expect(bookingBody({ ...byParent, isAdultPatient: false }, now)).toMatchObject({
    Guardian: { Name: 'Robin Example', Relation: 'Parent or guardian', Phone: '312-555-0142' },
  });
  expect(bookingBody(withValues({ guardianName: 'Nobody' }), now)).not.toHaveProperty('Guardian');
});

test('[I9] [I12] long answers never push the guardian out of the comments', () => {
  const questions = Array.from({ length: 20 }, (_, sortOrder) => ({
    question: 'q'.repeat(400),
    answer: 'a',
    sortOrder,
  }));
  const comments = String(bookingBody({ ...ofMinor, questions }, now).Comments);
  expect(comments).toHaveLength(4000);
  expect(comments).toMatch(/\nGuardian's phone: 312-555-0199$/);
});

test.each(['guardianName', 'guardianRelation', 'guardianPhone'])(
  '[I9] a patient under 18 who books for themselves does not get through without %s',
  (name) => {
    const { values } = ofMinor;
    expect(bookRequestSchema.safeParse({ ...ofMinor, values: { ...values, [name]: '' } }).success).toBe(
      false,
    );
  },
);

test('[J1] [I12] a patient who pays themselves is asked for no numbers, and the body says what it is', () => {
  const { insuranceName: _, insuranceMemberNumber: _m, insuranceGroupNumber: _g, ...others } = request.values;
  const selfPay = { ...request, values: { ...others, insurancePayorId: '', isSelfPay: 'true' } };
  expect(bookRequestSchema.safeParse(selfPay).success).toBe(true);
  const nothing = { PayorID: '', MemberNumber: '', GroupNumber: '', SubscriberID: '', SubscriberName: '' };
  expect(bookingBody(selfPay, now).Insurance).toEqual({
    ...nothing,
    InsuranceName: 'Self-pay',
    SubscriberDateOfBirth: '',
    RelationshipToSubscriber: '',
  });
  // Whatever was typed before the box was ticked stays at home.
  const late = bookingBody(withValues({ isSelfPay: 'true' }), now).Insurance;
  expect(late).toMatchObject({ ...nothing, InsuranceName: 'Self-pay' });
});

test('[I12] a virtual visit says so', () => {
  expect(bookingBody({ ...request, visitType: '9011' }, now).Visit_Type_Selected).toBe('Virtual');
});

test.each<[string, unknown]>([
  ['an unknown key', { ...request, DistributionEmail: 'x@example.org' }],
  ["workers' compensation", { ...request, isWorkersComp: true }],
  ['a missing insurance', withValues({ insuranceName: undefined })],
  ['an odd date', { ...request, date: '12/01/2026' }],
  ['a date that does not exist', { ...request, date: '2026-02-30' }],
  ['line breaks in a name', withValues({ firstName: 'A\r\nBcc: x' })],
  ['an odd phone number', withValues({ phoneNumber: '555' })],
  ['concerns beyond the limit', { ...request, concerns: 'x'.repeat(151) }],
])('[I12] the server refuses %s', (_what, body) => {
  expect(bookRequestSchema.safeParse(body).success).toBe(false);
});

test('[I12] the server takes a whole booking', () => {
  expect(bookRequestSchema.safeParse(request).success).toBe(true);
});

test('[J9] an interpreter is a field for our own gateway, and a line of the comments', () => {
  const { Interpreter, Comments } = bookingBody(withValues({ interpreter: 'Spanish' }), now);
  expect(Interpreter).toBe('Spanish');
  expect(Comments).toMatch(/^Interpreter: Spanish$/m);
  expect(bookingBody(withValues({}), now)).not.toHaveProperty('Interpreter');
});
