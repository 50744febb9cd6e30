import { form, visit } from '../testing/samples';
import { bookingContent } from './draft';
import {
  emptyPatientForm,
  normalizedForm,
  patientProblems,
  prefilled,
  type PatientForm,
} from './patient-form';
import { withSubscriber } from '@/lib/request-form';
import { resetScheduleData, scheduleDataFields, scheduleDataOf } from './schedule-data';

const rules = { isAdultPatient: true, today: '2026-11-20' };
const problems = (more: Partial<PatientForm>, isAdultPatient = true) =>
  patientProblems({ ...form, ...more }, { ...rules, isAdultPatient });

test('[I9] a whole form has no problem, an empty one misses every required field', () => {
  expect(problems({})).toEqual({});
  expect(Object.keys(patientProblems(emptyPatientForm, rules)).toSorted()).toEqual(
    [
      'firstName',
      'lastName',
      'birthDate',
      'gender',
      'race',
      'phoneNumber',
      'email',
      'address1',
      'city',
      'state',
      'zip',
      'insuranceName',
      'insuranceMemberNumber',
      'insuranceGroupNumber',
    ].toSorted(),
  );
});

test.each<[Partial<PatientForm>, object]>([
  [{ birthDate: '02-30-1980' }, { birthDate: 'date' }],
  [{ birthDate: '11-21-2026' }, { birthDate: 'future' }],
  [{ birthDate: '11-21-2008' }, { birthDate: 'tooYoung' }],
  [{ birthDate: '11-20-2008' }, {}],
  [{ phoneNumber: '555-0142' }, { phoneNumber: 'phone' }],
  [{ email: 'a@b' }, { email: 'email' }],
  [{ zip: '6063' }, { zip: 'zip' }],
  [{ zip: '02139-1234' }, {}],
  [{ address2: '' }, {}],
  [{ firstName: 'x'.repeat(81) }, { firstName: 'tooLong' }],
])('[I9] %j gives %j', (more, expected) => {
  expect(problems(more)).toEqual(expected);
});

test('[I9] a visit for a child is for someone under 18', () => {
  expect(problems({ birthDate: '11-20-2008' }, false)).toEqual({ birthDate: 'tooOld' });
  expect(problems({ birthDate: '11-21-2008' }, false)).toEqual({});
});

test('[I9] Other asks for the policy holder, Self takes the patient', () => {
  expect(problems({ insuranceRelationshipToSubscriber: 'Other' })).toEqual({
    insuranceSubscriberName: 'blank',
    insuranceSubscriberID: 'blank',
    insuranceSubscriberDateOfBirth: 'blank',
  });
  expect(withSubscriber({ ...form, insuranceSubscriberName: 'Someone Else' })).toMatchObject({
    insuranceSubscriberName: 'Test Patient',
    insuranceSubscriberID: 'M1',
    insuranceSubscriberDateOfBirth: '02-29-1980',
  });
  const other = {
    ...form,
    insuranceRelationshipToSubscriber: 'Other',
    insuranceSubscriberName: 'Someone Else',
  };
  expect(withSubscriber(other).insuranceSubscriberName).toBe('Someone Else');
});

test('[I9] what is sent is trimmed and written one way, what was typed stays', () => {
  const typed = { ...form, firstName: ' Test ', birthDate: '2/29/1980', phoneNumber: '(312) 555 0142' };
  expect(normalizedForm(typed)).toMatchObject({
    firstName: 'Test',
    birthDate: '02-29-1980',
    phoneNumber: '312-555-0142',
  });
  expect(typed.birthDate).toBe('2/29/1980');
});

test('[I11] stores exactly 18 fields and none of the others', () => {
  const data = scheduleDataOf(form, visit, {});
  expect(Object.keys(data).sort()).toEqual([...scheduleDataFields].sort());
  expect(scheduleDataFields).toHaveLength(18);
});

test('[I11] [I1] the narrower specialty of the short questions stays stored while the form is filled', () => {
  const data = scheduleDataOf(form, visit, { providerSubspecialty: 'Heart failure', city: 'Elsewhere' });
  expect(data).toMatchObject({ providerSubspecialty: 'Heart failure', city: 'Chicago' });
});

test('[I11] a reset keeps exactly these fields and drops the rest', () => {
  const data = {
    ...scheduleDataOf(form, visit, {}),
    firstName: 'Test',
    concerns: 'x',
    city: 7,
    isWorkersComp: 'no',
  };
  const kept = resetScheduleData(data);
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['firstName']));
  expect(kept).not.toHaveProperty('concerns');
  expect(kept).not.toHaveProperty('city');
  expect(kept).not.toHaveProperty('isWorkersComp');
  expect(kept.birthDate).toBe('02-29-1980');
  expect(resetScheduleData('odd')).toEqual({});
  expect(resetScheduleData(null)).toEqual({});
});

test('[I11] a stored form fills the next one', () => {
  const filled = prefilled(emptyPatientForm, scheduleDataOf(form, visit, {}));
  expect(filled).toMatchObject({
    birthDate: '02-29-1980',
    email: 'test@example.org',
    insuranceName: 'Prairie Shield PPO',
  });
  expect(filled).not.toHaveProperty('isAdultPatient');
});

test('[I12] the booking carries the visit and the patient', () => {
  expect(bookingContent(visit, form)).toMatchObject({
    providerId: '1000000012',
    isWorkersComp: false,
    date: '2099-12-01',
    time: '09:20',
    departmentId: '603',
    visitType: '9003',
    questions: [{ question: 'Seen a cardiologist before?', answer: 'No', sortOrder: 0 }],
    patient: { firstName: 'Test', phoneType: 'Mobile', zip: '60637' },
    insurance: {
      relationship: 'Self',
      subscriberName: 'Test Patient',
      subscriberId: 'M1',
      subscriberBirthDate: '02-29-1980',
    },
  });
});

test('[J9] what the clinic prepares goes with the answers, after them', () => {
  const told = { ...form, interpreter: 'Spanish', accessNeeds: 'A wheelchair' };
  expect(bookingContent(visit, told).questions.slice(1)).toEqual([
    { question: 'Interpreter', answer: 'Spanish', sortOrder: 1000 },
    { question: 'Accessibility', answer: 'A wheelchair', sortOrder: 1001 },
  ]);
});

test('[I9] whoever asks for somebody else gives his own name, and the clinic reads it', () => {
  const asks = { ...form, bookedFor: 'Child', proxyName: '' };
  expect(patientProblems(asks, { isAdultPatient: true, today: '2026-11-20' })).toMatchObject({
    proxyName: 'blank',
  });
  const told = { ...asks, proxyName: 'Robin Example' };
  expect(bookingContent(visit, told).questions.at(-1)).toEqual({
    question: 'Asked by',
    answer: 'Robin Example (parent or guardian)',
    sortOrder: 1002,
  });
});
