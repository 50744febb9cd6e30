import { visitTypeSelected, scheduling } from '@/config/scheduling';
import { localDateTimeAt } from '@/lib/chicago-time';
import type { BookRequest } from '@/contracts/scheduling';

const dayMs = 86_400_000;

/** `MM-DD-YYYY` re-ordered to `YYYY-MM-DD`. @decision Q34 */
function isoDateOf(typed: string): string {
  const [month = '', day = '', year = ''] = typed.split('-');
  return `${year}-${month}-${day}`;
}

/**
 * Concerns and the answers to the questions, one line each, in their order.
 * @requirement I12
 * @decision Q58
 */
export function commentsOf(request: Pick<BookRequest, 'concerns' | 'questions'>): string {
  const answers = [...request.questions]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ question, answer }) => `${oneLine(question)}: ${oneLine(answer)}`);
  return [`Concerns: ${oneLine(request.concerns)}`, ...answers]
    .join('\n')
    .slice(0, scheduling.commentsLength);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * When the booking was asked for. The draft carries its own moment, so that every try of one draft sends the same
 * body; a visitor's clock that is wrong by more than a day is replaced by ours, to the day.
 */
function requestedAt(draftInstant: number, now: number): number {
  return Math.abs(draftInstant - now) <= dayMs ? draftInstant : Math.floor(now / dayMs) * dayMs;
}

/**
 * The body of the gateway's schedule-appointment call. A patient who is the policy holder is the subscriber.
 * @param now - milliseconds since 1970
 * @requirement I12
 * @decision Q34 Q35 Q36 Q37 Q58
 */
export function bookingBody(request: BookRequest, now: number): Readonly<Record<string, unknown>> {
  const { patient, insurance } = request;
  return {
    Provider_NPI: request.providerId,
    Provider_FullName: request.providerName,
    Provider_Speciality: request.specialty,
    Appointment_Date: request.date,
    Appointment_Time: request.time,
    Appointment_Location: request.location,
    Visit_Type: request.visitType,
    Visit_Type_Selected: visitTypeSelected(request.visitType),
    DepartmentID: request.departmentId,
    Patient_First_Name: patient.firstName.trim(),
    Patient_Last_Name: patient.lastName.trim(),
    Patient_Dob: isoDateOf(patient.birthDate),
    Gender: patient.gender,
    Race: patient.race,
    PhoneType: patient.phoneType,
    PhoneNumber: patient.phoneNumber,
    Email: patient.email.trim(),
    Address_Line_1: patient.address1.trim(),
    Address_Line_2: patient.address2.trim(),
    City: patient.city.trim(),
    State: patient.state,
    ZipCode: patient.zip,
    ReasonsForVisit: request.reason,
    Insurance: {
      PayorID: insurance.payorId,
      InsuranceName: insurance.name,
      MemberNumber: insurance.memberNumber,
      GroupNumber: insurance.groupNumber,
      SubscriberID: insurance.subscriberId,
      SubscriberName: insurance.subscriberName,
      SubscriberDateOfBirth: isoDateOf(insurance.subscriberBirthDate),
      RelationshipToSubscriber: insurance.relationship,
    },
    Comments: commentsOf(request),
    Requested_DateTime: localDateTimeAt(requestedAt(request.requestedAt, now), scheduling.zone),
    HoldID: request.holdId,
    // Of this gateway alone; others leave out what they do not know.
    ...(patient.wantsTexts ? { TextMessages: true } : {}),
    IsReviewOnly: false,
  };
}
