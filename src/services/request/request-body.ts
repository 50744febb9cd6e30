import { scheduling } from '@/config/scheduling';
import { specialtyLabel, specialtyPair } from '@/domain/patient-form/specialty';
import { isInsured } from '@/domain/patient-form/answers';
import { commentLines, withSubscriber } from '@/domain/patient-form/sent';
import type { CardSide, PatientForm } from '@/domain/patient-form/form';
import { localDateAt, localDateTimeAt } from '@/lib/chicago-time';
import type { Card } from '#services/request/cards';
import { hasExtensions } from '#services/scheduling/extensions';
import { insuranceWire, patientWire } from '#services/scheduling/patient-wire';

/** Which program a request names as its source. @requirement J6 */
export type SourceApplication =
  | 'AppointmentRequestWebForm'
  | 'AppointmentSchedulingApp'
  | 'RequestAppointmentByEmail';

/** Where a form's requests go, as authored. */
export type Destination = {
  readonly isFromScheduling: boolean;
  /** False where the author does not tick it: the request is then sent by email. */
  readonly sendDataToEpic: boolean;
  readonly distributionEmail: string;
};

/** @requirement J6 */
export function sourceApplicationOf({ isFromScheduling, sendDataToEpic }: Destination): SourceApplication {
  if (!sendDataToEpic) return 'RequestAppointmentByEmail';
  return isFromScheduling ? 'AppointmentSchedulingApp' : 'AppointmentRequestWebForm';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What the visitor wrote, and what else the clinic should read, as one line. @requirement J9 */
function commentsOf(form: PatientForm): string {
  const lines = commentLines(form).map(({ name, text }) => `${name}: ${text}`);
  return oneLine([form.concerns, ...lines].filter(Boolean).join(' | '));
}

/**
 * The text block of a request, one line each.
 * @requirement J6
 * @decision Q59
 */
export function reasonsForVisit(values: PatientForm): string {
  return [
    `Comments: ${commentsOf(values)}`,
    `Spec: ${oneLine(specialtyLabel(values.specialty))}`,
    `Loc: ${oneLine(values.location)}`,
    `Provider: ${oneLine(values.doctor)}`,
  ].join('\n');
}

/** A number alone is of use too: nothing that was typed is left out. */
function saysInsurance(form: PatientForm): boolean {
  const { insuranceName, insuranceMemberNumber, insuranceGroupNumber } = form;
  return !isInsured(form) || [insuranceName, insuranceMemberNumber, insuranceGroupNumber].some(Boolean);
}

/**
 * The body of the gateway's create-appointment-request call, from values that were checked and written one way.
 * @param now - milliseconds since 1970
 * @requirement J6
 * @decision Q34 Q35 Q59
 */
export function requestBody(
  checked: PatientForm,
  destination: Destination,
  now: number,
): Readonly<Record<string, unknown>> {
  const values = withSubscriber(checked, localDateAt(now, scheduling.zone));
  const { specialty, subspecialty } = specialtyPair(values.specialty);
  return {
    SourceApplication: sourceApplicationOf(destination),
    DistributionEmail: destination.distributionEmail,
    Source_JSON_Object: {
      Provider_FullName: values.doctor,
      Specialty: specialty,
      Subspecialty: subspecialty,
      WorkersComp_ThirdParty: values.isWorkersComp === 'true',
      Appointment_Location: values.location === '' ? [] : [values.location],
      ...patientWire(values),
      ...(saysInsurance(values) ? { Insurance: insuranceWire(values) } : {}),
      ReasonsForVisit: reasonsForVisit(values),
      Requested_DateTime: localDateTimeAt(now, scheduling.zone),
    },
  };
}

/**
 * The number that the clinic's answer to the sender gives, where the form names one of its own.
 * @param phone - as authored; '' for none
 * @requirement J4
 */
export function contactOf(phone: string): Readonly<Record<string, unknown>> {
  return phone === '' || !hasExtensions() ? {} : { ContactPhone: phone };
}

const attachmentNames: Readonly<Record<CardSide, string>> = {
  cardFront: 'InsuranceCardFront',
  cardBack: 'InsuranceCardBack',
};

/**
 * The pictures of the insurance card beside a request's fields; nothing where there are none, so that a gateway that
 * does not know of them sees them only when a visitor sends one.
 * @requirement J9
 */
export function attachmentsOf(cards: readonly Card[]): Readonly<Record<string, unknown>> {
  if (cards.length === 0) return {};
  return {
    Attachments: cards.map(({ side, jpeg }) => ({
      Name: attachmentNames[side],
      ContentType: 'image/jpeg',
      Content: jpeg.toString('base64'),
    })),
  };
}
