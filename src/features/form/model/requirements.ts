import type { ValidationError } from '@/contracts/authored-form';
import { fieldName, type AuthoredForm } from '@/domain/authored-form/authored-form';
import type { FieldProblem } from '@/lib/form-rules';

/** What the forms service demands, as a problem of the field. */
const problemOf: Readonly<Record<string, FieldProblem>> = {
  NotNullRequirement: 'blank',
  EmailAddressRequirement: 'email',
  DateRequirement: 'date',
  ValidTextLengthRequirement: 'tooLong',
};

/** Each requirement beside its field; those of no field that visitors see are left to the list. @requirement K6 */
export function requirementProblems(
  form: AuthoredForm,
  errors: readonly ValidationError[],
): Readonly<Record<string, FieldProblem>> {
  const shown = new Map(form.fields.map((field) => [field.id, field]));
  return Object.fromEntries(
    errors.flatMap(({ field, requirement }) => {
      const found = shown.get(field);
      const isShown = found !== undefined && found.control !== 'hidden';
      return isShown ? [[fieldName(found), problemOf[requirement] ?? 'invalid'] as const] : [];
    }),
  );
}

/** The label of an error's field; '' where it has none. @requirement K6 */
export function labelOf(form: AuthoredForm, { field }: ValidationError): string {
  return form.fields.find(({ id }) => id === field)?.label ?? '';
}
