import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

const TICK_MS = 5 * 60_000;

/** A span of someone's time, instants in milliseconds since 1970, the end not included. */
export type Span = { readonly resource: string; readonly startsAt: number; readonly endsAt: number };

/** Who takes the ticks: a booking for good, or a hold until it expires. */
export type TickOwner =
  | { readonly bookingId: string }
  | { readonly holdId: string; readonly expiresAt: number };

/** The resource name of a provider's time, whatever the department. @requirement I14 */
export function resourceOf(npi: string): string {
  return `npi:${npi}`;
}

/** The provider whose resource it is. @requirement B28 */
export function npiOf(resource: string): string {
  return resource.slice('npi:'.length);
}

/** The number of the tick that an instant falls in. @requirement I14 */
export function tickOf(instantMs: number): number {
  return Math.floor(instantMs / TICK_MS);
}

/** The five-minute ticks that a span touches, ascending. @requirement I14 */
export function ticksOf({ startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>): number[] {
  const first = tickOf(startsAt);
  return Array.from({ length: Math.ceil(endsAt / TICK_MS) - first }, (_, index) => first + index);
}

/**
 * Takes every tick of a span or none that counts: when the answer is false the caller must roll back.
 * Expired holds in the way are removed first. Two claims that overlap anywhere cannot both be told true, because
 * the table's primary key admits one row per tick; nothing is checked beforehand.
 * @requirement I14
 */
export async function claimTicks(
  trx: Transaction<Tables>,
  span: Span,
  owner: TickOwner,
  nowMs: number,
): Promise<boolean> {
  // Their ticks go with them. A hold that is being extended right now is waited for.
  await trx
    .deleteFrom('hold')
    .where('resource', '=', span.resource)
    .where('expires_at', '<=', nowMs)
    .where('starts_at', '<', span.endsAt)
    .where('ends_at', '>', span.startsAt)
    .execute();
  const ticks = ticksOf(span);
  const taken = await trx
    .insertInto('tick')
    .values(
      ticks.map((tick) => ({
        resource: span.resource,
        tick,
        booking_id: 'bookingId' in owner ? owner.bookingId : null,
        hold_id: 'holdId' in owner ? owner.holdId : null,
        expires_at: 'holdId' in owner ? owner.expiresAt : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('tick')
    .execute();
  return taken.length === ticks.length;
}
