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

/**
 * The specialties of those who work at a place, by its path: first those that it is known for, then those that most of
 * them have.
 */
export function specialtiesByPlace(staff: readonly Item[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Map<string, number>>();
  for (const { fields } of staff) {
    const { primaryLocation, otherLocations, specialities = [] } = fields as Workplaces;
    for (const place of [primaryLocation ?? [], otherLocations ?? []].flat()) {
      const counts = found.get(place) ?? new Map<string, number>();
      for (const one of specialities) counts.set(one, (counts.get(one) ?? 0) + 1);
      found.set(place, counts);
    }
  }
  const all = specialties.map(({ slug }) => `data/specialties/${slug}`);
  return new Map(
    [...found].map(([place, counts]) => {
      const known = locations.find(({ slug }) => place.endsWith(`/${slug}`))?.knownFor ?? [];
      const rank = (one: string) => {
        const at = known.indexOf(one.replace('data/specialties/', ''));
        return at < 0 ? known.length : at;
      };
      const theirs = all.filter((one) => counts.has(one));
      return [
        place,
        theirs.toSorted((a, b) => rank(a) - rank(b) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0)),
      ];
    }),
  );
}
