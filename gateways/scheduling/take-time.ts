import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Slot } from './calendar/slots.ts';
import { claimTicks, resourceOf } from './ticks.ts';

/**
 * Takes a slot's time for a booking, in the transaction that writes it.
 * @param visit.holdId - the visitor's own hold, if they have one
 * @returns false when somebody else has the time; then the caller rolls back
 */
export type TakeTime = (
  trx: Transaction<Tables>,
  visit: {
    readonly bookingId: string;
    readonly slot: Slot;
    readonly holdId: string | undefined;
    readonly nowMs: number;
  },
) => Promise<boolean>;

/**
 * Takes the ticks of the embedded calendar. The visitor's hold is given up for it; when it has expired the slot is
 * simply claimed again.
 * @requirement I14
 */
export const takeTicks: TakeTime = async (trx, { bookingId, slot, holdId, nowMs }) => {
  const wasHeld = await giveUpHold(trx, { holdId, slot, nowMs });
  if (slot.startsAt <= nowMs || (slot.isTakenElsewhere && !wasHeld)) return false;
  const span = { resource: resourceOf(slot.provider.npi), startsAt: slot.startsAt, endsAt: slot.endsAt };
  return claimTicks(trx, span, { bookingId }, nowMs);
};

/** Removes a visitor's hold with its ticks. Says whether it was a living hold of this very slot. */
async function giveUpHold(
  trx: Transaction<Tables>,
  {
    holdId,
    slot,
    nowMs,
  }: { readonly holdId: string | undefined; readonly slot: Slot; readonly nowMs: number },
): Promise<boolean> {
  if (holdId === undefined) return false;
  const [hold] = await trx
    .deleteFrom('hold')
    .where('id', '=', holdId)
    .returning(['resource', 'starts_at', 'expires_at'])
    .execute();
  return (
    hold !== undefined &&
    hold.resource === resourceOf(slot.provider.npi) &&
    hold.starts_at === slot.startsAt &&
    hold.expires_at > nowMs
  );
}
