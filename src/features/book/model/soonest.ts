import type { SoonestDoctor, SoonestOffer, SoonestQuestion, SoonestTime } from '@/contracts/soonest';
import { linkOfSlot } from '@/domain/linked-time';
import type { BookingProvider } from '@/features/appointment/model/visit';

/** Most characters of what is looked for, and of a place. */
export const soonestLimits = { wanted: 120, place: 80 } as const;

/** The names by which the form's answers stand in an address. */
export const soonestNames = { wanted: 'for', place: 'near', age: 'age', visits: 'visits' } as const;

/**
 * The question of an address. Never fails: what makes no sense is left out.
 * @param query - of the page
 * @requirement I19
 */
export function soonestQuestion(query: Pick<URLSearchParams, 'get'>): SoonestQuestion {
  const typed = (name: string, length: number) => (query.get(name) ?? '').trim().slice(0, length);
  return {
    wanted: typed(soonestNames.wanted, soonestLimits.wanted),
    place: typed(soonestNames.place, soonestLimits.place),
    isAdultPatient: query.get(soonestNames.age) !== 'child',
    isNewPatient: query.get(soonestNames.visits) !== 'returning',
  };
}

/** Whether an address was made by a form that says nothing of what for. @requirement I19 */
export function isSentBlank(query: Pick<URLSearchParams, 'get'>): boolean {
  return query.get(soonestNames.wanted)?.trim() === '';
}

/** The query of the address that asks for the soonest times of an offer. @requirement I19 */
export function soonestQuery({ wanted, isForChild }: SoonestOffer): string {
  const asked = { [soonestNames.wanted]: wanted, ...(isForChild ? { [soonestNames.age]: 'child' } : {}) };
  return new URLSearchParams(asked).toString();
}

/** The doctor as a booking needs them. @requirement I19 */
export function providerOf(
  doctor: SoonestDoctor,
  { isAdultPatient }: Pick<SoonestQuestion, 'isAdultPatient'>,
): BookingProvider {
  // Whoever was found sees patients of the age that was asked for.
  return { ...doctor, seesAdults: isAdultPatient, seesChildren: doctor.seesChildren || !isAdultPatient };
}

/** The address at which a time is booked where the list itself cannot: on the doctor's profile. @requirement I19 */
export function soonestHref({ doctor, slot }: SoonestTime): string {
  return `${doctor.path}${linkOfSlot(slot)}`;
}

/** What a form says that chooses a time without scripts, by name. @requirement I19 */
export function chosenParts(
  { doctor, slot }: SoonestTime,
  { isNewPatient, isAdultPatient }: Pick<SoonestQuestion, 'isNewPatient' | 'isAdultPatient'>,
): Readonly<Record<string, string>> {
  return {
    step: 'choose',
    doctor: doctor.path,
    [soonestNames.visits]: isNewPatient ? 'new' : 'returning',
    [soonestNames.age]: isAdultPatient ? 'adult' : 'child',
    time: linkOfSlot(slot),
  };
}
