import { z } from 'zod';
import { toLocalTime } from './calendar/openings.ts';
import { isCalendarDate } from './calendar/zone.ts';
import { visitTypes } from './visit-types.ts';

/** Longest texts, in characters. Concerns and answers together make up the comments. @decision Q33 Q58 */
const NAME = 100;
const LINE = 200;
const COMMENTS = 4_000;

const localDate = z.string().refine(isCalendarDate, 'must be a date like 2026-12-01');
const localTime = z
  .string()
  .transform((text) => toLocalTime(text) ?? '')
  .refine((time) => time !== '', 'must be a time like 14:00');
const npi = z.string().regex(/^\d{10}$/, 'must have ten digits');
const visitTypeId = z
  .string()
  .refine((id) => visitTypes.has(id), 'is not a visit type that can be booked online');
const departmentId = z.string().min(1).max(40);
const holdId = z.uuid().nullish();
const text = (max: number) => z.string().max(max).optional();
const requiredText = (max: number) => z.string().trim().min(1, 'is required').max(max);

const insurance = z.strictObject({
  PayorID: text(40),
  InsuranceName: text(LINE),
  MemberNumber: text(NAME),
  GroupNumber: text(NAME),
  SubscriberID: text(NAME),
  SubscriberName: text(LINE),
  SubscriberDateOfBirth: text(20),
  RelationshipToSubscriber: text(20),
});

/** The fields about the visit and the patient that a request may carry as well; there each is optional. */
const sharedFields = {
  Provider_FullName: text(LINE),
  Provider_Speciality: text(LINE),
  Visit_Type_Selected: text(20),
  Gender: text(NAME),
  Race: text(NAME),
  PhoneType: text(20),
  Email: z.union([z.literal(''), z.email('must be an e-mail address').max(254)]).optional(),
  Address_Line_1: text(LINE),
  Address_Line_2: text(LINE),
  City: text(NAME),
  State: text(40),
  ZipCode: text(20),
  Insurance: insurance.nullish(),
  Comments: text(COMMENTS),
  Requested_DateTime: text(40),
};

/**
 * The booking body. Unknown fields are refused.
 * @requirement I12
 * @decision Q34 Q35 Q36 Q37
 */
export const bookingSchema = z.strictObject({
  ...sharedFields,
  Provider_NPI: npi,
  Appointment_Date: localDate,
  Appointment_Time: localTime,
  Appointment_Location: text(LINE),
  Visit_Type: visitTypeId,
  DepartmentID: departmentId,
  Patient_First_Name: requiredText(NAME),
  Patient_Last_Name: requiredText(NAME),
  Patient_Dob: localDate,
  PhoneNumber: requiredText(40),
  ReasonsForVisit: text(LINE),
  HoldID: holdId,
  /** The patient agreed to text messages about the visit. */
  TextMessages: z.boolean().optional(),
  IsReviewOnly: z.boolean().optional(),
});
export type BookingBody = z.infer<typeof bookingSchema>;

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

/** A picture of the insurance card that the site has drawn anew: nothing but a JPEG is kept. */
const attachment = z.strictObject({
  Name: z.enum(['InsuranceCardFront', 'InsuranceCardBack']),
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
  Source_JSON_Object: z.preprocess(parseIfText, sourceObject),
  Attachments: z.array(attachment).max(2).optional(),
});
export type AppointmentRequestBody = z.infer<typeof appointmentRequestSchema>;

export const scheduleDaysSchema = z.strictObject({
  StartDate: localDate.optional(),
  EndDate: localDate.optional(),
  ProviderID: npi,
  ProviderIDType: z.literal('NPI').optional(),
  ProviderSpeciality: text(LINE).nullable(),
  VisitTypeIDs: z
    .array(z.strictObject({ ID: visitTypeId, Type: z.literal('External').optional() }))
    .min(1)
    .max(visitTypes.size),
  Visit_Type_Selected: text(20),
  HoldID: holdId,
});

export const reasonsSchema = z.strictObject({
  VisitTypeId: visitTypeId,
  Visit_Type_Selected: text(20),
  Specialty: z.string().max(LINE),
  NPI: text(20).nullable(),
});

export const holdSchema = z.strictObject({
  VisitorID: z.string().min(8).max(200),
  Provider_NPI: npi,
  Appointment_Date: localDate,
  Appointment_Time: localTime,
  Visit_Type: visitTypeId,
  DepartmentID: departmentId,
});

/** Extend and release need nothing but the id in the path. */
export const emptySchema = z.strictObject({});

function parseIfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/**
 * Says what is wrong with a body by naming fields and rules. Never repeats a value: it may be about a patient.
 * @returns at most five entries, `Field: rule; Field: rule`
 */
export function describeProblems(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) => {
      const field = issue.path.map(String).join('.') || 'body';
      if (issue.code === 'unrecognized_keys') return `${field}: has fields that are not known`;
      return `${field}: ${issue.code === 'custom' || issue.code === 'invalid_format' || issue.code === 'too_small' ? issue.message : 'is missing or not valid'}`;
    })
    .join('; ');
}
