import { z } from 'zod';
import type { FieldProblem } from '@/lib/form-rules';
import { requestKinds } from '@/domain/patient-form/description';
import type { PatientField } from '@/domain/patient-form/fields';

/** What the browser and `POST /api/scheduling/request` say to each other. Its `Idempotency-Key` travels as a header. */

import { formItem, patientValues } from './patient-values';

export const appointmentRequestSchema = z.strictObject({
  form: formItem,
  kind: z.enum(requestKinds),
  language: z.string().max(20),
  /** The same for every try of one request. */
  draftId: z.uuid(),
  /** The visitor was sent here by online scheduling. */
  isFromScheduling: z.boolean(),
  /** Filled by programs only. */
  honeypot: z.string().max(200),
  /** The draft that the form was gone on with: it is deleted when the request is taken in. */
  savedDraft: z.uuid().optional(),
  values: patientValues,
});
export type AppointmentRequest = z.output<typeof appointmentRequestSchema>;

/** What became of a request. `message` is the gateway's own, for analytics; visitors read the form's words. */
export type RequestAnswer =
  /** `reference` is the number that patient and clinic quote; a gateway need not give one. */
  { readonly error: false; readonly reference?: string } | { readonly error: true; readonly message: string };

/** Why it was not even tried. */
export type RequestRefusal = {
  readonly error: 'invalidRequest' | 'captcha' | 'unknownForm' | 'unavailable' | 'tooManyRequests';
  readonly fields?: readonly string[];
  /** With `invalidRequest`: what is wrong with each field, never its value. */
  readonly problems?: Readonly<Partial<Record<PatientField, FieldProblem>>>;
};
