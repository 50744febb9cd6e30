import type { Slot } from '../calendar/slots.ts';
import type { FhirChange } from './client.ts';
import { givenBack, isOpen, taken, type Taker } from './marked-slots.ts';
import type { FhirSlot } from './resources.ts';
import { codesOf, slotsMarked, slotsOver, type PlacedSlot, type SlotSearch } from './slot-search.ts';

/** A hold or booking that somebody gives up. */
export type Mark = { readonly system: string; readonly id: string };

/**
 * Takes a slot, gives others back and changes what else belongs to it, all in one transaction: each slot is written
 * only over the version that was read, so of several who want a time one gets it and nothing changes for the others.
 * @param request.gives - whose slots become free in the same moment; they count as free for this claim
 * @param request.and - further changes, made from the slot's resource and place
 * @returns false when somebody else has the time
 * @throws StoreBusyError when the server does not answer; it may have done it nevertheless
 * @requirement I14 I20
 */
export async function claim(
  search: SlotSearch,
  request: {
    readonly slot: Slot;
    readonly taker: Taker;
    readonly gives: readonly Mark[];
    readonly and?: (wanted: PlacedSlot) => readonly FhirChange[];
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { slot, taker, gives, nowMs } = request;
  if (slot.startsAt <= nowMs) return false;
  const [over, ...given] = await Promise.all([
    slotsOver(search, slot),
    ...gives.map(({ system, id }) => slotsMarked(search, system, id)),
  ]);
  const wanted = over.find((one) => isSame(one, slot));
  if (wanted === undefined) return false;
  const before = new Map(
    [...given.flat(), ...over.map(({ resource }) => resource)].map((one) => [one.id, one]),
  );
  const free = new Map(
    [...before].map(([id, one]) => [id, gives.reduce((rest, mark) => givenBack(rest, mark.id), one)]),
  );
  const time = free.get(wanted.resource.id);
  if (time === undefined || !isOpen(time, nowMs)) return false;
  const after = new Map(free);
  for (const { resource } of over) {
    const one = free.get(resource.id) ?? resource;
    const isWanted = one.id === time.id;
    if (isWanted || isOpen(one, nowMs) || one.status === 'busy-unavailable')
      after.set(one.id, taken(one, taker, { isWanted, nowMs }));
  }
  return search.client.change([...changesOf(before, after), ...(request.and?.(wanted) ?? [])]);
}

/** Gives slots back. @returns false when one of them was changed meanwhile @requirement I20 */
export async function giveBack(
  search: SlotSearch,
  slots: readonly FhirSlot[],
  ids: readonly string[],
  and: readonly FhirChange[] = [],
): Promise<boolean> {
  const before = new Map(slots.map((one) => [one.id, one]));
  const after = new Map(slots.map((one) => [one.id, ids.reduce(givenBack, one)]));
  const changes = [...changesOf(before, after), ...and];
  return changes.length === 0 || search.client.change(changes);
}

/** The changes that lead from one state of some slots to another. @requirement I20 */
export function changesOf(
  before: ReadonlyMap<string, FhirSlot>,
  after: ReadonlyMap<string, FhirSlot>,
): FhirChange[] {
  return [...after].flatMap(([id, slot]) => {
    const former = before.get(id);
    return former === slot ? [] : [{ put: withoutEmpty(slot), version: former?.meta?.versionId }];
  });
}

/** FHIR has no empty lists. */
function withoutEmpty({ identifier, ...slot }: FhirSlot): FhirSlot {
  return identifier === undefined || identifier.length === 0 ? slot : { ...slot, identifier };
}

function isSame({ resource, place }: PlacedSlot, slot: Slot): boolean {
  return (
    Date.parse(resource.start) === slot.startsAt &&
    Date.parse(resource.end) === slot.endsAt &&
    place.departmentId === slot.departmentId &&
    codesOf(resource).has(slot.visitType.id)
  );
}
