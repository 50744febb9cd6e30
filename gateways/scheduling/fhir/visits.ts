import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BookingTable, Tables } from '../../db/schema.ts';
import { StoreBusyError } from '../../db/transaction.ts';
import { book, type BookingOutcome, type BookingRequest } from '../book.ts';
import type { Slot } from '../calendar/slots.ts';
import { findKey } from '../idempotency.ts';
import {
  busyWithPatient,
  cancelVisit,
  isAlreadyAt,
  moveVisit,
  obstacleTo,
  ownVisitAt,
  type ChangeOutcome,
  type ChangeRequest,
  type MoveRequest,
} from '../manage/change.ts';
import { bookingOfLink } from '../manage/links.ts';
import { findOwnVisit } from '../own-visit.ts';
import { inTurn } from '../patient-turn.ts';
import type { TakeTime } from '../take-time.ts';
import { cancelled, findAppointment, moved, newAppointment, stateOf } from './appointments.ts';
import { claim, giveBack, type Mark } from './claim.ts';
import type { FhirAppointment } from './resources.ts';
import { marks } from './systems.ts';
import { slotsMarked, type SlotSearch } from './slot-search.ts';

/** So long after its last change an appointment that is ahead of the booking was left so by a gateway that died. */
const SETTLED_MS = 60_000;
/** The server has given the time already. */
const isTaken: TakeTime = async () => true;

/**
 * Books a slot on the server, and then writes the booking with its messages here. The same key means the same booking
 * on both sides: whoever asks again after a break in between finds their appointment made, and only the rest is done.
 * @requirement I14 I20
 */
export async function bookOnServer(
  db: Kysely<Tables>,
  search: SlotSearch,
  request: BookingRequest,
): Promise<BookingOutcome> {
  const { key } = request;
  const known = key && (await findKey(db, key));
  if (known?.kind === 'replay') return { kind: 'replayed', answer: known.answer };
  if (known?.kind === 'otherBody') return known;
  // The server knows no patient of ours: who has their turn is written here, before anything is taken there.
  const booked = await inTurn(db, request, () => bookInTurn(db, search, { ...request, hasTurn: true }));
  return booked ?? { kind: 'inProgress' };
}

async function bookInTurn(
  db: Kysely<Tables>,
  search: SlotSearch,
  request: BookingRequest,
): Promise<BookingOutcome> {
  const { slot, body, key, nowMs } = request;
  // Whoever had the turn before may have booked this very visit.
  const known = key && (await findKey(db, key));
  if (known?.kind === 'replay') return { kind: 'replayed', answer: known.answer };
  const visit = body.AskBeforeSecondVisit === true ? await findOwnVisit(db, request) : undefined;
  if (visit !== undefined) return { kind: 'hasVisit', visit };
  const id = key === undefined ? randomUUID() : uuidOf(`${key.scope} ${key.key}`);
  const isMine = await claim(search, {
    slot,
    taker: { bookingId: id },
    gives: holdsOf(body.HoldID ?? undefined),
    and: (wanted) => newAppointment(search.settings, { ...request, id }, wanted),
    nowMs,
  });
  if (!isMine && !isAt(await findAppointment(search, id), slot)) return { kind: 'conflict' };
  return book(db, { ...request, id, body: { ...body, AskBeforeSecondVisit: false } }, isTaken);
}

/**
 * Cancels the appointment, frees its slots, and then cancels the booking here.
 * @throws StoreBusyError when somebody else changed the appointment meanwhile, or the server does not answer
 * @requirement I16 I20
 */
export async function cancelOnServer(
  db: Kysely<Tables>,
  search: SlotSearch,
  request: ChangeRequest,
): Promise<ChangeOutcome> {
  const booking = await bookingOfLink(db, request);
  // What stands in the way here is said here.
  if (booking === undefined || obstacleTo(booking, request) !== undefined) return cancelVisit(db, request);
  const appointment = await findAppointment(search, booking.id);
  if (appointment !== undefined && appointment.status !== 'cancelled') {
    if (!isInStep(appointment, booking)) return { kind: 'isOther', booking };
    const slots = await slotsMarked(search, marks.booking, booking.id);
    const change = cancelled(appointment, booking.sequence + 1);
    if (!(await giveBack(search, slots, [booking.id], [change]))) throw changedMeanwhile();
  }
  return cancelVisit(db, request);
}

/**
 * Moves the appointment to another slot in one transaction, and then the booking here.
 * @throws StoreBusyError while another request of the same patient is under way for too long, or the server does not answer
 * @throws Error when the server does not know the appointment
 * @requirement I16 I20
 */
export async function moveOnServer(
  db: Kysely<Tables>,
  search: SlotSearch,
  request: MoveRequest,
): Promise<ChangeOutcome> {
  const booking = await bookingOfLink(db, request);
  const { patient_key: patientKey = null } = booking ?? {};
  if (patientKey === null) return moveInTurn(db, search, request);
  const turn = { patientKey, nowMs: request.nowMs };
  const moved = await inTurn(db, turn, () => moveInTurn(db, search, { ...request, hasTurn: true }));
  if (moved === undefined) throw busyWithPatient();
  return moved;
}

async function moveInTurn(
  db: Kysely<Tables>,
  search: SlotSearch,
  request: MoveRequest,
): Promise<ChangeOutcome> {
  const { slot, nowMs } = request;
  const booking = await bookingOfLink(db, request);
  if (booking === undefined || obstacleTo(booking, request) !== undefined || isAlreadyAt(booking, slot))
    return moveVisit(db, request, isTaken);
  const visit = await ownVisitAt(db, booking, request);
  if (visit !== undefined) return { kind: 'hasVisit', booking, visit };
  const appointment = await findAppointment(search, booking.id);
  if (appointment === undefined) throw new Error('a visit that the FHIR server does not know');
  if (!isAt(appointment, slot)) {
    if (appointment.status === 'cancelled' || !isInStep(appointment, booking))
      return { kind: 'isOther', booking };
    const isMine = await claim(search, {
      slot,
      taker: { bookingId: booking.id },
      gives: [{ system: marks.booking, id: booking.id }, ...holdsOf(request.holdId)],
      and: (wanted) => [moved(appointment, { state: booking.sequence + 1, place: request.place }, wanted)],
      nowMs,
    });
    if (!isMine) return { kind: 'taken' };
  }
  return moveVisit(db, request, isTaken);
}

/** Whether the server has the visit in the state that is known here, or was left one step ahead long ago. */
function isInStep(appointment: FhirAppointment, { sequence }: BookingTable): boolean {
  const state = stateOf(appointment);
  if (state === sequence) return true;
  const changedAt = Date.parse(appointment.meta?.lastUpdated ?? '');
  return state === sequence + 1 && changedAt < Date.now() - SETTLED_MS;
}

function isAt(appointment: FhirAppointment | undefined, slot: Slot): boolean {
  return (
    appointment !== undefined &&
    appointment.status === 'booked' &&
    Date.parse(appointment.start ?? '') === slot.startsAt
  );
}

function holdsOf(holdId: string | undefined): Mark[] {
  return holdId === undefined ? [] : [{ system: marks.hold, id: holdId }];
}

/** They may try again at once: then the newer state is read. */
function changedMeanwhile(): StoreBusyError {
  return new StoreBusyError('the appointment was changed at this moment');
}

/** An id that a text always leads to, in the form of a random one. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
