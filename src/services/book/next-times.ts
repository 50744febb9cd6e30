import { setTimeout as pause } from 'node:timers/promises';
import { scheduling } from '@/config/scheduling';
import { isInPersonType } from '@/config/visit-types';
import type { Alternative, AppointmentsAnswer } from '@/contracts/scheduling';
import type { NextTimes, NextTimesAnswer } from '@/contracts/soonest';
import { addDays, localDateAt } from '@/lib/chicago-time';
import { fold } from '@/lib/fold';
import { answerCache } from '#gateway/answer-cache';
import { findAppointments } from '#services/scheduling/appointments';
import { patienceMs } from '#services/scheduling/client';

/** For whom, and as of when (milliseconds since 1970), times are looked for. */
export type TimesFor = {
  readonly isNewPatient: boolean;
  readonly isAdultPatient: boolean;
  readonly now: number;
  /** Names of the one place that is asked about, as the clinic has them; without them, any. */
  readonly at?: readonly string[];
};

/** Times of each doctor that are worth showing beside others. */
const timesEach = 3;
/** Doctors who are asked for at once: each takes a few calls, and visitors who book come first. */
const doctorsAtOnce = 3;
/** So long a list of times may be old where another process has taken one: a hold tells the truth. */
const kept = answerCache<readonly Alternative[]>('next-times', { maxEntries: 2000, freshMs: 10_000 });
const yesNo = [true, false];

/** Says that a time of a doctor was held, taken or given back: those that are kept are asked for again. @requirement B28 */
export function timesChanged(npi: string): void {
  for (const isNewPatient of yesNo)
    for (const isAdultPatient of yesNo) kept.renew(keyOf(npi, { isNewPatient, isAdultPatient }));
}

function keyOf(npi: string, { isNewPatient, isAdultPatient }: Omit<TimesFor, 'now' | 'at'>): string {
  return `${npi} ${isNewPatient} ${isAdultPatient}`;
}

/**
 * The next open times in person of some doctors for a kind of patient.
 * @param whom.at - another place's times are left out
 * @param withinMs - so long is waited for all of them together
 * @returns without those who could not be asked by then: beside other facts about a doctor, times that are missing are no
 * failure
 * @requirement B17 B28 I19
 */
export async function nextTimes(
  npis: readonly string[],
  whom: TimesFor,
  withinMs = patienceMs,
): Promise<NextTimesAnswer> {
  const providers: NextTimes[] = [];
  const waiting = [...npis];
  const work = async (): Promise<void> => {
    for (let npi = waiting.shift(); npi !== undefined; npi = waiting.shift()) {
      const times = await timesOf(npi, whom);
      if (times) providers.push({ npi, times });
    }
  };
  const all = Promise.all(Array.from({ length: doctorsAtOnce }, work));
  await Promise.race([all, pause(withinMs, undefined, { ref: false })]);
  waiting.length = 0;
  return { providers: [...providers] };
}

async function timesOf(npi: string, whom: TimesFor): Promise<readonly Alternative[] | undefined> {
  const { isNewPatient, isAdultPatient, now, at } = whom;
  const times = await kept.get(keyOf(npi, whom), async () => {
    const endDate = addDays(localDateAt(now, scheduling.zone), scheduling.farOffDays);
    const asked = { providerId: npi, specialty: '', isNewPatient, isAdultPatient, endDate };
    const found = await findAppointments(asked, { now });
    return found.ok ? firstTimesOfEachPlace(found.value) : undefined;
  });
  const names = at?.map((name) => fold(name));
  const wanted = times?.filter(
    ({ instant, location }) => instant > now && (names?.includes(fold(location)) ?? true),
  );
  // Two places at one moment are one time of the doctor.
  return wanted?.filter((time, index) => wanted[index - 1]?.instant !== time.instant).slice(0, timesEach);
}

function firstTimesOfEachPlace({ departments, days }: AppointmentsAnswer): readonly Alternative[] {
  const places = new Map(departments.map((department) => [department.id, department]));
  const all = days.flatMap(({ date, departmentId, visitType, times }) => {
    const place = places.get(departmentId);
    // For a video visit it is asked first in which state the patient will be.
    if (!place || !isInPersonType(visitType)) return [];
    const { id: _, ...where } = place;
    return times.map((time) => ({ date, ...time, departmentId, ...where, visitType }));
  });
  const byStart = all.toSorted((a, b) => a.instant - b.instant);
  const ofEach = Map.groupBy(byStart, ({ location }) => location);
  const first = new Set([...ofEach.values()].flatMap((some) => some.slice(0, timesEach)));
  return byStart.filter((time) => first.has(time));
}
