import { scheduling } from '@/config/scheduling';
import {
  proxyLine,
  specialtyLabel,
  specialtyPair,
  withSubscriber,
  type CardSide,
  type RequestValues,
} from '@/lib/request-form';
import { localDateTimeAt } from '@/lib/chicago-time';
import { parseTypedDate } from '@/lib/dates';
import type { Card } from '#services/requests/cards';

/** Which program a request names as its source. @requirement J6 */
export type SourceApplication =
  | 'AppointmentRequestWebForm'
  | 'AppointmentSchedulingApp'
  | 'RequestAppointmentByEmail';

/** Where a form's requests go, as authored. */
export type Destination = {
  readonly isFromScheduling: boolean;
  /** False only where the author says so: the request is then sent by e-mail. */
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

function isoDateOf(typed: string): string {
  return parseTypedDate(typed) ?? '';
}

/** What the visitor wrote, and what the clinic should prepare, as one line. @requirement J9 */
function commentsOf(values: RequestValues): string {
  const days = [values.dateFrom && `from ${values.dateFrom}`, values.dateTo && `to ${values.dateTo}`];
  const more = [
    ['Days that suit', days.filter(Boolean).join(' ')],
    ['Asked by', proxyLine(values)],
    ['Interpreter', values.interpreter],
    ['Accessibility', values.accessNeeds],
  ].flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []));
  return oneLine([values.concerns, ...more].filter(Boolean).join(' | '));
}

/**
 * The text block of a request, one line each.
 * @requirement J6
 * @decision Q59
 */
export function reasonsForVisit(values: RequestValues): string {
  return [
    `Comments: ${commentsOf(values)}`,
    `Spec: ${oneLine(specialtyLabel(values.specialty))}`,
    `Loc: ${oneLine(values.location)}`,
    `Provider: ${oneLine(values.doctor)}`,
  ].join('\n');
}

/**
 * The body of the gateway's create-appointment-request call, from values that were checked and written one way.
 * @param now - milliseconds since 1970
 * @requirement J6
 * @decision Q34 Q35 Q59
 */
export function requestBody(
  checked: RequestValues,
  destination: Destination,
  now: number,
): Readonly<Record<string, unknown>> {
  const values = withSubscriber(checked);
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
      Patient_First_Name: values.firstName,
      Patient_Last_Name: values.lastName,
      Patient_Dob: isoDateOf(values.birthDate),
      Gender: values.gender,
      Race: values.race,
      PhoneType: values.phoneType,
      PhoneNumber: values.phoneNumber,
      Email: values.email,
      Address_Line_1: values.address1,
      Address_Line_2: values.address2,
      City: values.city,
      State: values.state,
      ZipCode: values.zip,
      ...(values.insuranceName === '' ? {} : { Insurance: insuranceOf(values) }),
      ReasonsForVisit: reasonsForVisit(values),
      Requested_DateTime: localDateTimeAt(now, scheduling.zone),
    },
  };
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

function insuranceOf(values: RequestValues): Readonly<Record<string, string>> {
  return {
    PayorID: values.insurancePayorId,
    InsuranceName: values.insuranceName,
    MemberNumber: values.insuranceMemberNumber,
    GroupNumber: values.insuranceGroupNumber,
    SubscriberID: values.insuranceSubscriberID,
    SubscriberName: values.insuranceSubscriberName,
    SubscriberDateOfBirth: isoDateOf(values.insuranceSubscriberDateOfBirth),
    RelationshipToSubscriber: values.insuranceRelationshipToSubscriber,
  };
}
