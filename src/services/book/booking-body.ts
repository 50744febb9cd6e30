import { visitTypeSelected, scheduling } from '@/config/scheduling';
import type { BookRequest } from '@/contracts/scheduling';
import { emptyForm, type PatientForm } from '@/domain/patient-form/form';
import { patientFormRules } from '@/domain/patient-form/rules';
import { commentLines, withSubscriber, writtenForm, type CommentLine } from '@/domain/patient-form/sent';
import { localDateAt, localDateTimeAt } from '@/lib/chicago-time';
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
  request: Pick<BookRequest, 'concerns' | 'questions'>,
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
 * The body of the gateway's schedule-appointment call. A patient who is the policy holder is the subscriber.
 * @param now - milliseconds since 1970
 * @requirement I12
 * @decision Q34 Q35 Q36 Q37 Q58
 */
export function bookingBody(request: BookRequest, now: number): Readonly<Record<string, unknown>> {
  const form = bookedForm(request, now);
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
    ...patientWire(form),
    ReasonsForVisit: request.reason,
    Insurance: insuranceWire(form),
    Comments: commentsOf(request, [...videoLines(request), ...commentLines(form)]),
    Requested_DateTime: localDateTimeAt(requestedAt(request.requestedAt, now), scheduling.zone),
    ...(hasExtensions() ? ownFields(request, form) : {}),
  };
}

/** What only a gateway of this project reads. Others find the guardian and the state in the comments. */
function ownFields(request: BookRequest, form: PatientForm): Readonly<Record<string, unknown>> {
  const guardian = guardianWire(form);
  return {
    HoldID: request.holdId,
    ...(request.videoState === undefined ? {} : { Patient_Location_State: request.videoState }),
    ...(form.wantsTexts === 'true' ? { TextMessages: true } : {}),
    ...(guardian ? { Guardian: guardian } : {}),
    ...(request.asksFirst === true ? { AskBeforeSecondVisit: true } : {}),
    IsReviewOnly: false,
  };
}

/** Where the patient is during a video visit, for a clinic that has no field for it. */
function videoLines({ videoState }: BookRequest): readonly CommentLine[] {
  return videoState === undefined
    ? []
    : [{ name: 'During the video visit the patient is in', text: videoState }];
}

/** The patient's form as it is booked: written one way, and the policy holder filled in. */
function bookedForm({ values, isAdultPatient }: BookRequest, now: number): PatientForm {
  const form = { ...emptyForm('booking'), ...values };
  const today = localDateAt(now, scheduling.zone);
  const rules = patientFormRules(form, { kind: 'booking', isAdultPatient, today });
  return withSubscriber(writtenForm(form, rules), today);
}
