import type { SoonestDoctor, SoonestTime } from '@/contracts/soonest';

/** A doctor, and when they are free, in order of time. */
export type DoctorTimes = { readonly doctor: SoonestDoctor; readonly times: readonly SoonestTime[] };

/**
 * The times of each doctor together, whoever is free first before the others.
 * @param times - in order
 * @requirement I19
 */
export function byDoctor(times: readonly SoonestTime[]): readonly DoctorTimes[] {
  const npis = new Set(times.map(({ doctor }) => doctor.npi));
  return [...npis].flatMap((npi) => {
    const own = times.filter(({ doctor }) => doctor.npi === npi);
    return own[0] ? [{ doctor: own[0].doctor, times: own }] : [];
  });
}
