import { z } from 'zod';
import { fleetingFields, patientFieldNames } from '@/domain/patient-form/form';
import { requestKinds, type RequestKind } from '@/domain/patient-form/description';
import type { PatientField } from '@/domain/patient-form/fields';
import { linkCode } from './managed-visit';
import { email } from './scheduling';

/** What pages and `/api/scheduling/*saved-request` say to each other about a form that is finished later. */

/** Path of the form's page, with the language in front. */
const path = z.string().regex(/^(?:\/[a-z\d-]{1,80}){1,8}$/);
/** What was typed so far, right or wrong; without what works once and without files. */
const values = z.partialRecord(
  z.enum(patientFieldNames.filter((name) => !fleetingFields.has(name))),
  z.string().max(9999),
);

/** As it is kept. */
export const savedFormSchema = z.strictObject({ kind: z.enum(requestKinds), path, values });

export const saveRequestSchema = savedFormSchema.extend({
  email,
  language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/),
  /** The draft that this form was gone on with: the new one takes its place. */
  replaces: z.uuid().optional(),
});
export type SaveRequest = z.input<typeof saveRequestSchema>;

export const savedLinkSchema = z.strictObject({ code: linkCode });

/** By its id a draft is replaced and deleted, never opened. `until` is an instant, milliseconds since 1970. */
export type SaveAnswer = { readonly draftId: string; readonly until: number };
export type SavedForm = {
  readonly draftId: string;
  readonly kind: RequestKind;
  readonly path: string;
  readonly values: Readonly<Partial<Record<PatientField, string>>>;
};
export type DiscardAnswer = { readonly isGone: boolean };
