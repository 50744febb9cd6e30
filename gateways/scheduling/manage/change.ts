import type { Kysely, Transaction } from 'kysely';
import type { BookingTable, Tables } from '../../db/schema.ts';
import { inTransaction, RetryTransactionError, StoreBusyError } from '../../db/transaction.ts';
import type { Slot } from '../calendar/slots.ts';
import { contactOf } from '../messages/contact.ts';
import { dropUnsent, messagesOf } from '../messages/plan.ts';
import { findOwnVisit, type OwnVisit } from '../own-visit.ts';
import { endTurn, takeTurn } from '../patient-turn.ts';
import { audit, enqueue } from '../records.ts';
import type { TakeTime } from '../take-time.ts';
import { noteFreedTime } from '../waitlist/freed-time.ts';
import { bookingOfLink } from './links.ts';

/** Who asks for a change: the link's token, and the state of the visit that they saw. */
export type ChangeRequest = { readonly token: string; readonly sequence: number; readonly nowMs: number };

/** A change to another time. */
export type MoveRequest = ChangeRequest & {
  readonly slot: Slot;
  readonly holdId: string | undefined;
  /** Where the patient will be during a video visit: a postal abbreviation; '' for a visit in person. */
  readonly place: string;
  /** A patient who has another visit that this one would then meet is to be asked. */
  readonly asksFirst: boolean;
  /** The caller has taken the patient's turn, or the database gives everybody theirs. */
  readonly hasTurn?: boolean;
};

/** What keeps a visit as it is. */
type ChangeObstacle = 'isCancelled' | 'hasStarted' | 'isOther';

/** How a change ended, with the visit as it is now. Only `cancelled` and `moved` changed anything. */
export type ChangeOutcome =
  | {
      readonly kind: ChangeObstacle | 'cancelled' | 'moved' | 'unchanged' | 'isElsewhere';
      readonly booking: BookingTable;
    }
  | { readonly kind: 'hasVisit'; readonly booking: BookingTable; readonly visit: OwnVisit }
  | { readonly kind: 'taken' | 'unknownLink' };

/**
 * Cancels a visit and frees its time. A second cancellation changes nothing and says that it is cancelled.
 * @requirement I16
 */
export async function cancelVisit(db: Kysely<Tables>, request: ChangeRequest): Promise<ChangeOutcome> {
  return inTransaction<Tables, ChangeOutcome>(db, async (trx) => {
    const booking = await bookingOfLink(trx, request);
    if (booking === undefined) return { kind: 'unknownLink' };
    const obstacle = obstacleTo(booking, request);
    if (obstacle !== undefined) return { kind: obstacle, booking };
    const changed = await update(trx, booking, { status: 'cancelled' });
    await trx.deleteFrom('tick').where('booking_id', '=', booking.id).execute();
    await noteFreedTime(trx, booking, request.nowMs);
    await record(trx, changed, 'cancelled', request.nowMs);
    return { kind: 'cancelled', booking: changed };
  });
}

/**
 * Moves a visit: the new time is claimed and the old one given back in one transaction, so the patient has the one or
 * the other at every instant. A time that they hold counts as free for them. Asking again for the time that the visit
 * has changes nothing.
 * @throws StoreBusyError while another request of the same patient is under way for too long
 * @requirement I16
 */
