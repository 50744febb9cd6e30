import type { FieldRule, FormRules } from '@/lib/form-rules';

/** What a field of an authored form is filled in with. */
export type AuthoredControl =
  | 'text'
  | 'email'
  | 'number'
  | 'date'
  | 'textArea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'hidden';

/** A field of an authored form. Texts are in the page's language as far as the forms service has them in it. */
export type AuthoredField = {
  /** Of the element at the forms service. */
  readonly id: string;
  /** The element's name there: `emailAddress`. */
  readonly htmlName: string;
  readonly label: string;
  readonly hint: string;
  readonly control: AuthoredControl;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Label of the option that chooses nothing. */
  readonly empty?: string;
  readonly isRequired: boolean;
  /** Required too where the field of this id has this value. */
  readonly requiredWhen?: { readonly field: string; readonly value: string };
  /** Characters. */
  readonly maxLength?: number;
  /** Of a hidden field. */
  readonly value?: string;
  /** What a visitor may choose instead of typing a line of text. */
  readonly choices?: readonly string[];
};

/** The element in which forms ask about which study somebody writes. */
export const studyField = 'study';

/** A form as the forms service defines it. */
export type AuthoredForm = {
  readonly fields: readonly AuthoredField[];
  /** Label of the button; '' for the site's own. */
  readonly submitLabel: string;
  /** Names of elements that the site does not know. */
  readonly unknown: readonly string[];
  /** One of them must be filled in: the form cannot be sent from here. */
  readonly isBlocked: boolean;
};

/** Answers by the ids of the fields. A ticked box is `true`. */
export type AuthoredValues = Readonly<Record<string, string>>;

/** Entries that captcha programs add to a form: they are no answers. @decision Q30 */
export const captchaEntries: ReadonlySet<string> = new Set([
  'g-recaptcha-response',
  'h-captcha-response',
  'cf-turnstile-response',
]);

/**
 * The name of a field in the page: letters first, so that names keep their order, and meet no other of the form.
 * @requirement K6
 */
export function fieldName({ id }: Pick<AuthoredField, 'id'>): string {
  return `field-${id}`;
}

/** The fields that a visitor sees. @requirement K6 */
export function visibleFields({ fields }: Pick<AuthoredForm, 'fields'>): readonly AuthoredField[] {
  return fields.filter(({ control }) => control !== 'hidden');
}

const kinds: Readonly<Record<Exclude<AuthoredControl, 'hidden'>, FieldRule['kind']>> = {
  text: 'text',
  email: 'email',
  number: 'number',
  date: 'date',
  textArea: 'prose',
  select: 'text',
  radio: 'text',
  checkbox: 'text',
};

/**
 * The rules of a form, by the names of its fields. Browser and server check by them.
 * @param values - what was filled in, by the names of the fields: it may make others required
 * @requirement K6
 */
export function authoredRules(form: Pick<AuthoredForm, 'fields'>, values: AuthoredValues): FormRules<string> {
  return Object.fromEntries(visibleFields(form).map((field) => [fieldName(field), ruleOf(field, values)]));
}

function ruleOf(field: AuthoredField, values: AuthoredValues): FieldRule {
  const { control, isRequired, requiredWhen, maxLength, options } = field;
  const isChoice = control === 'select' || control === 'radio';
  return {
    kind: kindOf(field),
    isRequired:
      isRequired ||
      (requiredWhen !== undefined && values[fieldName({ id: requiredWhen.field })] === requiredWhen.value),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isChoice ? { options: options.map(([value]) => value) } : {}),
    ...(control === 'checkbox' ? { options: ['true'] } : {}),
  };
}

/** A line of text for a telephone number takes one, of any country: else nobody could call. */
function kindOf(field: AuthoredField): FieldRule['kind'] {
  if (field.control === 'hidden') return 'text';
  return field.control === 'text' && autofillOf(field) === 'tel' ? 'tel' : kinds[field.control];
}

/** Values by the names of the fields, from values by their ids; what is missing is ''. @requirement K6 */
export function namedValues(form: Pick<AuthoredForm, 'fields'>, values: AuthoredValues): AuthoredValues {
  return Object.fromEntries(visibleFields(form).map((field) => [fieldName(field), values[field.id] ?? '']));
}

/** What browsers offer to fill in, by the names that forms services have for fields. @requirement J8 */
const autofill: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  fullname: 'name',
  emailaddress: 'email',
  busphone: 'tel',
  mobilephone: 'tel',
  phone: 'tel',
  company: 'organization',
  title: 'organization-title',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  stateprov: 'address-level1',
  zippostal: 'postal-code',
  country: 'country-name',
};

/** The autofill token of a field, where its name has one. @requirement J8 */
export function autofillOf({ htmlName }: Pick<AuthoredField, 'htmlName'>): string | undefined {
  return autofill[htmlName.toLowerCase()];
}
