import type { RequestPhysician } from '@/contracts/request-list';

/** What is chosen of the three lists; '' for nothing. */
export type Choice = { readonly specialty: string; readonly location: string; readonly doctor: string };

/** What each list still offers. */
export type Narrowed = {
  readonly specialties: ReadonlySet<string>;
  readonly locations: ReadonlySet<string>;
  /** By last name. */
  readonly doctors: readonly string[];
};

/**
 * What may be chosen in each list, given what is chosen in the two others.
 * @requirement J2
 */
export function narrowed(
  physicians: readonly RequestPhysician[],
  { specialty, location, doctor }: Choice,
): Narrowed {
  const fits = (physician: RequestPhysician, except: keyof Choice) =>
    (except === 'specialty' || specialty === '' || physician.specialties.includes(specialty)) &&
    (except === 'location' || location === '' || physician.allLocations.includes(location)) &&
    (except === 'doctor' || doctor === '' || physician.physicianFullName === doctor);
  const fitting = (except: keyof Choice) => physicians.filter((physician) => fits(physician, except));
  return {
    specialties: new Set(fitting('specialty').flatMap(({ specialties }) => specialties)),
    locations: new Set(fitting('location').flatMap(({ allLocations }) => allLocations)),
    doctors: fitting('doctor')
      .toSorted((a, b) => a.physicianLastName.localeCompare(b.physicianLastName))
      .map(({ physicianFullName }) => physicianFullName),
  };
}
