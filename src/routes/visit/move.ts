import { randomUUID } from 'node:crypto';
import type { ManagedVisit, SecondVisit } from '@/contracts/managed-visit';
import type { Alternative, AppointmentsAnswer } from '@/contracts/scheduling';
import { isInPersonType, patientOfType } from '@/config/visit-types';
import { linkedTimeOf } from '@/domain/linked-time';
import { takeHold } from '#routes/limits/hold-allowance';
import { placeHold } from '#services/book/holds';
import { findAppointments } from '#services/scheduling/appointments';

/** So many days of times on a page. */
const daysAtOnce = 7;

/** The times to which a visit can move, some days at once, or one of them that was chosen. `code` is that of the link. */
export type MoveState =
  | {
      readonly kind: 'times';
      readonly code: string;
      readonly visit: ManagedVisit;
      /** Undefined while nobody can say. */
      readonly days: readonly (readonly Alternative[])[] | undefined;
      /** First dates of the pages before and after; undefined at the ends. */
      readonly earlier?: string | undefined;
      readonly later?: string | undefined;
      /** The time that was chosen went to somebody else: the nearest ones. */
      readonly alternatives?: readonly Alternative[] | undefined;
    }
  | {
      readonly kind: 'moving';
      readonly code: string;
      readonly visit: ManagedVisit;
      readonly time: Alternative;
      readonly holdId: string | undefined;
      /** States in which the doctor may treat by video, of which the patient says one; none where nobody is asked. */
      readonly states: readonly string[];
      /** What they said: one of the states, `elsewhere`, or '' for nothing. */
      readonly place: string;
      /** They were asked before, and the answer will not do. */
      readonly isPlaceWrong?: boolean;
      /** Another visit of the patient meets the new time: nothing moves before they say that both are meant. */
      readonly meets?: SecondVisit;
    };

export type MovingState = Extract<MoveState, { kind: 'moving' }>;

type Moving = { readonly code: string; readonly visit: ManagedVisit };

/**
 * The open times of the visit's own kind with the same doctor, except its present one.
 * @param from - the first date of the page, `yyyy-MM-dd`; '' for the first of all
 * @requirement I16
 */
export async function timesToMove(
  { code, visit }: Moving,
  { from, alternatives }: { readonly from: string; readonly alternatives?: readonly Alternative[] },
  signal: AbortSignal,
): Promise<MoveState> {
  const times = (await openTimes(visit, signal))?.times;
  const known = { kind: 'times', code, visit, alternatives } as const;
  if (!times) return { ...known, days: undefined };
  const dates = [...new Set(times.map(({ date }) => date))];
  const found = dates.findIndex((date) => date >= from);
  const start = found < 0 ? Math.max(0, dates.length - daysAtOnce) : found;
  const shown = dates.slice(start, start + daysAtOnce);
  return {
    ...known,
    days: shown.map((date) => times.filter((time) => time.date === date)),
    earlier: start > 0 ? dates[Math.max(0, start - daysAtOnce)] : undefined,
    later: dates[start + daysAtOnce],
  };
}

/**
 * Chooses one of the times and asks the clinic to keep it; where it cannot be kept, the move may still succeed.
 * @param time - the end of a link: `#book=…&type=…&at=…`
 * @param address - by which limits count
 * @requirement I14 I15 I16
 */
export async function chooseToMove(
  { code, visit }: Moving,
  { time, address }: { readonly time: string; readonly address: string },
  signal: AbortSignal,
): Promise<MoveState> {
  const link = linkedTimeOf(time);
  const open = await openTimes(visit, signal);
  const chosen = open?.times.find(
    ({ instant, departmentId }) => instant === link?.instant && departmentId === link?.departmentId,
  );
  if (!chosen) return timesToMove({ code, visit }, { from: '', alternatives: [] }, signal);
  const whose = { visitorId: randomUUID(), providerId: visit.providerId };
  const { date, rawTime, visitType, departmentId } = chosen;
  const slot = { ...whose, date, time: rawTime, visitType, departmentId };
  const allowed = await takeHold({ ...slot, address });
  const held = allowed.ok ? await placeHold(slot, signal) : undefined;
  if (allowed.ok && !held?.ok) await allowed.value();
  if (held && !held.ok && held.error.error === 'slotTaken')
    return timesToMove({ code, visit }, { from: date, alternatives: held.error.alternatives }, signal);
  const kept = held?.ok ? held.value.holdId : undefined;
  return { kind: 'moving', code, visit, time: chosen, holdId: kept, states: open?.states ?? [], place: '' };
}

/** States in which the doctor of a visit may treat by video; none for a visit in person. @requirement I16 */
export async function statesOf(visit: ManagedVisit, signal: AbortSignal): Promise<readonly string[]> {
  return (await openTimes(visit, signal))?.states ?? [];
}

type OpenTimes = { readonly times: readonly Alternative[]; readonly states: readonly string[] };

/** In order; undefined while nobody can say. */
async function openTimes(visit: ManagedVisit, signal: AbortSignal): Promise<OpenTimes | undefined> {
  const asked = { providerId: visit.providerId, specialty: '', ...patientOfType(visit.visitType) };
  const found = await findAppointments(asked, { now: Date.now(), signal });
  if (!found.ok) return undefined;
  const own = timesOf(found.value).filter(
    ({ visitType, instant, departmentId }) =>
      visitType === visit.visitType && !(instant === visit.instant && departmentId === visit.departmentId),
  );
  // None while one kind of visit could not be asked for: nobody can say.
  if (own.length === 0 && found.value.missing !== null) return undefined;
  return { times: own, states: isInPersonType(visit.visitType) ? [] : found.value.videoStates };
}

function timesOf({ departments, days }: AppointmentsAnswer): readonly Alternative[] {
  const places = new Map(departments.map((department) => [department.id, department]));
  const all = days.flatMap(({ date, departmentId, visitType, times }) => {
    const place = places.get(departmentId);
    if (!place) return [];
    const { id: _, ...where } = place;
    return times.map((time) => ({ date, ...time, departmentId, ...where, visitType }));
  });
  return all.toSorted((a, b) => a.instant - b.instant);
}
