import { scheduling } from '@/config/scheduling';
import { modelNames } from '@/config/search';
import type { CareDoctor } from '@/contracts/condition-care';
import type { PhysicianHit } from '@/contracts/search';
import { areaField, patientAgesField } from '@/domain/search/filters';
import { soonestFirst } from '@/domain/search/sorts';
import type { NextTimes } from '@/contracts/soonest';
import { linkOfSlot } from '@/domain/linked-time';
import { nextTimes } from '#services/book/next-times';
import { findHits } from '#services/search/carry-out';
import { filterQuery, idField } from '#services/search/fields';

const shown = 3;
/** So many are looked at before those who are free first are taken. */
export const maxLookedAt = 60;
const timesShown = 2;

export type FoundDoctors = {
  readonly hits: readonly PhysicianHit[];
  /** How many there are, shown or not, whose area of expertise it is. */
  readonly experts: number;
  readonly isWhole: boolean;
};

type Wanted = {
  readonly specialties: readonly string[];
  /** Item id of a place where they work; then any specialty will do. */
  readonly placeId?: string;
  readonly language: string;
  /** An area of expertise, in the page's language: those who have it come first. */
  readonly area?: string;
  /** Those whom they see: `Adult`, `Pediatric`; without one, any. */
  readonly ages?: readonly string[];
  /** NPIs of those who are left out. */
  readonly excluded?: readonly string[];
  /** How many at most; three. */
  readonly count?: number;
};

/**
 * Three doctors for what some specialties treat: those whose area of expertise it is, then those of the first specialty,
 * whoever is free soonest first.
 * @param asked.specialties - names in the page's language, the most fitting first; without one nobody is found
 * @requirement G1
 */
export async function doctorsFor(wanted: Wanted, signal: AbortSignal): Promise<FoundDoctors> {
  const { specialties, placeId = '', area = '', count = shown } = wanted;
  if (specialties.every((name) => name === '') && placeId === '')
    return { hits: [], experts: 0, isWhole: true };
  const [experts, doctors] = await Promise.all([
    area === '' ? [] : lookedAt(wanted, area, signal),
    lookedAt(wanted, '', signal),
  ]);
  if (!doctors) return { hits: [], experts: 0, isWhole: false };
  const isExpert = new Set(experts?.map(({ path }) => path));
  const fit = (hit: PhysicianHit) => specialties.findIndex((name) => hit.specialties.includes(name));
  const start = (hit: PhysicianHit) => (hit.nextVisit === '' ? Infinity : Date.parse(hit.nextVisit));
  const all = [...(experts ?? []), ...doctors.filter(({ path }) => !isExpert.has(path))];
  const inOrder = all.toSorted(
    (a, b) =>
      Number(start(a) === Infinity) - Number(start(b) === Infinity) ||
      Number(isExpert.has(b.path)) - Number(isExpert.has(a.path)) ||
      fit(a) - fit(b) ||
      start(a) - start(b),
  );
  return { hits: inOrder.slice(0, count), experts: isExpert.size, isWhole: experts !== undefined };
}

/** Doctors who are booked online, whoever is free soonest first; undefined where nobody could be asked. */
async function lookedAt(
  { specialties, placeId = '', language, ages = [], excluded = [] }: Wanted,
  area: string,
  signal: AbortSignal,
): Promise<readonly PhysicianHit[] | undefined> {
  const found = await findHits(
    {
      type: 'physician',
      model: modelNames.physician,
      query: '',
      filters: [
        filterQuery({ field: 'c_visible_specialties_sm', values: specialties }),
        filterQuery({ field: areaField, values: [area] }),
        filterQuery({ field: idField, values: [placeId] }),
        filterQuery({ field: 'c_provider_has_online_scheduling_b', values: ['true'] }),
        filterQuery({ field: patientAgesField, values: ages }),
        filterQuery({ field: 'npi_t', values: excluded, isNegative: true }),
      ].filter((filter) => filter !== undefined),
      facetFields: [],
      sort: soonestFirst,
      start: 0,
      rows: maxLookedAt,
      language,
    },
    signal,
  );
  return found.ok ? found.value.hits.filter((hit) => hit.type === 'physician') : undefined;
}

type Asking = {
  readonly now: number;
  /** Names of the one place whose times are meant, as the clinic has them; without them, any. */
  readonly at?: readonly string[];
};

/**
 * The next times in person of some doctors by NPI, as a new patient finds them; children's times where a doctor sees children
 * and has no others.
 * @requirement E2 G1
 */
export async function timesOfDoctors(
  hits: readonly PhysicianHit[],
  asking: Asking,
): Promise<ReadonlyMap<string, NextTimes>> {
  const npis = (some: readonly PhysicianHit[]) => some.map(({ npi }) => npi).filter(Boolean);
  const adult = await nextTimes(npis(hits), { ...asking, isNewPatient: true, isAdultPatient: true });
  const known = new Map(adult.providers.map((one) => [one.npi, one]));
  const young = hits.filter(({ npi, seesChildren }) => seesChildren && !known.get(npi)?.times.length);
  const child =
    young.length > 0
      ? await nextTimes(npis(young), { ...asking, isNewPatient: true, isAdultPatient: false })
      : adult;
  for (const one of child.providers) if (one.times.length > 0) known.set(one.npi, one);
  return known;
}

/** Doctors with their next times. @requirement G1 */
export async function withTimes(
  hits: readonly PhysicianHit[],
  { language, now }: { readonly language: string; readonly now: number },
): Promise<readonly CareDoctor[]> {
  const known = await timesOfDoctors(hits, { now });
  return hits.map((hit) => careDoctor(hit, known.get(hit.npi), language));
}

/** A doctor as the page shows them. @param known - their times, if the calendar told them @requirement G1 */
export function careDoctor(hit: PhysicianHit, known: NextTimes | undefined, language: string): CareDoctor {
  const words = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: scheduling.zone,
  });
  return {
    npi: hit.npi,
    name: degreesTogether(hit.title),
    path: hit.path,
    image: hit.image,
    specialty: hit.specialties[0] ?? '',
    phone: hit.phone,
    seesChildren: hit.seesChildren,
    times: (known?.times ?? []).slice(0, timesShown).map((time) => ({
      words: words.format(time.instant),
      href: `${hit.path}${linkOfSlot(time)}`,
    })),
  };
}

/** A name whose degrees stay on one line: "MD, PhD". */
function degreesTogether(name: string): string {
  const [person, ...degrees] = name.split(', ');
  return [person, degrees.join(',\u00A0')].filter(Boolean).join(', ');
}
