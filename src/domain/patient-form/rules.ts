import { scheduling } from '../../config/scheduling.ts';
import { lastRangeDay, parseTypedDate } from '../../lib/dates.ts';
import type { FieldRule, FormRules } from '../../lib/form-rules.ts';
import { decidingAnswers, type Answers } from './answers.ts';
import type { Control, FieldDescription, FormKind } from './description.ts';
import type { PatientField } from './fields.ts';
import { described, patientFieldNames, type OfferedChoices } from './form.ts';

export type FormChecks = {
  readonly kind: FormKind;
  /** `yyyy-MM-dd` at the clinic. */
  readonly today: string;
  readonly isCaptchaRequired?: boolean;
  /** In a booking: for whom the visit is. */
  readonly isAdultPatient?: boolean;
  /** The doctor sees patients of no other age. */
  readonly isOnlyAge?: boolean;
  /** What authored fields offer, as far as it is known. */
  readonly offered?: OfferedChoices;
};

const kindOfRule: Readonly<Partial<Record<Control, FieldRule['kind']>>> = {
  email: 'email',
  phone: 'phone',
  tel: 'tel',
  zip: 'zip',
  prose: 'prose',
};

/**
 * The rules of a form, by which browser and server check it. A field without a rule is not part of the form now.
 * @requirement I9 J1 J5
 * @decision Q33 Q42 Q43 Q44 Q45
 */
export function patientFormRules(given: Answers, checks: FormChecks): FormRules<PatientField> {
  const answers = decidingAnswers(given, checks.isAdultPatient);
  const rules = patientFieldNames.flatMap((name) => {
    const rule = ruleOf(name, answers, checks);
    return rule ? [[name, rule]] : [];
  });
  return Object.fromEntries(rules) as FormRules<PatientField>;
}

function ruleOf(name: PatientField, answers: Answers, checks: FormChecks): FieldRule | undefined {
  const field = described(name, checks.kind);
  const asked = field.forms[checks.kind];
  if (asked === undefined || field.control === 'file' || field.isAsked?.(answers, checks.today) === false)
    return undefined;
  if (field.control === 'captcha' && !checks.isCaptchaRequired) return undefined;
  const isPresumed = Boolean(field.presumed?.(answers, checks.today));
  const isRequired = (asked === 'required' && !isPresumed) || field.control === 'captcha';
  return {
    ...(field.days ? dayRule(field, answers, checks) : textRule(field, checks.offered?.[name])),
    ...(isRequired ? { isRequired } : {}),
  };
}

/** Rules of fields whose choices no author names. A form is checked at each key that is pressed, and in each booking. */
const ownRules = new WeakMap<FieldDescription, FieldRule>();

function textRule(field: FieldDescription, offered: readonly string[] | undefined): FieldRule {
  if (field.authoredAs !== undefined) return newTextRule(field, offered);
  const known = ownRules.get(field);
  if (known) return known;
  const choices = field.choices?.map(([value]) => value);
  const rule = newTextRule(field, choices);
  ownRules.set(field, rule);
  return rule;
}

function newTextRule(field: FieldDescription, options: readonly string[] | undefined): FieldRule {
  return {
    kind: kindOfRule[field.control] ?? 'text',
    ...(field.length === undefined ? {} : { maxLength: field.length }),
    ...(options ? { options } : {}),
  };
}

function dayRule(
  field: FieldDescription,
  answers: Answers,
  { today, isAdultPatient, isOnlyAge = false }: FormChecks,
): FieldRule {
  if (field.days === 'future') {
    const notBefore = field.rangeFrom && parseTypedDate(answers[field.rangeFrom]);
    const limits = { earliest: today, latest: lastRangeDay(today) };
    return { kind: 'date', ...limits, ...(notBefore ? { notBefore } : {}) };
  }
  if (!field.decidesAge || isAdultPatient === undefined) return { kind: 'date', latest: today };
  const age = { fullAge: scheduling.adultAge, isFullAge: isAdultPatient, isOnlyAge, today };
  return { kind: 'date', latest: today, age };
}
