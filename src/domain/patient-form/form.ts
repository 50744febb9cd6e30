import type { FormValues } from '../../lib/form-rules.ts';
import type { FieldDescription, FormKind, Section } from './description.ts';
import { patientFields, type PatientField } from './fields.ts';

/** What stands in a patient form, by field. @requirement I9 J1 J5 */
export type PatientForm = FormValues<PatientField>;

/** All fields in the order of the page. */
// The keys of the table are its type's own.
export const patientFieldNames = Object.keys(patientFields) as readonly PatientField[];

type DescribedForm = Readonly<Record<PatientField, FieldDescription>>;

const describedForms: { [kind in FormKind | '']?: DescribedForm } = {};

/**
 * A field as one form has it; without a kind, as no form has changed it. The same object each time, so that what follows
 * from a description can be kept with it.
 * @requirement J1
 */
export function described(name: PatientField, kind?: FormKind): FieldDescription {
  return (describedForms[kind ?? ''] ??= describedForm(kind))[name];
}

function describedForm(kind: FormKind | undefined): DescribedForm {
  const fields = patientFieldNames.map((name) => {
    const field: FieldDescription = patientFields[name];
    return [name, { ...field, ...(kind && field.on?.[kind]) }];
  });
  return Object.fromEntries(fields) as DescribedForm;
}

/** The fields that a form has in one of its sections, in order. @requirement J1 */
export function fieldsIn(kind: FormKind, section: Section): readonly PatientField[] {
  return patientFieldNames.filter((name) => {
    const field = described(name, kind);
    return field.section === section && field.forms[kind] !== undefined;
  });
}

const emptyForms: { [kind in FormKind | '']?: PatientForm } = {};

/**
 * A form before anybody types; without a kind, before any form presets something. All visitors of a process share it:
 * spread it, never write to it.
 * @requirement J5
 */
export function emptyForm(kind?: FormKind): PatientForm {
  return (emptyForms[kind ?? ''] ??= Object.fromEntries(
    patientFieldNames.map((name) => [name, described(name, kind).initial ?? '']),
  ) as PatientForm);
}

/** What every form starts with. */
export const emptyPatientForm = emptyForm();

/** The fields that work once or are files: they are never kept for later. @requirement J9 */
export const fleetingFields: ReadonlySet<PatientField> = new Set(
  patientFieldNames.filter((name) => described(name).isFleeting),
);

/** The choices of the fields whose choices an author may name; a field that is left out takes any text. */
export type OfferedChoices = Readonly<Partial<Record<PatientField, readonly string[]>>>;

/** The CMS fields in which an author names choices. */
export const authoredFields = patientFieldNames.flatMap((name) => described(name).authoredAs ?? []);

/**
 * What the authored fields of a form offer: the author's choices, else the standard ones.
 * @param authored - the choices in a field of the form's CMS item; none where the author named none
 * @decision Q45
 */
export function offeredChoices(authored: (cmsField: string) => readonly string[]): OfferedChoices {
  const offered = patientFieldNames.flatMap((name) => {
    const { authoredAs, choices = [] } = described(name);
    if (authoredAs === undefined) return [];
    const own = authored(authoredAs);
    return [[name, own.length > 0 ? own : choices.map(([value]) => value)]];
  });
  return Object.fromEntries(offered) as OfferedChoices;
}

type NamesWith<Part> = {
  [Name in PatientField]: (typeof patientFields)[Name] extends Part ? Name : never;
}[PatientField];

/** The fields that outlive a page in the scheduling data. @requirement I11 */
export type StoredField = NamesWith<{ readonly isStored: true }>;
export const storedFields = patientFieldNames.filter((name): name is StoredField =>
  Boolean(described(name).isStored),
);

/** The sides of the insurance card: fields that take a file. Their values only tell which file was chosen. */
export type CardSide = NamesWith<{ readonly control: 'file' }>;
export const cardSides = patientFieldNames.filter(
  (name): name is CardSide => described(name).control === 'file',
);

/** Largest file of a side, bytes. @requirement J9 */
export const maxCardBytes = 10 * 1024 * 1024;
