import { WINDOW_DAYS, type FreeSlotsQuery } from '../free-slots.ts';
import { offers } from '../calendar/provider.ts';
import type { Slot } from '../calendar/slots.ts';
import { addDays, localDateOf, localTimeOf, toInstant } from '../calendar/zone.ts';
import type { VisitType } from '../visit-types.ts';
import type { WantedVisit } from '../wanted-visit.ts';
import type { FhirClient } from './client.ts';
import { givenBack, isOpen } from './marked-slots.ts';
import type { Place } from './places.ts';
import { relativeReference, slotSchema, type FhirSlot } from './resources.ts';
import type { FhirSettings } from './settings.ts';

/** No visit is longer: a slot that begins earlier than this before another does not overlap it. */
const LONGEST_VISIT_MS = 4 * 3_600_000;
/** `busy` is somebody's for good; the other two may be holds that are over. */
const MAYBE_OPEN = 'free,busy-tentative,busy-unavailable';

/** What looking for slots works with. */
export type SlotSearch = {
  readonly client: FhirClient;
  readonly settings: FhirSettings;
  readonly places: (npi: string) => Promise<readonly Place[]>;
};

/** A slot as the server keeps it, and where that takes place. */
export type PlacedSlot = { readonly resource: FhirSlot; readonly place: Place };

/** The slots that are free now and start in the future, in order of time. @requirement I4 I20 */
export async function findFhirSlots(search: SlotSearch, query: FreeSlotsQuery): Promise<Slot[]> {
  const { provider, nowMs, holdId } = query;
  const today = localDateOf(nowMs, provider.zone);
  const lastDay = addDays(today, WINDOW_DAYS);
  const from = query.from === undefined || query.from < today ? today : query.from;
  const to = query.to === undefined || query.to > lastDay ? lastDay : query.to;
  const types = query.visitTypes.filter((type) => offers(provider, type));
  if (from > to || types.length === 0) return [];
  const found = await searchSlots(search, provider.npi, {
    // A day more on both sides: the place may be in another zone than the provider's.
    fromMs: Math.max(nowMs, toInstant(addDays(from, -1), '00:00', provider.zone)),
    toMs: toInstant(addDays(to, 2), '00:00', provider.zone),
    status: MAYBE_OPEN,
    types,
  });
  return found
    .filter(({ resource }) => isOpen(holdId === undefined ? resource : givenBack(resource, holdId), nowMs))
    .flatMap((one) => slotsOf(one, query))
    .filter(({ localDate, startsAt }) => localDate >= from && localDate <= to && startsAt > nowMs)
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** The provider's own slot at a wanted time and place, free or not. @requirement I14 I20 */
export async function findFhirSlot(search: SlotSearch, wanted: WantedVisit): Promise<Slot | undefined> {
  const { provider, visitType, body, nowMs } = wanted;
  const today = localDateOf(nowMs, provider.zone);
  const { Appointment_Date: date, Appointment_Time: time, DepartmentID: departmentId } = body;
  if (date < today || date > addDays(today, WINDOW_DAYS) || !offers(provider, visitType)) return undefined;
  const around = {
    fromMs: Date.parse(`${date}T00:00Z`) - 86_400_000,
    toMs: Date.parse(`${date}T00:00Z`) + 2 * 86_400_000,
  };
  const found = await searchSlots(search, provider.npi, { ...around, status: undefined, types: [visitType] });
  for (const one of found) {
    const slot = slotsOf(one, { provider, visitTypes: [visitType], nowMs })[0];
    if (slot?.localDate === date && slot.localTime === time && slot.departmentId === departmentId)
      return slot;
  }
  return undefined;
}

/** Every slot of a provider that overlaps a time, whatever it is for. @requirement I20 */
export async function slotsOver(
  search: SlotSearch,
  { provider, startsAt, endsAt }: Pick<Slot, 'provider' | 'startsAt' | 'endsAt'>,
): Promise<PlacedSlot[]> {
  const near = { fromMs: startsAt - LONGEST_VISIT_MS, toMs: endsAt, status: undefined, types: undefined };
  const found = await searchSlots(search, provider.npi, near);
  return found.filter(({ resource }) => Date.parse(resource.end) > startsAt);
}

/** The slots that carry a mark. @requirement I20 */
export function slotsMarked({ client }: SlotSearch, system: string, value: string): Promise<FhirSlot[]> {
  return client.search('Slot', slotSchema, [['identifier', `${system}|${value}`]]);
}

async function searchSlots(
  { client, settings, places }: SlotSearch,
  npi: string,
  {
    fromMs,
    toMs,
    status,
    types,
  }: {
    readonly fromMs: number;
    readonly toMs: number;
    readonly status: string | undefined;
    readonly types: readonly VisitType[] | undefined;
  },
): Promise<PlacedSlot[]> {
  const bySchedule = new Map((await places(npi)).map((place) => [place.schedule, place]));
  if (bySchedule.size === 0) return [];
  const found = await client.search('Slot', slotSchema, [
    ['schedule', [...bySchedule.keys()].join(',')],
    ['start', `ge${new Date(fromMs).toISOString()}`],
    ['start', `lt${new Date(toMs).toISOString()}`],
    ...(status === undefined ? [] : [['status', status] as const]),
    ...(types === undefined
      ? []
      : [['service-type', types.map(({ id }) => `${settings.visitTypeSystem}|${id}`).join(',')] as const]),
    ['_sort', 'start'],
  ]);
  return found.flatMap((resource) => {
    const place = bySchedule.get(relativeReference(resource.schedule.reference));
    return place === undefined || resource.status === 'entered-in-error' ? [] : [{ resource, place }];
  });
}

/** One slot for each wanted kind of visit that the resource serves. */
function slotsOf(
  { resource, place }: PlacedSlot,
  { provider, visitTypes, nowMs }: Pick<FreeSlotsQuery, 'provider' | 'visitTypes' | 'nowMs'>,
): Slot[] {
  const codes = codesOf(resource);
  const zone = place.zone ?? provider.zone;
  const startsAt = Date.parse(resource.start);
  return visitTypes
    .filter(({ id }) => codes.has(id))
    .map((visitType) => ({
      provider,
      visitType,
      departmentId: place.departmentId,
      zone,
      localDate: localDateOf(startsAt, zone),
      localTime: localTimeOf(startsAt, zone),
      startsAt,
      endsAt: Date.parse(resource.end),
      isTakenElsewhere: !isOpen(resource, nowMs),
    }));
}

/** The codes of what a slot is for. @requirement I20 */
export function codesOf({ serviceType = [] }: FhirSlot): ReadonlySet<string | undefined> {
  return new Set(serviceType.flatMap(({ coding = [] }) => coding).map(({ code }) => code));
}
