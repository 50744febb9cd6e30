import type { Alternative, AppointmentsAnswer } from '@/contracts/scheduling';
import { scheduling } from '@/config/scheduling';
import { isInPersonType } from '@/config/visit-types';
import { isFarEnough } from '@/lib/chicago-time';
import type { Slot } from './visit';
import { isWithin, type TimeOfDay } from './time-of-day';

/** Times of one date at one place, in person or by video. */
export type SlotGroup = {
  readonly key: string;
  readonly location: string;
  readonly address: string;
  readonly cityAndZip: string;
  readonly isInPerson: boolean;
  readonly slots: readonly Slot[];
};

export type SlotDate = { readonly date: string; readonly groups: readonly SlotGroup[] };

export type SlotFilter = { readonly location: string; readonly wanted: TimeOfDay };

/** Every slot of an answer, in order of time. @requirement I2 */
export function slotsOf(answer: Pick<AppointmentsAnswer, 'departments' | 'days'>): readonly Slot[] {
  const departments = new Map(answer.departments.map((department) => [department.id, department]));
  const slots = answer.days.flatMap((day) => {
    const department = departments.get(day.departmentId);
    if (!department) return [];
    const { id: departmentId, ...place } = department;
    return day.times.map(({ rawTime, instant }) => ({
      date: day.date,
      rawTime,
      instant,
      departmentId,
      ...place,
      visitType: day.visitType,
    }));
  });
  return slots.sort((a, b) => a.instant - b.instant);
}

/** The places at which there are times, each once, by name. @requirement I2 */
export function locationsOf(slots: readonly Slot[]): readonly string[] {
  return [...new Set(slots.map((slot) => slot.location))].sort((a, b) => a.localeCompare(b));
}

/**
 * Slots by date, then by place and kind of visit; only those of the wanted place and part of the day, and none that has
 * come too close since it was loaded.
 * @param now - milliseconds since 1970
 * @requirement I2 I4
 */
export function groupSlots(slots: readonly Slot[], filter: SlotFilter, now: number): readonly SlotDate[] {
  const dates = new Map<string, Map<string, SlotGroup & { readonly slots: Slot[] }>>();
  for (const slot of slots) {
    if (filter.location !== '' && slot.location !== filter.location) continue;
    if (!isWithin(slot.rawTime, filter.wanted) || !isFarEnough(slot.instant, now, scheduling.leadMinutes))
      continue;
    const groups = dates.get(slot.date) ?? new Map<string, SlotGroup & { readonly slots: Slot[] }>();
    dates.set(slot.date, groups);
    const { location, address, cityAndZip } = slot;
    const isInPerson = isInPersonType(slot.visitType);
    const key = `${slot.date}|${location}|${isInPerson}`;
    const group = groups.get(key) ?? { key, location, address, cityAndZip, isInPerson, slots: [] };
    groups.set(key, group);
    const isTwin = group.slots.some((one) => one.instant === slot.instant);
    if (!isTwin) group.slots.push(slot);
  }
  return [...dates].map(([date, groups]) => ({ date, groups: [...groups.values()] }));
}

/**
 * The slot behind an alternative that the gateway offered; what the offer leaves out of its place is taken from times
 * that are known.
 * @requirement I15
 */
export function slotOfAlternative(alternative: Alternative, known: readonly Slot[]): Slot {
  const twin = known.find((slot) => slot.departmentId === alternative.departmentId);
  if (alternative.address !== '' || !twin) return alternative;
  const { location, address, cityAndZip, phone } = twin;
  return { ...alternative, location, address, cityAndZip, phone };
}
