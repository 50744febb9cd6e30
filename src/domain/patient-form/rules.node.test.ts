import { formProblems } from '@/lib/form-rules';
import type { FormKind } from './description';
import { described, emptyForm, type PatientForm } from './form';
import { patientFormRules, type FormChecks } from './rules';

const checks: FormChecks = {
  kind: 'long',
  today: '2026-11-20',
};
const problemsOf = (values: Partial<PatientForm>, more: Partial<FormChecks> = {}) => {
  const all = { ...emptyForm(more.kind ?? 'long'), ...values };
  return formProblems(patientFormRules(all, { ...checks, ...more }), all);
};
const blanks = (more: Partial<FormChecks>, values: Partial<PatientForm> = {}) =>
  Object.keys(problemsOf(values, more)).toSorted();

const alwaysRequired = ['birthDate', 'email', 'firstName', 'gender', 'lastName', 'phoneNumber', 'zip'];

test('[J1] the long form requires exactly what is written', () => {
  expect(blanks({})).toEqual([...alwaysRequired, 'address1', 'city', 'concerns', 'race', 'state'].toSorted());
});

test('[J1] the workflow asks for the insurance and not again for what to address', () => {
  const inWorkflow = [
    ...alwaysRequired,
    'address1',
    'city',
    'race',
    'state',
    'insuranceName',
    'insuranceMemberNumber',
    'insuranceGroupNumber',
  ];
  expect(blanks({ kind: 'booking' })).toEqual(inWorkflow.toSorted());
  const ofOther = ['insuranceSubscriberName', 'insuranceSubscriberID', 'insuranceSubscriberDateOfBirth'];
  expect(blanks({ kind: 'booking' }, { insuranceRelationshipToSubscriber: 'Other' })).toEqual(
    [...inWorkflow, ...ofOther].toSorted(),
  );
});

test('[J5] the short form requires specialty and reason, and no address', () => {
  const expected = [...alwaysRequired, 'concerns', 'specialty'].toSorted();
  expect(blanks({ kind: 'short' })).toEqual(expected);
  // The address is abroad: the site fills the ZIP code.
  expect(blanks({ kind: 'international' })).toEqual(expected.filter((name) => name !== 'zip'));
  expect(emptyForm('international').zip).toBe('99999');
});

test('[J3] a captcha is required where the author says so', () => {
  expect(problemsOf({}, { isCaptchaRequired: true }).captcha).toBe('blank');
  expect(problemsOf({}).captcha).toBeUndefined();
});

test.each<[Partial<PatientForm>, Partial<FormChecks>, object]>([
  [{ concerns: 'x'.repeat(300) }, {}, {}],
  [{ concerns: 'x'.repeat(301) }, {}, { concerns: 'tooLong' }],
  [{ phoneType: 'Pager' }, {}, { phoneType: 'invalid' }],
  [{ phoneType: 'Fax' }, {}, {}],
  [{ phoneType: 'Fax' }, { kind: 'short' }, { phoneType: 'invalid' }],
  [{ state: 'DC' }, {}, {}],
  [{ state: 'ZZ' }, {}, { state: 'invalid' }],
  [{ birthDate: '11-21-2026' }, {}, { birthDate: 'future' }],
  [{ phoneNumber: '+44 20 7946 0018' }, { kind: 'international' }, {}],
  [{ phoneNumber: '+44 20 7946 0018' }, {}, { phoneNumber: 'phone' }],
  [{ dateFrom: '11-19-2026' }, {}, { dateFrom: 'past' }],
  [{ dateTo: '01-01-2042' }, {}, { dateTo: 'future' }],
])('[J1] %j with %j gives %j', (values, more, expected) => {
  const whole = {
    firstName: 'Ana',
    lastName: 'Test',
    birthDate: '04-27-1985',
    gender: 'Female',
    race: 'Prefer not to answer',
    phoneNumber: '312-555-0142',
    email: 'ana@example.org',
    address1: '1 Example Street',
    city: 'Chicago',
    state: 'IL',
    zip: '60637',
    concerns: 'Cough',
    specialty: 'Cardiology',
  };
  expect(problemsOf({ ...whole, ...values }, more)).toEqual(expected);
});

test('[J1] [J5] the long form takes Mobile, Home and Fax, the short ones no Fax; Mobile is the first', () => {
  const types = (kind: FormKind) => described('phoneType', kind).choices?.map(([value]) => value);
  expect(types('long')).toEqual(['Mobile', 'Home', 'Fax']);
  expect(types('booking')).toEqual(['Mobile', 'Home', 'Fax']);
  expect(types('short')).toEqual(['Mobile', 'Home']);
  expect(types('international')).toEqual(['Mobile', 'Home']);
  expect(emptyForm('long').phoneType).toBe('Mobile');
});
