import { z } from 'zod';
import {
  departmentId,
  holdId,
  localDate,
  localTime,
  npi,
  requiredText,
  state,
  text,
  visitTypeId,
} from './fields.ts';
import { GUARDIAN_NAME, GUARDIAN_RELATION, LINE, NAME } from './lengths.ts';
import { sharedFields } from './patient.ts';

const TEN_DIGITS = /^\d{3}-\d{3}-\d{4}$/;
const TEN_DIGITS_WANTED = 'must be a number like 312-555-0142';

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
  PhoneNumber: z.string().regex(TEN_DIGITS, TEN_DIGITS_WANTED),
  ReasonsForVisit: text(LINE),
  HoldID: holdId,
  /** Where the patient will be during a video visit: a state's postal abbreviation. Not in the protocol. */
  Patient_Location_State: state,
  /** Who decides for a patient under 18. */
  Guardian: z
    .strictObject({
      Name: requiredText(GUARDIAN_NAME),
      Relation: text(GUARDIAN_RELATION),
      Phone: z.string().regex(TEN_DIGITS, TEN_DIGITS_WANTED),
    })
    .optional(),
  /** Language of the interpreter that was asked for. The comments say it too. */
  Interpreter: text(LINE),
  /** The patient agreed to text messages about the visit. */
  TextMessages: z.boolean().optional(),
  /** A patient who has a visit on that day with the provider, or at that time, is asked before they get another. */
  AskBeforeSecondVisit: z.boolean().optional(),
  IsReviewOnly: z.boolean().optional(),
});
export type BookingBody = z.infer<typeof bookingSchema>;
