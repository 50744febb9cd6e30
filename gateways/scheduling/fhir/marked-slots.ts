import type { FhirSlot } from './resources.ts';
import { marks } from './systems.ts';

/** Who takes a slot: a booking for good, or a hold of a visitor until an instant. */
export type Taker =
  | { readonly bookingId: string }
  | {
      readonly holdId: string;
      readonly visitor: string;
      readonly placedAt: number;
      readonly expiresAt: number;
    };

type Identifier = NonNullable<FhirSlot['identifier']>[number];

/**
 * Whether a slot may be taken: it is free, or nothing stands on it but holds that are over.
 * @requirement I14 I20
 */
export function isOpen(slot: FhirSlot, nowMs: number): boolean {
  if (slot.status === 'free') return true;
  const standing = (slot.identifier ?? []).filter(isMark);
  return standing.length > 0 && standing.every((mark) => isOver(mark, nowMs));
}

/**
 * A slot once it is taken. One that only overlaps the wanted time becomes unavailable: of two visitors who want
 * overlapping times one is refused, by the version of a slot that both change.
 * @param options.isWanted - it is the time itself, not one that overlaps it
 * @requirement I20
 */
export function taken(
  slot: FhirSlot,
  taker: Taker,
  { isWanted, nowMs }: { readonly isWanted: boolean; readonly nowMs: number },
): FhirSlot {
  const others = (slot.identifier ?? []).filter(
    (one) => !isOurs(one) || (isMark(one) && !isOver(one, nowMs)),
  );
  const status = !isWanted ? 'busy-unavailable' : 'bookingId' in taker ? 'busy' : 'busy-tentative';
  return { ...slot, status, identifier: [...others, ...marksFor(taker, isWanted)] };
}

/** A slot without a booking or hold of this id; free, unless another overlaps it. @requirement I20 */
export function givenBack(slot: FhirSlot, id: string): FhirSlot {
  if (slot.identifier?.some((one) => isMark(one) && one.value === id) !== true) return slot;
  const others = slot.identifier.filter((one) => !isOurs(one) || (isMark(one) && one.value !== id));
  return { ...slot, status: others.some(isMark) ? 'busy-unavailable' : 'free', identifier: others };
}

/** A held slot with a later end of the hold. @param expiresAt - milliseconds since 1970 @requirement I14 I20 */
export function prolonged(slot: FhirSlot, holdId: string, expiresAt: number): FhirSlot {
  const end = new Date(expiresAt).toISOString();
  const identifier = (slot.identifier ?? []).map((one) =>
    one.system === marks.hold && one.value === holdId ? { ...one, period: { ...one.period, end } } : one,
  );
  return { ...slot, identifier };
}

/** When a hold on a slot was placed, milliseconds since 1970. @requirement I20 */
export function heldSince(slot: FhirSlot, holdId: string): number | undefined {
  const mark = slot.identifier?.find(({ system, value }) => system === marks.hold && value === holdId);
  return mark?.period?.start === undefined ? undefined : Date.parse(mark.period.start);
}

/**
 * When a hold on a slot is over, milliseconds since 1970; undefined when the slot is not held under this id.
 * @requirement I20
 */
export function heldUntil(slot: FhirSlot, holdId: string): number | undefined {
  const mark = slot.identifier?.find(({ system, value }) => system === marks.hold && value === holdId);
  return mark && endOf(mark);
}

/** The ids of the holds on a slot that are over. @requirement I20 */
export function holdsOver(slot: FhirSlot, nowMs: number): string[] {
  return (slot.identifier ?? []).flatMap((one) => (isOver(one, nowMs) ? (one.value ?? []) : []));
}

function marksFor(taker: Taker, isWanted: boolean): Identifier[] {
  if ('bookingId' in taker) return [{ system: marks.booking, value: taker.bookingId }];
  const period = {
    start: new Date(taker.placedAt).toISOString(),
    end: new Date(taker.expiresAt).toISOString(),
  };
  const hold = { system: marks.hold, value: taker.holdId, period };
  return isWanted ? [hold, { system: marks.visitor, value: taker.visitor }] : [hold];
}

/** Holds and bookings. A visitor's mark takes nothing: it says whose a hold is. */
function isMark({ system }: Identifier): boolean {
  return system === marks.hold || system === marks.booking;
}

function isOurs(one: Identifier): boolean {
  return isMark(one) || one.system === marks.visitor;
}

function isOver(mark: Identifier, nowMs: number): boolean {
  return mark.system === marks.hold && endOf(mark) <= nowMs;
}

/** A hold without an end was not made here: it stands. */
function endOf({ period }: Identifier): number {
  return period?.end === undefined ? Number.POSITIVE_INFINITY : Date.parse(period.end);
}
