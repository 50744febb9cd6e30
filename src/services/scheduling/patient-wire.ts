import { isInsured } from '@/domain/patient-form/answers';
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

/** What stands for the insurance of a patient who has none or pays themselves. @decision ADR-0030 */
const selfPay = 'Self-pay';

/**
 * The patient's insurance in the gateway's words; for the form see `patientWire`. A patient who pays themselves has no
 * plan and no numbers.
 * @requirement I12 J6
 * @decision ADR-0030
 */
export function insuranceWire(form: PatientForm): Readonly<Record<string, string>> {
  return {
    PayorID: form.insurancePayorId,
    InsuranceName: isInsured(form) ? form.insuranceName : selfPay,
    MemberNumber: form.insuranceMemberNumber,
    GroupNumber: form.insuranceGroupNumber,
    SubscriberID: form.insuranceSubscriberID,
    SubscriberName: form.insuranceSubscriberName,
    SubscriberDateOfBirth: isoDateOf(form.insuranceSubscriberDateOfBirth),
    RelationshipToSubscriber: form.insuranceRelationshipToSubscriber,
  };
}

/**
 * The parent or guardian of a patient under 18: the one who was named, or the one who asks for their child.
 * @returns undefined where the patient needs none
 * @requirement I9 I20
 */
export function guardianWire(
  form: PatientForm,
): { readonly Name: string; readonly Relation: string; readonly Phone: string } | undefined {
  const { bookedFor, guardianName: Name, guardianRelation: Relation, guardianPhone: Phone } = form;
  if (Name !== '') return { Name, Relation, Phone };
  if (bookedFor !== 'Child') return undefined;
  return { Name: form.proxyName, Relation: 'Parent or guardian', Phone: form.phoneNumber };
}
