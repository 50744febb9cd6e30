import type { Provider } from '../directory.ts';
import type { VisitType } from '../visit-types.ts';
import { isDayOff } from './days-off.ts';
import { randomStream } from './random.ts';
import type { Session } from './template.ts';
import { addDays, clockTime, daysBetween, minutesOf, plusMinutes, toInstant, weekdayOf } from './zone.ts';

/** A time at which a provider could see a patient, whether or not someone has it. */
export type Slot = {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly departmentId: string;
  readonly localDate: string;
  readonly localTime: string;
  /** Instants in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Taken in the clinic's own calendar: by phone, at the desk, long before this system. */
  readonly isTakenElsewhere: boolean;
};

/** Days after which a calendar has emptied to its floor. */
const EMPTYING_DAYS = 150;
const EMPTIEST_SHARE = 0.3;

/**
 * All slots of one visit type on the days `from` to `to` (inclusive), in order of time.
 * @param options.today - the date in the provider's zone; calendars are fuller near it
 * @requirement I4
 */
export function slotsOf(options: {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly from: string;
  readonly to: string;
  readonly today: string;
}): Slot[] {
  const { provider, visitType, from, to, today } = options;
  if (!offers(provider, visitType)) return [];
  const slots: Slot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    slots.push(...slotsOfDay({ provider, visitType, date, today }));
  }
  return slots;
}

/**
 * The slot that starts at a local date and time, if the template has one there.
 * @requirement I14
 */
export function slotAt(options: {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly date: string;
  readonly time: string;
  readonly today: string;
}): Slot | undefined {
  if (!offers(options.provider, options.visitType)) return undefined;
  return slotsOfDay(options).find((slot) => slot.localTime === options.time);
}

/** Says whether a provider sees patients of a visit type at all. */
export function offers(provider: Provider, visitType: VisitType): boolean {
  if (visitType.isNewPatient && !provider.acceptsNewPatients) return false;
  if (visitType.isVirtual && !provider.hasTelehealth) return false;
  return visitType.isAdult ? provider.seesAdults : provider.seesChildren;
}

function slotsOfDay(options: {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly date: string;
  readonly today: string;
}): Slot[] {
  const { provider, visitType, date } = options;
  const weekday = weekdayOf(date);
  const sessions = provider.template.sessions.filter((session) => session.weekday === weekday);
  if (sessions.length === 0 || isDayOff(provider.npi, date)) return [];
  return sessions
    .filter((session) => session.isVirtual === visitType.isVirtual)
    .flatMap((session) => slotsOfSession({ ...options, session }));
}

function slotsOfSession(options: {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly date: string;
  readonly today: string;
  readonly session: Session;
}): Slot[] {
  const { provider, visitType, date, today, session } = options;
  const { returnMinutes: step, newMinutes } = provider.template;
  const length = visitType.isNewPatient ? newMinutes : step;
  const opensAt = toInstant(date, clockTime(session.fromMinute), provider.zone);
  const taken = takenSteps(provider, date, today, session);
  const slots: Slot[] = [];
  for (let minute = session.fromMinute; minute + length <= session.toMinute; minute += step) {
    const startsAt = plusMinutes(opensAt, minute - session.fromMinute);
    const firstStep = (minute - session.fromMinute) / step;
    slots.push({
      provider,
      visitType,
      departmentId: session.departmentId,
      localDate: date,
      localTime: clockTime(minute),
      startsAt,
      endsAt: plusMinutes(startsAt, length),
      isTakenElsewhere: taken.slice(firstStep, firstStep + length / step).includes(true),
    });
  }
  return slots;
}

/** Which steps of a session are taken elsewhere. A step once taken stays so as its day comes nearer. */
function takenSteps(provider: Provider, date: string, today: string, session: Session): boolean[] {
  const random = randomStream(`${provider.npi}|${date}|${session.fromMinute}`);
  const share = takenShare(provider, daysBetween(today, date));
  const steps = Math.floor((session.toMinute - session.fromMinute) / provider.template.returnMinutes);
  return Array.from({ length: steps }, () => random() < share);
}

function takenShare(provider: Provider, daysAhead: number): number {
  const { bookedSolidDays, busyness } = provider.template;
  if (provider.isFullyBooked || daysAhead < bookedSolidDays) return 1;
  const emptied = Math.min(1, (daysAhead - bookedSolidDays) / EMPTYING_DAYS);
  return busyness - (busyness - EMPTIEST_SHARE) * emptied;
}

/** HH:mm of HH:mm or HH:mm:ss, or undefined when it is no time of day. */
export function toLocalTime(text: string): string | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text);
  return match === null ? undefined : clockTime(minutesOf(text));
}
