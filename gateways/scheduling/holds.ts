import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { HoldTable, Tables } from '../db/schema.ts';
import { inTransaction, RetryTransactionError } from '../db/transaction.ts';
import type { Slot } from './calendar/slots.ts';
import { claimTicks, npiOf, resourceOf } from './ticks.ts';

/** A slot that is kept for a visitor until an instant. */
export type Hold = {
  readonly id: string;
  readonly expiresAt: number;
  /** NPI of another provider, whose time the visitor held before. */
  readonly formerNpi?: string;
};

/**
 * So many lives a hold has at most, however often it is extended: people get the ten extensions that WCAG 2.2.1 asks
 * for, and a program cannot keep a calendar for itself.
 */
const MAX_LIVES = 12;

/** When a living hold that is extended now ends; all in milliseconds. @requirement I14 */
export function extendedUntil(hold: {
  readonly placedAt: number;
  readonly lifeMs: number;
  readonly nowMs: number;
}): number {
  return Math.min(hold.nowMs + hold.lifeMs, hold.placedAt + MAX_LIVES * hold.lifeMs);
}

/** What became of a hold that was given back: whether there was any, and whose time it was, as far as that is known. */
export type GivenBack = { readonly wasHeld: boolean; readonly npis: readonly string[] };

/** Who wants to hold what. `visitorId` is opaque, and only its hash is kept. */
export type HoldRequest = {
  readonly slot: Slot;
  readonly visitorId: string;
  readonly lifeMs: number;
  readonly nowMs: number;
};

/**
 * Holds a slot for a visitor. They have one hold: a new one replaces it, the same slot again renews it, and when the new
 * slot is taken the old hold stays.
 * @returns the hold, or undefined when somebody else has the time
 * @requirement I14
 */
export async function placeHold(db: Kysely<Tables>, request: HoldRequest): Promise<Hold | undefined> {
  const { slot, lifeMs, nowMs } = request;
  const visitor = createHash('sha256').update(request.visitorId).digest('hex');
  const expiresAt = nowMs + lifeMs;
  return inTransaction<Tables, Hold | undefined>(db, async (trx, refuse) => {
    const [former] = await trx.deleteFrom('hold').where('visitor', '=', visitor).returningAll().execute();
    const isRenewal = former !== undefined && former.expires_at > nowMs && isSameSlot(former, slot);
    if (slot.startsAt <= nowMs || (slot.isTakenElsewhere && !isRenewal)) return refuse(undefined);
    const id = isRenewal ? former.id : randomUUID();
    await insertHold(trx, { id, visitor, slot, expiresAt, nowMs });
    const span = { resource: resourceOf(slot.provider.npi), startsAt: slot.startsAt, endsAt: slot.endsAt };
    if (!(await claimTicks(trx, span, { holdId: id, expiresAt }, nowMs))) return refuse(undefined);
    const isOther = former !== undefined && former.resource !== span.resource;
    return { id, expiresAt, ...(isOther && { formerNpi: npiOf(former.resource) }) };
  });
}

function isSameSlot(hold: HoldTable, slot: Slot): boolean {
  return (
    hold.resource === resourceOf(slot.provider.npi) &&
    hold.starts_at === slot.startsAt &&
    hold.visit_type === slot.visitType.id
  );
}

async function insertHold(
  trx: Transaction<Tables>,
  hold: Hold & { readonly visitor: string; readonly slot: Slot; readonly nowMs: number },
): Promise<void> {
  const inserted = await trx
    .insertInto('hold')
    .values({
      id: hold.id,
      visitor: hold.visitor,
      resource: resourceOf(hold.slot.provider.npi),
      starts_at: hold.slot.startsAt,
      ends_at: hold.slot.endsAt,
      visit_type: hold.slot.visitType.id,
      department_id: hold.slot.departmentId,
      expires_at: hold.expiresAt,
      created_at: hold.nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  // The same visitor's other tab was faster; start again and replace its hold.
  if (inserted.length === 0) throw new RetryTransactionError('another hold of the visitor');
}

/**
 * Starts a living hold's time anew, until it has lived as long as a hold may.
 * @returns undefined when the hold is over: expired, released or used
 * @requirement I14
 */
export async function extendHold(
  db: Kysely<Tables>,
  request: { readonly id: string; readonly lifeMs: number; readonly nowMs: number },
): Promise<Hold | undefined> {
  const { id, lifeMs, nowMs } = request;
  return inTransaction(db, async (trx) => {
    const hold = await trx.selectFrom('hold').select('created_at').where('id', '=', id).executeTakeFirst();
    if (hold === undefined) return undefined;
    const expiresAt = extendedUntil({ placedAt: hold.created_at, lifeMs, nowMs });
    const extended = await trx
      .updateTable('hold')
      .set({ expires_at: expiresAt })
      .where('id', '=', id)
      .where('expires_at', '>', nowMs)
      .returning('id')
      .execute();
    if (extended.length === 0) return undefined;
    await trx.updateTable('tick').set({ expires_at: expiresAt }).where('hold_id', '=', id).execute();
    return { id, expiresAt };
  });
}

/** Gives a held slot back at once. @requirement I14 */
export async function releaseHold(db: Kysely<Tables>, id: string): Promise<GivenBack> {
  const released = await db.deleteFrom('hold').where('id', '=', id).returning('resource').execute();
  return { wasHeld: released.length > 0, npis: released.map(({ resource }) => npiOf(resource)) };
}

/** Removes holds whose time is over; their ticks go with them. @returns NPIs of their providers @requirement I14 */
export async function sweepHolds(db: Kysely<Tables>, nowMs: number): Promise<readonly string[]> {
  const swept = await db.deleteFrom('hold').where('expires_at', '<=', nowMs).returning('resource').execute();
  return [...new Set(swept.map(({ resource }) => npiOf(resource)))];
}
