import { z } from 'zod';
import type { ManagedVisit, moveVisitSchema, VisitAnswer, VisitErrorAnswer } from '@/contracts/managed-visit';
import { err, ok, type Result } from '@/lib/result';
import { timesChanged } from '#services/book/next-times';
import { adaptAlternatives } from '#services/scheduling/adapt';
import type { ReadOptions } from '#services/scheduling/client';
import { askOwnGateway } from '#services/scheduling/extensions';
import { doctorPath } from '#services/visit/doctor-path';
import { adaptVisitTime, visitTimeSchema } from '#services/scheduling/visit-time';
import { messageSchema, text, videoSchema } from '#services/scheduling/wire';

const appointmentSchema = z.object({
  ...visitTimeSchema.shape,
  Status: z.enum(['booked', 'cancelled']),
  Sequence: z.int(),
  CanCancel: z.boolean(),
  CanMove: z.boolean(),
  CalendarID: z.string(),
  VideoVisit: videoSchema,
});
const answerSchema = z.object({
  Outcome: text,
  Code: text,
  OwnVisit: z.enum(['sameDay', 'sameTime']).optional().catch(undefined),
  Appointment: appointmentSchema,
});

type Answered = Result<VisitAnswer, VisitErrorAnswer>;

/** The visit of a link. @requirement I16 */
export function readVisit(code: string, options: ReadOptions): Promise<Answered> {
  return ask('read', { Token: code }, options);
}

/** Cancels the visit of a link. @requirement I16 */
export function cancelVisit(request: {
  readonly code: string;
  readonly sequence: number;
}): Promise<Answered> {
  return ask('cancel', { Token: request.code, Sequence: request.sequence });
}

/** Moves the visit of a link to another time of the same provider and kind. @requirement I16 */
export function moveVisit(request: z.output<typeof moveVisitSchema>): Promise<Answered> {
  return ask('move', {
    Token: request.code,
    Sequence: request.sequence,
    Appointment_Date: request.date,
    Appointment_Time: request.time,
    DepartmentID: request.departmentId,
    HoldID: request.holdId,
    ...(request.videoState === undefined ? {} : { Patient_Location_State: request.videoState }),
    ...(request.asksFirst ? { AskBeforeSecondVisit: true } : {}),
  });
}

async function ask(
  call: 'read' | 'cancel' | 'move',
  json: object,
  options: ReadOptions = {},
): Promise<Answered> {
  // Asking twice for the same change changes nothing, but whether to ask again is for the visitor to say.
  const reply = await askOwnGateway({
    method: 'POST',
    path: `/manage/${call}`,
    json,
    retry: call === 'read',
    ...options,
  });
  if (!reply.ok) return err({ error: 'unavailable' });
  const { status } = reply.value;
  if (status === 404 || status === 400) return err({ error: 'linkUnknown' });
  const answer = answerSchema.safeParse(reply.value.json);
  if (answer.success) {
    const outcome = outcomeOf(status, answer.data, await visitOf(answer.data.Appointment));
    if (call !== 'read' && outcome.ok) timesChanged(outcome.value.visit.providerId);
    return outcome;
  }
  const refused = messageSchema.safeParse(reply.value.json);
  if (status !== 409 || !refused.success) return err({ error: 'unavailable' });
  return err({ error: 'slotTaken', alternatives: adaptAlternatives(refused.data.Alternatives) });
}

const outcomes = new Map<string, VisitAnswer['outcome']>([
  ['cancelled', 'cancelled'],
  ['moved', 'moved'],
  ['unchanged', 'unchanged'],
]);

function outcomeOf(
  status: number,
  { Outcome, Code, OwnVisit: meets }: z.output<typeof answerSchema>,
  visit: ManagedVisit,
): Answered {
  if (Code === 'CANCELLED') return err({ error: 'visitCancelled', visit });
  if (Code === 'STARTED') return err({ error: 'visitStarted', visit });
  if (Code === 'CHANGED') return err({ error: 'visitChanged', visit });
  if (Code === 'STATE') return err({ error: 'otherState', visit });
  if (Code === 'SECOND' && meets) return err({ error: 'secondVisit', visit, meets });
  if (status !== 200) return err({ error: 'unavailable' });
  return ok({ outcome: outcomes.get(Outcome) ?? 'read', visit });
}

/** Whoever has cancelled may want another time of the same doctor. */
async function visitOf(wire: z.output<typeof appointmentSchema>): Promise<ManagedVisit> {
  const time = adaptVisitTime(wire);
  const path = wire.Status === 'cancelled' ? await doctorPath(time.providerId) : '';
  return {
    ...time,
    ...(path && { doctorPath: path }),
    status: wire.Status,
    sequence: wire.Sequence,
    canCancel: wire.CanCancel,
    canMove: wire.CanMove,
    calendarId: wire.CalendarID,
    joinUrl: wire.VideoVisit.JoinURL,
  };
}
