import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Slot } from './calendar/slots.ts';
import { reserveKey, type RequestKey, type StoredAnswer } from './idempotency.ts';
import { messagesOf } from './messages/plan.ts';
import { calendarIdOf } from './messages/visit-entry.ts';
import { audit, enqueue } from './records.ts';
import type { BookingBody } from './schemas/booking.ts';
import { findOwnVisit, type OwnVisit } from './own-visit.ts';
import { endTurn, takeTurn } from './patient-turn.ts';
import { resourceOf } from './ticks.ts';
import type { TakeTime } from './take-time.ts';
import { stopWaiting } from './waitlist/join.ts';
import { scheduled } from './wire/booking.ts';

/** How a booking ended. Only `booked` and `replayed` leave anything in the store. */
export type BookingOutcome =
  | { readonly kind: 'booked' | 'replayed'; readonly answer: StoredAnswer }
  | { readonly kind: 'conflict' }
  /** The patient has a visit that this one would meet, and is to be asked. */
  | { readonly kind: 'hasVisit'; readonly visit: OwnVisit }
  | { readonly kind: 'otherBody' }
  | { readonly kind: 'inProgress' };

/** A visit to be booked. */
export type BookingRequest = {
  /** Of the booking; a new one when absent. */
  readonly id?: string;
  readonly slot: Slot;
  readonly body: BookingBody;
  readonly key: RequestKey | undefined;
  /** See `patientKeyOf`. */
  readonly patientKey: string;
  /** The caller has taken the patient's turn, or the database gives everybody theirs. */
  readonly hasTurn?: boolean;
  /** Language of the messages about the visit. */
  readonly language: string;
  readonly nowMs: number;
};

/**
 * Books a slot: key, booking, its time, outbox and audit rows in one transaction. A booking that loses writes nothing,
 * so its key stays free.
 * @requirement I14
 */
export async function book(
  db: Kysely<Tables>,
  request: BookingRequest,
  takeTime: TakeTime,
): Promise<BookingOutcome> {
  const { slot, body, key, nowMs } = request;
  const id = request.id ?? randomUUID();
  const reference = String(randomInt(100_000_000_000, 999_999_999_999));
  const told = { reference, calendarId: calendarIdOf({ id }), isToldByMail: Boolean(body.Email) };
  const answer = { status: 200, body: scheduled(slot, told) };
  return inTransaction<Tables, BookingOutcome>(db, async (trx, refuse) => {
    if (key !== undefined) {
      const reserved = await reserveKey(trx, key, { answer, nowMs });
      if (reserved.kind === 'replay') return { kind: 'replayed', answer: reserved.answer };
      if (reserved.kind !== 'new') return refuse({ kind: reserved.kind });
    }
    const isNext = request.hasTurn === true || (await takeTurn(trx, request));
    if (!isNext) return refuse({ kind: 'inProgress' });
    const visit = body.AskBeforeSecondVisit === true ? await findOwnVisit(trx, request) : undefined;
    if (visit !== undefined) return refuse({ kind: 'hasVisit', visit });
    await insertBooking(trx, { ...request, id, reference });
    const isMine = await takeTime(trx, { bookingId: id, slot, holdId: body.HoldID ?? undefined, nowMs });
    if (!isMine) return refuse({ kind: 'conflict' });
    const state = { id, sequence: 0, startsAt: slot.startsAt, wantsTexts: body.TextMessages === true };
    await enqueue(trx, messagesOf(state, 'booking', nowMs), nowMs);
    await stopWaiting(trx, { npi: slot.provider.npi, email: body.Email });
    await audit(trx, { action: 'booking.created', subjectId: id, nowMs });
    if (request.hasTurn !== true) await endTurn(trx, request.patientKey);
    return { kind: 'booked', answer };
  });
}

async function insertBooking(
  trx: Transaction<Tables>,
  {
    id,
    reference,
    slot,
    body,
    patientKey,
    language,
    nowMs,
  }: BookingRequest & { readonly id: string; readonly reference: string },
): Promise<void> {
  await trx
    .insertInto('booking')
    .values({
      id,
      reference,
      resource: resourceOf(slot.provider.npi),
      npi: slot.provider.npi,
      // What the visit is comes from the slot, not from what the browser says about it.
      provider_name: slot.provider.name,
      department_id: slot.departmentId,
      department_name: slot.provider.departments.get(slot.departmentId)?.name ?? '',
      visit_type: slot.visitType.id,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      local_date: slot.localDate,
      local_time: slot.localTime,
      zone: slot.zone,
      status: 'booked',
      details: JSON.stringify(body),
      created_at: nowMs,
      sequence: 0,
      language,
      patient_key: patientKey,
    })
    .execute();
}
