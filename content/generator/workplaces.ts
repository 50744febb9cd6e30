import { locations } from './locations.ts';
import type { Random } from './random.ts';
import { specialties, type SpecialtyData } from './specialties.ts';

export type Item = Readonly<Record<string, unknown>>;
type Workplaces = {
  readonly primaryLocation?: string;
  readonly otherLocations?: readonly string[];
  readonly specialities?: readonly string[];
};

/** Where a provider type has its place whatever the specialty. */
const homes: Readonly<Record<string, readonly string[]>> = {
  ingalls: ['harvey'],
  'ucm-ingalls': ['hyde-park', 'harvey'],
  nwi: ['schererville'],
};

const types = [
  'ucm',
  'ucm',
  'ucm',
  'ucm-medical-group',
  'ucm-medical-group',
  'ingalls',
  'ucm-ingalls',
  'nwi',
  'contracted-providers',
];

/** Specialties that see patients at urgent care too. */
const walkIn = new Set(['family-medicine', 'internal-medicine', 'pediatrics']);

/**
 * The provider type: one in ten is a community physician.
 * @param number - the physician's, from 1
 */
export function providerTypeOf(
  random: Random,
  {
    number,
    ages,
    isAdvancedPractice,
  }: {
    readonly number: number;
    readonly ages: SpecialtyData['ages'];
    readonly isAdvancedPractice: boolean;
  },
): string {
  const drawn = random.pick(ages === 'child' ? types.slice(0, 5) : types);
  if (isAdvancedPractice) return 'ucm-app';
  return number % 10 === 8 ? 'icp' : drawn;
}

/** One to three places, the first one the main place. */
export function workplacesOf(random: Random, specialty: SpecialtyData, type: string): readonly string[] {
  const fitting = locations
    .filter(({ kind }) =>
      specialty.ages === 'child'
        ? kind.startsWith('Children’s') || kind === 'Hospital'
        : !kind.startsWith('Children’s') && (kind !== 'Urgent care' || walkIn.has(specialty.slug)),
    )
    .map(({ slug }) => slug);
  const drawn = random.some(fitting, random.between(1, 3));
  return [...new Set([...(homes[type] ?? []), ...drawn])]
    .slice(0, 3)
    .map((slug) => `home/find-a-location/location/${slug}`);
}

/** The specialties of those who work at a place, by its path, in the order of all specialties. */
export function specialtiesByPlace(staff: readonly Item[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { fields } of staff) {
    const { primaryLocation, otherLocations, specialities } = fields as Workplaces;
    for (const place of [primaryLocation ?? [], otherLocations ?? []].flat())
      found.set(place, new Set([...(found.get(place) ?? []), ...(specialities ?? [])]));
  }
  const all = specialties.map(({ slug }) => `data/specialties/${slug}`);
  return new Map([...found].map(([place, theirs]) => [place, all.filter((one) => theirs.has(one))]));
}
