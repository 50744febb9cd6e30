import { scheduling } from '@/config/scheduling';
import { visitTypeSelected } from '@/config/visit-types';
import type { Booking } from '@/contracts/scheduling';
import { commentLines, type CommentLine } from '@/domain/patient-form/sent';
import { localDateTimeAt } from '@/lib/chicago-time';
import { hasExtensions } from '#services/scheduling/extensions';
import { guardianWire, insuranceWire, patientWire } from '#services/scheduling/patient-wire';

const dayMs = 86_400_000;

/**
 * Concerns, the answers to the questions in their order, and what else the clinic should read of the form, one line each.
 * Where all of it is too long, the answers are cut: who answers for a child, and in which language, is not.
 * @requirement I12 J9
 * @decision Q58
 */
export function commentsOf(
  request: Pick<Booking, 'concerns' | 'questions'>,
  more: readonly CommentLine[] = [],
): string {
  const answers = request.questions
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ question, answer }) => lineOf({ name: question, text: answer }));
  const end = more.map((line) => `\n${lineOf(line)}`).join('');
  const start = [lineOf({ name: 'Concerns', text: request.concerns }), ...answers].join('\n');
  return (start.slice(0, Math.max(0, scheduling.commentsLength - end.length)) + end).slice(
    0,
    scheduling.commentsLength,
  );
}

function lineOf({ name, text }: CommentLine): string {
  return `${oneLine(name)}: ${oneLine(text)}`;
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
 * The body of the gateway's schedule-appointment call.
 * @param now - milliseconds since 1970
 * @requirement I12
 * @decision Q34 Q35 Q36 Q37 Q58
 */
export function bookingBody(request: Booking, now: number): Readonly<Record<string, unknown>> {
  const { patient } = request;
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
    ...patientWire(patient),
    ReasonsForVisit: request.reason,
    Insurance: insuranceWire(patient),
    Comments: commentsOf(request, [...videoLines(request), ...commentLines(patient)]),
    Requested_DateTime: localDateTimeAt(requestedAt(request.requestedAt, now), scheduling.zone),
    ...(hasExtensions() ? ownFields(request) : {}),
  };
}

/** What only a gateway of this project reads. Others find guardian, state and interpreter in the comments. */
function ownFields(request: Booking): Readonly<Record<string, unknown>> {
  const guardian = guardianWire(request.patient);
  return {
    HoldID: request.holdId,
    ...(request.videoState === undefined ? {} : { Patient_Location_State: request.videoState }),
    ...(request.patient.wantsTexts === 'true' ? { TextMessages: true } : {}),
    ...(guardian ? { Guardian: guardian } : {}),
    ...(request.patient.interpreter ? { Interpreter: request.patient.interpreter } : {}),
    ...(request.asksFirst === true ? { AskBeforeSecondVisit: true } : {}),
    IsReviewOnly: false,
  };
}

/** Where the patient is during a video visit, for a clinic that has no field for it. */
function videoLines({ videoState }: Booking): readonly CommentLine[] {
  return videoState === undefined
    ? []
    : [{ name: 'During the video visit the patient is in', text: videoState }];
}
