import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { siteModule } from '../../support/site-modules.ts';
import { freeSlot, NOW, startGateway, type FreeSlot, type RunningGateway } from './client.ts';

/** The gateway takes what the form of a booking allows, and refuses what it refuses. */
type Form = Readonly<Record<string, string>>;
type Rules = Readonly<Record<string, { readonly kind: string; readonly maxLength?: number }>>;
type Description = {
  readonly choices?: readonly (readonly [value: string, phrase: string])[];
  readonly comment?: object;
};

const { bookingBody } = await siteModule<{
  bookingBody: (request: unknown, now: number) => Record<string, unknown>;
}>('services/book/booking-body');
const { formProblems } = await siteModule<{ formProblems: (rules: Rules, form: Form) => object }>(
  'lib/form-rules',
);
const { patientFormRules } = await siteModule<{ patientFormRules: (form: Form, checks: object) => Rules }>(
  'domain/patient-form/rules',
);
const { withSubscriber, writtenForm } = await siteModule<{
  withSubscriber: (form: Form, today: string) => Form;
  writtenForm: (form: Form, rules: Rules) => Form;
}>('domain/patient-form/sent');
const { described, emptyForm, patientFieldNames } = await siteModule<{
  described: (name: string, kind: string) => Description;
  emptyForm: (kind: string) => Form;
  patientFieldNames: readonly string[];
}>('domain/patient-form/form');

const now = Date.parse(NOW);
const today = '2026-11-20';
const whole: Form = {
  firstName: 'Zoë',
  lastName: 'O’Connor-Nuñez',
  birthDate: '02-29-1980',
  gender: 'Female',
  race: 'Prefer not to answer',
  phoneNumber: '312-555-0142',
  email: 'zoe.oconnor+clinic@example.org',
  address1: '1600 W. 18th St., Apt. 3½',
  city: 'St. John’s',
  state: 'DC',
  zip: '02139-4307',
  insuranceName: 'Acme of Connecticut Preferred Provider Network',
  insuranceMemberNumber: 'W 1234-56789 01',
  insuranceGroupNumber: 'none',
};
const holder = {
  proxyName: 'Robin Example',
  insuranceRelationshipToSubscriber: 'Other',
  insuranceSubscriberName: '李小龍',
  insuranceSubscriberID: '0',
  insuranceSubscriberDateOfBirth: '01-01-1880',
};
const formOf = (more: Form): Form => ({ ...emptyForm('booking'), ...whole, ...more });
const rulesOf = (form: Form) => patientFormRules(form, { kind: 'booking', isAdultPatient: true, today });
const minorRulesOf = (form: Form) =>
  patientFormRules(form, { kind: 'booking', isAdultPatient: false, today });
const wireOf = (slot: FreeSlot, values: Form, isAdultPatient: boolean) =>
  bookingBody(
    {
      draftId: randomUUID(),
      requestedAt: now,
      holdId: null,
      providerId: slot.Provider_NPI,
      providerName: 'Somebody, MD',
      specialty: 'Cardiology',
      isNewPatient: true,
      isAdultPatient,
      date: slot.Appointment_Date,
      time: slot.Appointment_Time,
      location: '',
      departmentId: slot.DepartmentID,
      visitType: slot.Visit_Type,
      reason: '',
      concerns: 'None',
      questions: [],
      patient: withSubscriber(writtenForm(values, (isAdultPatient ? rulesOf : minorRulesOf)(values)), today),
    },
    now,
  );

/** Most characters of a field; undefined for one whose length is not its own rule. */
function limitOf(name: string): number | undefined {
  const rule = rulesOf(formOf(holder))[name];
  return rule?.kind === 'zip' ? undefined : rule?.maxLength;
}

/** A text of a field's kind, so long. */
function textOf(name: string, length: number): string {
  if (rulesOf(formOf(holder))[name]?.kind !== 'email') return 'W'.repeat(length);
  const start = `${'a'.repeat(64)}@${'d'.repeat(60)}.${'e'.repeat(60)}.`;
  return `${start}${'f'.repeat(length - start.length - '.org'.length)}.org`;
}

/** The longest text that a field takes, and each of its choices. */
function edgesOf(name: string): readonly string[] {
  const { choices } = described(name, 'booking');
  const limit = limitOf(name);
  // Where an author may name the choices, any text of the field's length is one.
  const longest = limit === undefined ? [] : [textOf(name, limit)];
  return [...(choices ?? []).map(([value]) => value), ...longest];
}

/**
 * The fields whose limits both programs check. What goes into the comments is one text to the gateway, which is cut to
 * its length.
 */
const limited = patientFieldNames.filter(
  (name) => limitOf(name) !== undefined && described(name, 'booking').comment === undefined,
);

