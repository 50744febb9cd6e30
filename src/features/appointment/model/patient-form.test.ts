import { form, visit } from '@/features/appointment/testing/samples';
import { bookingContent } from '@/features/book/model/draft';
import { emptyPatientForm, type PatientForm } from '@/domain/patient-form/form';
import { patientProblems, patientRules } from './patient-form';
import { prefilled } from './schedule-data';
import { commentLines, withSubscriber, writtenForm } from '@/domain/patient-form/sent';
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
  [{ birthDate: '02-30-1980' }, { birthDate: 'noSuchDay' }],
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
  const answered = { bookedFor: 'Child', proxyName: 'Robin', insuranceRelationshipToSubscriber: 'Self' };
  expect(problems({ ...answered, birthDate: '11-21-2008' }, false)).toEqual({});
});

test('[I9] Other asks for the policy holder, Self takes the patient', () => {
  expect(problems({ insuranceRelationshipToSubscriber: 'Other' })).toEqual({
    insuranceSubscriberName: 'blank',
    insuranceSubscriberID: 'blank',
    insuranceSubscriberDateOfBirth: 'blank',
  });
  expect(withSubscriber({ ...form, insuranceSubscriberName: 'Someone Else' }, rules.today)).toMatchObject({
    insuranceSubscriberName: 'Test Patient',
    insuranceSubscriberID: 'M1',
    insuranceSubscriberDateOfBirth: '02-29-1980',
  });
  const other = {
    ...form,
    insuranceRelationshipToSubscriber: 'Other',
    insuranceSubscriberName: 'Someone Else',
  };
  expect(withSubscriber(other, rules.today).insuranceSubscriberName).toBe('Someone Else');
});

test('[I9] what is sent is trimmed and written one way, what was typed stays', () => {
  const typed = { ...form, firstName: ' Test ', birthDate: '2/29/1980', phoneNumber: '(312) 555 0142' };
  expect(writtenForm(typed, patientRules(typed, rules))).toMatchObject({
    firstName: 'Test',
    birthDate: '02-29-1980',
    phoneNumber: '312-555-0142',
  });
  expect(typed.birthDate).toBe('2/29/1980');
});

test('[I11] stores exactly 18 fields and none of the others', () => {
  const data = scheduleDataOf(form, visit, {});
  const specified =
    'birthDate, providerSubspecialty, gender, race, phoneType, phoneNumber, email, address1, address2, city, state, zip, insurancePayorId, insuranceName, insuranceMemberNumber, insuranceGroupNumber, isAdultPatient, isWorkersComp';
  expect(Object.keys(data).toSorted()).toEqual(specified.split(', ').toSorted());
  expect(scheduleDataFields.toSorted()).toEqual(specified.split(', ').toSorted());
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
  expect(bookingContent(visit, form, { item: 'workflow', today: '2026-11-20' })).toMatchObject({
    form: 'workflow',
    providerId: '1000000012',
    isWorkersComp: false,
    date: '2099-12-01',
    time: '09:20',
    departmentId: '603',
    visitType: '9003',
    questions: [{ question: 'Seen a cardiologist before?', answer: 'No', sortOrder: 0 }],
    values: {
      firstName: 'Test',
      phoneType: 'Mobile',
      zip: '60637',
      // The server presumes who holds the policy.
      insuranceRelationshipToSubscriber: '',
    },
  });
});

test('[J9] what the clinic prepares goes with the comments', () => {
  expect(commentLines({ ...form, interpreter: 'Spanish', accessNeeds: 'A wheelchair' })).toEqual([
    { name: 'Interpreter', text: 'Spanish' },
    { name: 'Accessibility', text: 'A wheelchair' },
  ]);
});

test('[I9] a sender who asks for somebody else gives their own name, and the clinic reads it', () => {
  const asks = { ...form, bookedFor: 'Child', proxyName: '' };
  expect(patientProblems(asks, rules)).toEqual({
    proxyName: 'blank',
    insuranceRelationshipToSubscriber: 'blank',
  });
  expect(commentLines({ ...asks, proxyName: 'Robin Example' })).toEqual([
    { name: 'Asked by', text: 'Robin Example (parent or guardian)' },
  ]);
});