export async function moveVisit(
  db: Kysely<Tables>,
  request: MoveRequest,
  takeTime: TakeTime,
): Promise<ChangeOutcome> {
  const { slot, holdId, nowMs } = request;
  return inTransaction<Tables, ChangeOutcome>(db, async (trx, refuse) => {
    const booking = await bookingOfLink(trx, request);
    if (booking === undefined) return { kind: 'unknownLink' };
    if (isAlreadyAt(booking, slot)) return { kind: 'unchanged', booking };
    const obstacle = obstacleTo(booking, request);
    if (obstacle !== undefined) return { kind: obstacle, booking };
    const { patient_key: patientKey } = booking;
    const takesTurn = patientKey !== null && request.hasTurn !== true;
    if (takesTurn && !(await takeTurn(trx, { patientKey, nowMs }))) throw busyWithPatient();
    const visit = await ownVisitAt(trx, booking, request);
    if (visit !== undefined) return refuse({ kind: 'hasVisit', booking, visit });
    const changed = await update(trx, booking, { ...placeOf(slot), ...patientAt(booking, request.place) });
    await trx.deleteFrom('tick').where('booking_id', '=', booking.id).execute();
    if (!(await takeTime(trx, { bookingId: booking.id, slot, holdId, nowMs })))
      return refuse({ kind: 'taken' });
    await noteFreedTime(trx, booking, nowMs);
    await record(trx, changed, 'moved', nowMs);
    if (takesTurn) await endTurn(trx, patientKey);
    return { kind: 'moved', booking: changed };
  });
}

/**
 * Another visit of the patient that this one would meet at its new time. A time that another of theirs has is taken.
 * @requirement I16
 */
export async function ownVisitAt(
  db: Kysely<Tables>,
  { id, patient_key: patientKey }: BookingTable,
  { slot, asksFirst }: Pick<MoveRequest, 'slot' | 'asksFirst'>,
): Promise<OwnVisit | undefined> {
  if (!asksFirst || patientKey === null) return undefined;
  const visit = await findOwnVisit(db, { patientKey, slot, butNot: id });
  return visit === 'same' ? undefined : visit;
}

/** Whoever tries again finds the other visit. @requirement I16 */
export function busyWithPatient(): StoreBusyError {
  return new StoreBusyError('another visit of the patient is being booked');
}

/** Why a visit cannot be changed as asked, if so. @requirement I16 */
export function obstacleTo(
  booking: BookingTable,
  { sequence, nowMs }: ChangeRequest,
): ChangeObstacle | undefined {
  if (booking.status === 'cancelled') return 'isCancelled';
  if (booking.starts_at <= nowMs) return 'hasStarted';
  return booking.sequence === sequence ? undefined : 'isOther';
}

/** Whether a booking has a time and place already, so that moving it there is done. @requirement I16 */
export function isAlreadyAt(booking: BookingTable, slot: Slot): boolean {
  return (
    booking.status === 'booked' &&
    booking.starts_at === slot.startsAt &&
    booking.department_id === slot.departmentId
  );
}

function placeOf(slot: Slot) {
  return {
    department_id: slot.departmentId,
    department_name: slot.provider.departments.get(slot.departmentId)?.name ?? '',
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    local_date: slot.localDate,
    local_time: slot.localTime,
    zone: slot.zone,
  };
}

/** The booking's details with the state in which the patient will be. */
function patientAt({ details }: BookingTable, place: string): Pick<BookingTable, 'details'> {
  if (details === null || place === '') return { details };
  return { details: JSON.stringify({ ...JSON.parse(details), Patient_Location_State: place }) };
}

/** Changes the booking if it still is what was read; the first of several changes wins, the others look again. */
async function update(
  trx: Transaction<Tables>,
  { id, sequence }: BookingTable,
  change: Partial<BookingTable>,
): Promise<BookingTable> {
  const changed = await trx
    .updateTable('booking')
    .set({ ...change, sequence: sequence + 1 })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .returningAll()
    .executeTakeFirst();
  if (changed === undefined) throw new RetryTransactionError('another change of the visit');
  return changed;
}

async function record(
  trx: Transaction<Tables>,
  booking: BookingTable,
  what: 'cancelled' | 'moved',
  nowMs: number,
): Promise<void> {
  const { id, sequence, starts_at: startsAt } = booking;
  await dropUnsent(trx, id);
  const state = { id, sequence, startsAt, wantsTexts: contactOf(booking).wantsTexts };
  await enqueue(trx, messagesOf(state, `booking-${what}`, nowMs), nowMs);
  await audit(trx, { action: `booking.${what}`, subjectId: id, nowMs });
}
