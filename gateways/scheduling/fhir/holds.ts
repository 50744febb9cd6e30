import { createHash, randomUUID } from 'node:crypto';
import type { HoldExtension } from '../calendars.ts';
import { extendedUntil, type Hold, type HoldRequest } from '../holds.ts';
import { changesOf, claim, giveBack } from './claim.ts';
import { heldSince, heldUntil, holdsOver, prolonged } from './marked-slots.ts';
import { identifierOf, slotSchema } from './resources.ts';
import { marks } from './systems.ts';
import { slotsMarked, type SlotSearch } from './slot-search.ts';

/**
 * Holds a slot on the server, as `busy-tentative` with a mark that says until when. A visitor's former hold is given
 * up in the same transaction; where the new time is taken it stays.
 * @requirement I14 I20
 */
export async function holdFhirSlot(search: SlotSearch, request: HoldRequest): Promise<Hold | undefined> {
  const { slot, lifeMs, nowMs } = request;
  const visitor = createHash('sha256').update(request.visitorId).digest('hex');
  const held = await slotsMarked(search, marks.visitor, visitor);
  const former = held.flatMap((one) => identifierOf(one, marks.hold) ?? []);
  const renewed = held.find(
    (one) =>
      Date.parse(one.start) === slot.startsAt &&
      Date.parse(one.end) === slot.endsAt &&
      (heldUntil(one, identifierOf(one, marks.hold) ?? '') ?? 0) > nowMs,
  );
  const id = (renewed && identifierOf(renewed, marks.hold)) ?? randomUUID();
  const expiresAt = nowMs + lifeMs;
  const isMine = await claim(search, {
    slot,
    taker: { holdId: id, visitor, placedAt: nowMs, expiresAt },
    gives: former.map((hold) => ({ system: marks.hold, id: hold })),
    nowMs,
  });
  return isMine ? { id, expiresAt } : undefined;
}

/** Starts a living hold's time anew, until it has lived as long as a hold may. @returns undefined when it is over @requirement I14 I20 */
export async function extendFhirHold(
  search: SlotSearch,
  { id, lifeMs, nowMs }: HoldExtension,
): Promise<Hold | undefined> {
  const slots = await slotsMarked(search, marks.hold, id);
  if (slots.length === 0 || slots.some((slot) => (heldUntil(slot, id) ?? 0) <= nowMs)) return undefined;
  const placedAt = Math.max(...slots.map((slot) => heldSince(slot, id) ?? nowMs));
  const expiresAt = extendedUntil({ placedAt, lifeMs, nowMs });
  const before = new Map(slots.map((slot) => [slot.id, slot]));
  const after = new Map(slots.map((slot) => [slot.id, prolonged(slot, id, expiresAt)]));
  return (await search.client.change(changesOf(before, after))) ? { id, expiresAt } : undefined;
}

/** @returns whether there was anything to give back @requirement I20 */
export async function releaseFhirHold(search: SlotSearch, id: string): Promise<boolean> {
  const slots = await slotsMarked(search, marks.hold, id);
  return slots.length > 0 && giveBack(search, slots, [id]);
}

/**
 * Frees what was held too long, also by a gateway that is no more. One that is being taken just now is left alone.
 * @requirement I20
 */
export async function sweepFhirHolds(search: SlotSearch, nowMs: number): Promise<void> {
  const held = await search.client.search('Slot', slotSchema, [['identifier', `${marks.hold}|`]]);
  for (const slot of held) {
    const over = holdsOver(slot, nowMs);
    if (over.length > 0) await giveBack(search, [slot], over);
  }
}
