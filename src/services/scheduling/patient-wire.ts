import type { PatientForm } from '@/domain/patient-form/form';
import { parseTypedDate } from '@/lib/dates';

/** `MM-DD-YYYY` as the gateway writes dates, `yyyy-MM-dd`; '' for none. @decision Q34 */
function isoDateOf(typed: string): string {
  return parseTypedDate(typed) ?? '';
}

/**
 * The patient in the gateway's words, the same in a booking and in a request.
 * @param form - checked, written one way, and with the policy holder's details filled in
 * @requirement I12 J6
 * @decision Q34
 */
export function patientWire(form: PatientForm): Readonly<Record<string, string>> {
  return {
    Patient_First_Name: form.firstName,
    Patient_Last_Name: form.lastName,
    Patient_Dob: isoDateOf(form.birthDate),
    Gender: form.gender,
    Race: form.race,
    PhoneType: form.phoneType,
    PhoneNumber: form.phoneNumber,
    Email: form.email,
    Address_Line_1: form.address1,
    Address_Line_2: form.address2,
    City: form.city,
    State: form.state,
    ZipCode: form.zip,
  };
}

/** The patient's insurance in the gateway's words; for the form see `patientWire`. @requirement I12 J6 */
export function insuranceWire(form: PatientForm): Readonly<Record<string, string>> {
  return {
    PayorID: form.insurancePayorId,
    InsuranceName: form.insuranceName,
    MemberNumber: form.insuranceMemberNumber,
    GroupNumber: form.insuranceGroupNumber,
    SubscriberID: form.insuranceSubscriberID,
    SubscriberName: form.insuranceSubscriberName,
    SubscriberDateOfBirth: isoDateOf(form.insuranceSubscriberDateOfBirth),
    RelationshipToSubscriber: form.insuranceRelationshipToSubscriber,
  };
}
