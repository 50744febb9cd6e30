import { formProblems } from '@/lib/form-rules';
import type { FormKind } from './description';
import { described, emptyForm, type PatientForm } from './form';
import { patientFormRules, type FormChecks } from './rules';
import { withSubscriber } from './sent';

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

test.each<[string, Partial<PatientForm>, readonly string[]]>([
  ['an adult', { birthDate: '11-20-2008' }, []],
  ['a minor as Myself', { birthDate: '11-21-2008' }, ['guardianName', 'guardianPhone', 'guardianRelation']],
  ['a parent for their child', { birthDate: '11-21-2008', bookedFor: 'Child' }, ['proxyName']],
  [
    'somebody else for a minor',
    { birthDate: '11-21-2008', bookedFor: 'Other' },
    ['guardianName', 'guardianPhone', 'guardianRelation', 'proxyName'],
  ],
])('[I9] [J1] [J5] %s: who answers for the patient is asked on every form', (_who, values, expected) => {
  for (const kind of ['long', 'short', 'international', 'booking'] as const) {
    const asked = blanks({ kind }, values).filter((name) => /^(guardian|proxy)/.test(name));
    expect(asked).toEqual(expected);
  }
});

test.each<[string, Partial<PatientForm>, boolean]>([
  ['an adult patient', { birthDate: '04-27-1985' }, true],
  ['a patient under 18', { birthDate: '04-27-2015' }, false],
  ['my child', { birthDate: '04-27-2015', bookedFor: 'Child' }, false],
  ['my grown-up child', { birthDate: '04-27-1985', bookedFor: 'Child' }, false],
  ['somebody else', { birthDate: '04-27-1985', bookedFor: 'Other' }, false],
])('[J1] %s is the policy holder by default: %#', (_who, values, isHolder) => {
  const missing = blanks({ kind: 'booking' }, values).includes('insuranceRelationshipToSubscriber');
  expect(missing).toBe(!isHolder);
  const insurance = { insuranceName: 'P', insuranceMemberNumber: 'M1', insuranceGroupNumber: 'G1' };
  const form = { ...emptyForm('booking'), ...values, ...insurance, firstName: 'Ana', lastName: 'Test' };
  expect(withSubscriber(form, checks.today).insuranceSubscriberName).toBe(isHolder ? 'Ana Test' : '');
});

test('[J1] [I9] a patient who pays themselves is asked for no plan, numbers or policy holder', () => {
  const missing = blanks({ kind: 'booking' }, { isSelfPay: 'true', bookedFor: 'Child' });
  expect(missing.filter((name) => name.startsWith('insurance'))).toEqual([]);
});

test('[J5] the short form requires specialty and reason, and no address', () => {
  const expected = [...alwaysRequired, 'concerns', 'specialty'].toSorted();
  expect(blanks({ kind: 'short' })).toEqual(expected);
  // The address is abroad: the site fills the ZIP code, and the country is asked for.
  const abroad = [...expected.filter((name) => name !== 'zip'), 'country'].toSorted();
  expect(blanks({ kind: 'international' })).toEqual(abroad);
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
  [{ phoneNumber: 'call me' }, { kind: 'international' }, { phoneNumber: 'tel' }],
  [{ phoneNumber: '+44 20 7946 0018' }, {}, { phoneNumber: 'foreignPhone' }],
  [{ phoneNumber: '+44 20 7946 0018' }, { kind: 'short' }, { phoneNumber: 'foreignPhone' }],
  [{ birthDate: '1980-02-29' }, {}, {}],
  [{ birthDate: '02-29-1981' }, {}, { birthDate: 'noSuchDay' }],
  [{ dateFrom: '11-19-2026' }, {}, { dateFrom: 'past' }],
  [{ dateTo: '01-01-2042' }, {}, { dateTo: 'future' }],
  [{ dateFrom: '12-02-2026', dateTo: '12-01-2026' }, {}, { dateTo: 'beforeFirst' }],
  [{ dateFrom: '12-01-2026', dateTo: '12-01-2026' }, {}, {}],
])('[J1] %j with %j gives %j', (values, more, expected) => {
  const whole = {
    firstName: 'Ana',
    lastName: 'Test',
    birthDate: '04-27-1985',
    gender: 'Female',
    country: 'Wales',
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
