import { z } from 'zod';
import type { AppointmentRequestTable } from '../../db/schema.ts';

/** What the form for people from abroad sends as ZIP code; their country is in the comments. */
const zipAbroad = '99999';

/** One thing that a request says, for people. */
export type RequestLine = { readonly Name: string; readonly Text: string };

const text = z.string().catch('');
/** As it was checked when it came; what is missing is empty. */
const detailsSchema = z.object({
  Patient_First_Name: text,
  Patient_Last_Name: text,
  Patient_Dob: text,
  Gender: text,
  Race: text,
  PhoneType: text,
  PhoneNumber: text,
  Email: text,
  Address_Line_1: text,
  Address_Line_2: text,
  City: text,
  State: text,
  ZipCode: text,
  Specialty: text,
  Subspecialty: text,
  Appointment_Location: z
    .union([z.array(z.string()).transform((places) => places.join(', ')), z.string()])
    .catch(''),
  Provider_FullName: text,
  ReasonsForVisit: text,
  Comments: text,
  WorkersComp_ThirdParty: z.boolean().catch(false),
  Requested_DateTime: text,
  /** Whom the sender may call; not theirs. */
  Contact_Phone: text,
  Insurance: z.record(z.string(), z.string().catch('')).catch({}),
});

/** What a visitor asked for; all of it empty once retention has emptied the row. */
export type RequestDetails = z.output<typeof detailsSchema>;

/** Reads what is stored of a request. @requirement J6 */
export function detailsOf({ details }: Pick<AppointmentRequestTable, 'details'>): RequestDetails {
  return detailsSchema.parse(details === null ? {} : JSON.parse(details));
}

/** The number that clinic and patient quote. It says nothing about the patient. @requirement J6 */
export function requestReference({ id }: Pick<AppointmentRequestTable, 'id'>): string {
  return `R-${id.slice(0, 8).toUpperCase()}`;
}

/**
 * A request in the order in which somebody who calls the patient reads it. Empty answers make no line.
 * @requirement J6
 */
export function requestLines(request: Pick<AppointmentRequestTable, 'details'>): readonly RequestLine[] {
  const details = detailsOf(request);
  const joined = (joint: string, ...parts: readonly string[]) => parts.filter(Boolean).join(joint);
  const rows: readonly (readonly [string, string])[] = [
    ['Patient', joined(' ', details.Patient_First_Name, details.Patient_Last_Name)],
    ['Date of birth', details.Patient_Dob],
    ['Legal sex', details.Gender],
    ['Race', details.Race],
    ['Phone', joined(' ', details.PhoneNumber, details.PhoneType && `(${details.PhoneType})`)],
    ['Email', details.Email],
    [
      'Address',
      joined(
        ', ',
        details.Address_Line_1,
        details.Address_Line_2,
        details.City,
        joined(' ', details.State, details.ZipCode === zipAbroad ? '' : details.ZipCode),
      ),
    ],
    ['Specialty', joined(': ', details.Specialty, details.Subspecialty)],
    ['Location', details.Appointment_Location],
    ['Doctor', details.Provider_FullName],
    ['What they wrote', details.ReasonsForVisit],
    ['Comments', details.Comments],
    ['Injury at work, or another party pays', details.WorkersComp_ThirdParty ? 'yes' : ''],
    ...insuranceRows(details.Insurance),
    ['Sent', details.Requested_DateTime && `${details.Requested_DateTime} (Chicago)`],
  ];
  return rows.flatMap(([Name, Text]) => (Text === '' ? [] : [{ Name, Text }]));
}

const insuranceNames = {
  InsuranceName: 'Insurance',
  MemberNumber: 'Member ID',
  GroupNumber: 'Group number',
  SubscriberName: 'Policy holder',
  SubscriberID: "Policy holder's ID",
  SubscriberDateOfBirth: "Policy holder's date of birth",
} as const;

function insuranceRows(insurance: RequestDetails['Insurance']): (readonly [string, string])[] {
  return Object.entries(insuranceNames).map(([field, name]) => [name, insurance[field] ?? ''] as const);
}
