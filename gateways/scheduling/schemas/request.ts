import { z } from 'zod';
import { text } from './fields.ts';
import { COMMENTS, LINE, NAME } from './lengths.ts';
import { sharedFields } from './patient.ts';

const sourceObject = z.strictObject({
  ...sharedFields,
  Provider_NPI: text(20),
  Appointment_Date: text(20),
  Appointment_Time: text(20),
  Appointment_Location: z.union([z.string().max(LINE), z.array(z.string().max(LINE)).max(20)]).optional(),
  Visit_Type: text(20),
  DepartmentID: text(40),
  Patient_First_Name: text(NAME),
  Patient_Last_Name: text(NAME),
  Patient_Dob: text(20),
  PhoneNumber: text(40),
  ReasonsForVisit: text(COMMENTS),
  Specialty: text(LINE),
  Subspecialty: text(LINE),
  WorkersComp_ThirdParty: z.boolean().optional(),
});

export const attachmentNames = ['InsuranceCardFront', 'InsuranceCardBack'] as const;

/** A picture of the insurance card that the site has drawn anew: nothing but a JPEG is kept. */
const attachment = z.strictObject({
  Name: z.enum(attachmentNames),
  ContentType: z.literal('image/jpeg'),
  Content: z.base64('must be Base64').startsWith('/9j/', 'must be a JPEG').max(2_000_000),
});
export type Attachment = z.infer<typeof attachment>;
/** Two pictures, and the fields. */
export const MAX_REQUEST_BYTES = 4_200_000;

/** The request-form variant: an envelope with the form's fields as an object, or as JSON text. */
export const appointmentRequestSchema = z.strictObject({
  SourceApplication: z.enum([
    'AppointmentRequestWebForm',
    'AppointmentSchedulingApp',
    'RequestAppointmentByEmail',
  ]),
  DistributionEmail: z
    .string()
    .max(500)
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .nullish(),
  /** Whom the sender may call: the number of the form, which the answer to the sender gives. */
  ContactPhone: z
    .string()
    .regex(/^[+\d][-+\d ().]{6,29}$/, 'must be a phone number')
    .optional(),
  Source_JSON_Object: z.preprocess(parseIfText, sourceObject),
  Attachments: z.array(attachment).max(2).optional(),
});
export type AppointmentRequestBody = z.infer<typeof appointmentRequestSchema>;

function parseIfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
