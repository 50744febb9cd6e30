import { isOpenFor } from '../../content/open-hours.ts';
import type { VisitType } from '../visit-types.ts';
import { isBlocked, type BlockedTimes } from './blocked-times.ts';
import { isDayOff, type Provider, type WeeklyHours } from './provider.ts';
import { addDays, clockTime, minutesOf, plusMinutes, toInstant, weekdayOf } from './zone.ts';

/** A time at which a provider could see a patient, whether or not someone has it. */
export type Slot = {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly departmentId: string;
  /** IANA name of the zone of the local date and time. */
  readonly zone: string;
  readonly localDate: string;
  readonly localTime: string;
  /** Instants in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Blocked in the clinic's own calendar: taken by phone or at the desk. */
  readonly isTakenElsewhere: boolean;
};

/** Whose slots of which visit type. `blocked` are the provider's blocked times. */
type SlotQuery = {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly blocked: BlockedTimes;
};

/**
 * All slots of one visit type on the days `from` to `to` (yyyy-MM-dd, inclusive), in order of time.
 * @requirement I4
 */
export function slotsOf(query: SlotQuery & { readonly from: string; readonly to: string }): Slot[] {
  const { provider, visitType, from, to } = query;
  const hours = hoursFor(provider, visitType);
  if (hours.length === 0) return [];
  const slots: Slot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    const today = hours.filter((entry) => entry.weekday === weekday);
    if (today.length === 0 || isDayOff(provider, date)) continue;
    for (const entry of today) slots.push(...slotsIn(query, entry, date));
  }
  return slots;
}

/**
 * The slot that starts at a local date and time of a department, if the weekly hours have one there.
 * @requirement I14
 */
export function slotAt(
  query: SlotQuery & { readonly departmentId: string; readonly date: string; readonly time: string },
): Slot | undefined {
  const { departmentId, date, time } = query;
  return slotsOf({ ...query, from: date, to: date }).find(
    (slot) => slot.localTime === time && slot.departmentId === departmentId,
  );
}

/** The hours in which visits of a type take place, with its length there. */
function hoursFor(provider: Provider, visitType: VisitType) {
  return provider.hours.flatMap((hours) => {
    const minutes = provider.visitMinutes.get(hours.departmentId)?.get(visitType.id);
    return minutes === undefined || hours.isVirtual !== visitType.isVirtual ? [] : [{ ...hours, minutes }];
  });
}

function slotsIn(
  { provider, visitType, blocked }: SlotQuery,
  hours: WeeklyHours & { readonly minutes: number },
  localDate: string,
): Slot[] {
  const { departmentId, fromMinute, toMinute, stepMinutes, minutes } = hours;
  const department = provider.departments.get(departmentId);
  const zone = department?.zone ?? provider.zone;
  // Nobody comes to a place for a visit by video.
  const opening = hours.isVirtual ? undefined : department?.opening;
  const opensAt = toInstant(localDate, clockTime(fromMinute), zone);
  const slots: Slot[] = [];
  for (let minute = fromMinute; minute + minutes <= toMinute; minute += stepMinutes) {
    const time = { date: localDate, weekday: hours.weekday, span: [minute, minute + minutes] as const };
    if (opening && !isOpenFor(opening, time)) continue;
    const startsAt = plusMinutes(opensAt, minute - fromMinute);
    const endsAt = plusMinutes(startsAt, minutes);
    slots.push({
      provider,
      visitType,
      departmentId,
      zone,
      localDate,
      localTime: clockTime(minute),
      startsAt,
      endsAt,
      isTakenElsewhere: isBlocked(blocked, startsAt, endsAt),
    });
  }
  return slots;
}

/** HH:mm of HH:mm or HH:mm:ss, or undefined when it is no time of day. @requirement I4 */
export function toLocalTime(text: string): string | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text);
  return match === null ? undefined : clockTime(minutesOf(text));
}
