import type { CareWords } from '@/contracts/scheduling';
import type { PatientKindChoice } from '@/domain/patient-kind';

/** Whom and what a booking is about, from the chosen time to the confirmation. */

/** The provider as the booking needs them. */
export type BookingProvider = {
  readonly npi: string;
  readonly name: string;
  readonly specialty: string;
  /** To call instead, as authored. */
  readonly phone: string;
  readonly seesAdults: boolean;
  readonly seesChildren: boolean;
  readonly acceptsNewPatients: boolean;
  /** Profile page, without host. */
  readonly path: string;
};

export type PatientKind = { readonly isNewPatient: boolean; readonly isAdultPatient: boolean };

/** A time that can be chosen. `date` and `rawTime` are the clinic's, `instant` is milliseconds since 1970. */
export type Slot = {
  readonly date: string;
  readonly rawTime: string;
  readonly instant: number;
  readonly zone: string;
  readonly departmentId: string;
  readonly location: string;
  readonly address: string;
  readonly cityAndZip: string;
  /** Of the place; '' when the clinic names none. */
  readonly phone: string;
  readonly visitType: string;
};

/** One answered question about the visit. */
export type CareAnswer = {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
  readonly sortOrder: number;
};

export type Care = {
  readonly reason: string;
  readonly concerns: string;
  readonly answers: readonly CareAnswer[];
  /** How the visitor's language says the reason, the questions and the chosen answers. */
  readonly words: CareWords;
};

/**
 * The number to call about a visit: of its place, as messages name it; where there is none, the provider's.
 * @requirement I16
 */
export function phoneOf({ slot, provider }: Pick<Visit, 'slot' | 'provider'>): string {
  return slot.phone || provider.phone;
}

/** A booking in progress: everything but the patient's own details. */
export type Visit = {
  readonly provider: BookingProvider;
  /** Under which the gateway books the provider. */
  readonly specialty: string;
  readonly patient: PatientKind;
  readonly slot: Slot;
  /** Postal abbreviation of the state in which the patient is during a video visit, where that was asked. */
  readonly videoState?: string;
  readonly care: Care;
};

/** Two slots are the same when time, department and visit type are. @requirement I2 */
export function isSameSlot(a: Slot | undefined, b: Slot | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.instant === b.instant &&
    a.departmentId === b.departmentId &&
    a.visitType === b.visitType
  );
}

/** Whether the provider sees patients of one age only: adults, or children. @requirement I9 */
export function isOnlyAge({ seesAdults, seesChildren }: BookingProvider): boolean {
  return seesAdults !== seesChildren;
}

/**
 * What a visitor starts with: what they said before on their way here, else a new adult patient, as far as the provider
 * sees such patients.
 * @param chosen - said on a search page or another profile
 * @requirement B11 I2
 * @decision Q15
 */
export function firstPatientKind(provider: BookingProvider, chosen: PatientKindChoice = {}): PatientKind {
  const { acceptsNewPatients, seesAdults, seesChildren } = provider;
  const { isNewPatient = true, isAdultPatient = true } = chosen;
  return {
    isNewPatient: isNewPatient && acceptsNewPatients,
    isAdultPatient: isAdultPatient ? seesAdults || !seesChildren : !seesChildren,
  };
}

/** A visit's time, or an offered one, in the shape of the times that can be chosen. @requirement I16 */
export function slotOfVisit(visit: Slot): Slot {
  const { date, rawTime, instant, zone, departmentId, location, address, cityAndZip, phone, visitType } =
    visit;
  return { date, rawTime, instant, zone, departmentId, location, address, cityAndZip, phone, visitType };
}
