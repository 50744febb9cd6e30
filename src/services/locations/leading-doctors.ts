import type { PhysicianHit } from '@/contracts/search';

type Doctor = Pick<PhysicianHit, 'specialties' | 'seesChildren'>;

/**
 * Those of a place's doctors who may stand for it. Where at most half see children, those who do are left out: a hospital for
 * adults is not shown by its pediatricians.
 * @requirement E2
 */
export function whoStandsFor<T extends Doctor>(doctors: readonly T[]): readonly T[] {
  const forAdults = doctors.filter(({ seesChildren }) => !seesChildren);
  return forAdults.length * 2 >= doctors.length ? forAdults : doctors;
}

/**
 * The doctors who stand for a place: one of each of its specialties, the specialty with most doctors first.
 * @param doctors - all who work there, the most wanted first
 * @param count - how many are returned at most
 * @requirement E2
 */
export function leadingDoctors<T extends Doctor>(doctors: readonly T[], count: number): readonly T[] {
  const fitting = whoStandsFor(doctors);
  const bySpecialty = Map.groupBy(fitting, ({ specialties }) => specialties[0] ?? '');
  const leading = [...bySpecialty.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((some) => some.slice(0, 1));
  return [...leading, ...fitting.filter((doctor) => !leading.includes(doctor))].slice(0, count);
}