describe('the form of a booking and the gateway', () => {
  let gateway: RunningGateway;
  before(async () => {
    gateway = await startGateway({ databaseUrl: '' });
  });
  after(() => gateway.stop());

  const book = async (form: Form, isAdultPatient = true) => {
    const slot = await freeSlot(gateway.call);
    const sent = wireOf(slot, form, isAdultPatient);
    const { status, body, text } = await gateway.call('POST', 'schedule-appointment', sent);
    return { status, text, code: body['AppointmentStatusCode'] };
  };

  test('[I9] [I12] each choice, each longest text and real names and addresses are taken', async () => {
    // Who pays themselves is asked nothing about an insurance: that is a test of its own.
    const edges = patientFieldNames
      .filter((name) => name !== 'isSelfPay')
      .flatMap((name) => edgesOf(name).map((value) => ({ [name]: value })));
    assert.ok(edges.length > 80, 'the description has its fields');
    assert.ok(limited.length >= 14, 'the description has its limits');
    // One booking for each round: the first edges of all fields, the second ones, and so on.
    const rounds: Record<string, string>[] = [];
    const seen = new Map<string, number>();
    for (const edge of edges) {
      const name = Object.keys(edge).join('');
      const round = seen.get(name) ?? 0;
      seen.set(name, round + 1);
      rounds[round] = { ...rounds[round], ...edge };
    }
    const filledIn = { birthDate: '1980-02-29', phoneNumber: '+1 (312) 555-0142', zip: '٦٠٦٣٧' };
    for (const round of [{}, holder, filledIn, ...rounds]) {
      const form = formOf({ ...holder, ...round });
      assert.deepEqual(formProblems(rulesOf(form), form), {});
      const { status, code, text } = await book(form);
      assert.deepEqual([status, code], [200, '200'], `${JSON.stringify(round)}: ${text}`);
    }
  });

  const broken: readonly Form[] = [
    { firstName: '' },
    { lastName: ' ' },
    { birthDate: '' },
    { birthDate: '02-30-1980' },
    { birthDate: '1981-02-29' },
    { birthDate: '11-21-2026' },
    { phoneType: 'Pager' },
    { phoneNumber: '' },
    { phoneNumber: '555-0142' },
    { phoneNumber: '+44 20 7946 4600' },
    { phoneNumber: '020 7946 460' },
    { email: 'ana..maria@example.org' },
    { email: 'ana@example' },
    { state: 'ZZ' },
    { zip: '6063' },
    { insuranceRelationshipToSubscriber: 'Cousin' },
  ];
  for (const wrong of broken) {
    const [name, value] = Object.entries(wrong).at(-1) ?? [];
    test(`[I9] [I12] ${name} "${String(value).slice(0, 24)}" is refused by both`, async () => {
      const form = formOf(wrong);
      assert.ok(Object.keys(formProblems(rulesOf(form), form)).length > 0);
      assert.equal((await book(form)).status, 400);
    });
  }

  for (const name of limited) {
    test(`[I9] [I12] ${name}: one character more than its limit is refused by both`, async () => {
      const form = formOf({ ...holder, [name]: textOf(name, (limitOf(name) ?? 0) + 1) });
      assert.deepEqual(formProblems(rulesOf(form), form), { [name]: 'tooLong' });
      const { status, text } = await book(form);
      assert.equal(status, 400, text);
    });
  }

  test('[I9] [I12] a patient who pays themselves names no plan and no numbers', async () => {
    const form = formOf({
      isSelfPay: 'true',
      insuranceName: '',
      insuranceMemberNumber: '',
      insuranceGroupNumber: '',
    });
    assert.deepEqual(formProblems(rulesOf(form), form), {});
    const { status, code, text } = await book(form);
    assert.deepEqual([status, code], [200, '200'], text);
    const stored = await gateway.rows('select details from booking');
    assert.ok(stored.some(({ details }) => String(details).includes('"InsuranceName":"Self-pay"')));
  });

  test('[I9] [I12] who decides for a patient under 18 is taken with each relation, and kept', async () => {
    const relations = described('guardianRelation', 'booking').choices ?? [];
    assert.ok(relations.length > 3);
    for (const [guardianRelation] of relations) {
      const form = formOf({
        birthDate: '05-04-2012',
        insuranceRelationshipToSubscriber: 'Self',
        guardianName: 'W'.repeat(120),
        guardianRelation,
        guardianPhone: '312-555-0199',
      });
      assert.deepEqual(formProblems(minorRulesOf(form), form), {});
      const { status, code, text } = await book(form, false);
      assert.deepEqual([status, code], [200, '200'], text);
      const rows = await gateway.rows('select details from booking');
      assert.ok(rows.some(({ details }) => String(details).includes(`"Relation":"${guardianRelation}"`)));
    }
  });

  test('[I9] [I12] a patient with the longest names can be the policy holder', async () => {
    const form = formOf({ firstName: textOf('firstName', 80), lastName: textOf('lastName', 80) });
    assert.deepEqual(formProblems(rulesOf(form), form), {});
    const { status, code, text } = await book(form);
    assert.deepEqual([status, code], [200, '200'], text);
  });
});
