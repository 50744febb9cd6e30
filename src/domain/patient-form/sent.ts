import { normalValue, type FormRules } from '../../lib/form-rules.ts';
import { isPolicyHolder, isInsured } from './answers.ts';
import type { PatientField } from './fields.ts';
import { described, emptyPatientForm, patientFieldNames, type PatientForm } from './form.ts';

/**
 * A form as it is sent: trimmed, dates as `MM-DD-YYYY`, phones as `ddd-ddd-dddd`. A field without a rule is not part of
 * the form: whatever stands in it goes no further. Call it on a form without problems.
 * @requirement J1
 */
export function writtenForm(form: PatientForm, rules: FormRules<PatientField>): PatientForm {
  const written = patientFieldNames.map((name) => {
    const rule = rules[name];
    return [name, rule ? normalValue(rule, form[name]) : emptyPatientForm[name]];
  });
  return Object.fromEntries(written) as PatientForm;
}

/**
 * The form with the policy holder's details filled in: the patient's own when the patient is the holder.
 * @param today - `yyyy-MM-dd` at the clinic
 * @requirement J1
 */
export function withSubscriber(form: PatientForm, today: string): PatientForm {
  if (!isInsured(form) || !isPolicyHolder(form, today)) return form;
  return {
    ...form,
    insuranceRelationshipToSubscriber: 'Self',
    insuranceSubscriberName: [form.firstName.trim(), form.lastName.trim()].filter(Boolean).join(' '),
    insuranceSubscriberID: form.insuranceMemberNumber,
    insuranceSubscriberDateOfBirth: form.birthDate,
  };
}

/** A line of the comments that the clinic reads. */
export type CommentLine = { readonly name: string; readonly text: string };

/** What the clinic reads of a form beside the fields that it has of its own; empty answers make no line. @requirement J9 */
export function commentLines(form: PatientForm): readonly CommentLine[] {
  return patientFieldNames.flatMap((field) => {
    const { comment } = described(field);
    if (!comment) return [];
    const text = comment.text ? comment.text(form) : form[field];
    return text === '' ? [] : [{ name: comment.name, text }];
  });
}
