import type { Note } from '../report.ts';

/** What a directory calls one thing: its best name first, then others and codes. */
export type Names = readonly string[];

/** A place, as a directory describes it. Texts are plain; '' and empty lists are what the directory does not say. */
export type PlaceRecord = {
  /** How the report names it: a resource, or a file and its line. */
  readonly record: string;
  /** What the directory calls it; the same at every import. */
  readonly key: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  /** Degrees; undefined where it is not said. */
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly types: readonly Names[];
  readonly specialties: readonly Names[];
  readonly services: readonly Names[];
  /** What visitors read, by day or days: `Monday to Friday` → `8 a.m. to 5 p.m.`. */
  readonly hours: Readonly<Record<string, string>>;
  /** The same for programs: `Mon 08:00-17:00; Tue …`; '' for none. */
  readonly openingHours: string;
  readonly description: string;
  /** Fields of the page that this source can say something about. */
  readonly owned: ReadonlySet<string>;
};

/** A physician, as a directory describes them. */
export type PersonRecord = {
  readonly record: string;
  readonly key: string;
  /** Ten digits with a valid check digit, or ''. */
  readonly npi: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `MD, PhD` */
  readonly degrees: string;
  readonly gender: string;
  readonly phone: string;
  readonly specialties: readonly Names[];
  readonly languages: readonly Names[];
  /** Keys of places, the first one first. */
  readonly places: readonly string[];
  readonly acceptsNew: boolean | undefined;
  readonly bio: string;
  readonly owned: ReadonlySet<string>;
};

/** What a file of a directory holds. */
export type Directory = {
  readonly places: readonly PlaceRecord[];
  readonly people: readonly PersonRecord[];
  readonly notes: readonly Note[];
};

/** Fields of a location's page by what a directory says. */
export const placeFields = {
  name: ['locationTitle', 'headlineText'],
  address_1: ['address1'],
  address_2: ['address2'],
  city: ['city'],
  state: ['state'],
  zip: ['zipCode'],
  phone: ['phoneNumber'],
  latitude: ['latitude'],
  longitude: ['longitude'],
  types: ['locationTypes'],
  specialties: ['specialties'],
  services: ['services'],
  hours: ['locationHours', 'openingHours'],
} as const;

/** Fields of a physician's page by what a directory says. */
export const personFields = {
  npi: ['npi'],
  first_name: ['firstName', 'headlineText'],
  last_name: ['lastName', 'headlineText'],
  degrees: ['degrees', 'headlineText'],
  gender: ['gender'],
  phone: ['phoneNumber'],
  specialties: ['specialities'],
  languages: ['languages'],
  location_ids: ['primaryLocation', 'otherLocations'],
  accepting_new_patients: ['acceptingNewPatients'],
} as const;

/** Names of all fields of a table above, or of those for some columns. @requirement D2 E1 */
export function fieldsOf(
  table: Readonly<Record<string, readonly string[]>>,
  columns: readonly string[] = Object.keys(table),
): ReadonlySet<string> {
  return new Set(columns.flatMap((column) => table[column] ?? []));
}
