import { z } from 'zod';
import { patientFieldNames } from '@/domain/patient-form/form';

/**
 * The answers of a patient form as they travel: its fields alone, as text. What each may say is for the form's rules; a
 * captcha's token is the longest answer there is.
 */
export const patientValues = z.partialRecord(
  z.enum(patientFieldNames),
  z
    .string()
    .max(16_384)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u),
);

/** The CMS item of a form: what the form asks, and where its answers go, is authored there. */
export const formItem = z.string().regex(/^[\w{}-]{1,60}$/);
