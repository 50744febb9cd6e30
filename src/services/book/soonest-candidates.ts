import { z } from 'zod';
import { modelNames } from '@/config/search';
import { scheduling } from '@/config/scheduling';
import type { PhysicianHit } from '@/contracts/search';
import type { SoonestQuestion } from '@/contracts/soonest';
import { milesOf } from '@/domain/search/miles';
import { patientAgesField } from '@/domain/search/filters';
import { addDays, instantOf, localDateAt } from '@/lib/chicago-time';
import { fold } from '@/lib/fold';
import { jsonIn } from '@/lib/json-in';
import { err, ok, type Result } from '@/lib/result';
import { adaptHit } from '#services/search/adapt';
import { scoreField } from '#services/search/answer/fitting';
import { askSearch } from '#services/search/client';
import { filterQuery } from '#services/search/fields';
import { limitsOf, type Nearness } from '#services/search/hits-request';
import { hitsParameters } from '#services/search/parameters';
import { searchWire, textOf, type WireDocument } from '#services/search/wire';
import { whoTreats } from '#services/book/who-treats';

/** Doctors whose times are looked up, and how many of them at most are of primary care where others were found by words. */
const most = { asked: 10, ofPrimaryCare: 4 } as const;
/** Found by words, so many are looked at before the soonest of them are taken. */
const maxMatching = 40;
const specialtyField = 'c_visible_specialties_sm';
const nextVisitField = 'c_next_available_tdt';

export type SoonestSearch = SoonestQuestion & {
  readonly specialties: readonly string[];
  /** Names of the specialties that see most complaints, in the page's language; none where an author named none. */
  readonly primaryCare?: readonly string[];
  readonly language: string;
};

export type Candidate = {
  readonly hit: PhysicianHit;
  /** Miles from the visitor's place, by the names of the doctor's places as the clinic has them. */
  readonly milesAt: ReadonlyMap<string, number>;
  /** Found because primary care sees the complaint too. */
  readonly isPrimaryCare?: boolean;
};

type Around = {
  readonly around: Nearness | undefined;
  readonly now: number;
  readonly signal: AbortSignal;
};

/**
 * Doctors who fit, those who are free first before the others: of a specialty, or whoever treats what the words say and
 * whoever sees it in primary care.
 * @requirement I19
 */
export async function candidates(
  asked: SoonestSearch,
  within: Around,
): Promise<Result<readonly Candidate[], 'unavailable'>> {
  const { wanted, specialties, primaryCare = [] } = asked;
  const specialty = specialties.find((name) => fold(name) === fold(wanted));
  if (specialty !== undefined) {
    const found = await lookFor(asked, { ...within, of: [specialty] });
    return found ? ok(soonest(found.map(readIn(within)), most.asked)) : err('unavailable');
  }
  const [found, general] = await Promise.all([
    lookFor(asked, { ...within, query: wanted }),
    primaryCare.length > 0 ? lookFor(asked, { ...within, query: wanted, of: primaryCare }) : [],
  ]);
  if (!found) return err('unavailable');
  // The soonest of all would be whoever mentions the words only: a visit with the wrong doctor.
  const treating = whoTreats(found, wanted).map(readIn(within));
  const known = new Set(treating.map((one) => one?.hit.npi));
  const others = (general ?? [])
    .map(readIn(within))
    .filter((one) => one && !known.has(one.hit.npi))
    .map((one) => one && { ...one, isPrimaryCare: true });
  const seeing = soonest(others, most.ofPrimaryCare);
  return ok(soonest([...soonest(treating, most.asked - seeing.length), ...seeing], most.asked));
}

type Looked = Around & { readonly query?: string; readonly of?: readonly string[] };

/** Undefined where nobody could be asked. */
async function lookFor(
  { isAdultPatient, isNewPatient, language }: SoonestSearch,
  { query = '', of = [], around, now, signal }: Looked,
): Promise<readonly WireDocument[] | undefined> {
  const filters = [
    filterQuery({ field: specialtyField, values: of }),
    filterQuery({ field: 'c_provider_has_online_scheduling_b', values: ['true'] }),
    filterQuery({ field: patientAgesField, values: [isAdultPatient ? 'Adult' : 'Pediatric'] }),
    isNewPatient && filterQuery({ field: 'c_accepting_new_patients_b', values: ['true'] }),
  ].filter((filter) => typeof filter === 'string');
  const byWords = query !== '' && of.length === 0;
  const parameters = hitsParameters({
    type: 'physician',
    model: modelNames.physician,
    query,
    filters: [...filters, soonQuery(now)],
    facetFields: [],
    sort: byWords ? 'score desc' : `${nextVisitField} asc`,
    start: 0,
    rows: maxMatching,
    language,
    ...(around ? { near: limitsOf(around) } : {}),
  });
  if (byWords) parameters.set('fl', `*,${scoreField}`);
  const answer = await askSearch(parameters, searchWire, signal);
  return answer.ok ? answer.value.response.docs : undefined;
}

function readIn({ around }: Pick<Around, 'around'>): (document: WireDocument) => Candidate | undefined {
  return (document) => {
    const hit = adaptHit(document, 'physician', around?.kmById);
    return hit?.type === 'physician' && hit.npi !== ''
      ? { hit, milesAt: milesAt(document, around) }
      : undefined;
  };
}

function soonest(some: readonly (Candidate | undefined)[], count: number): readonly Candidate[] {
  const known = some.filter((one) => one !== undefined);
  return known.toSorted((a, b) => startOf(a) - startOf(b)).slice(0, count);
}

/** Whoever has nothing free soon need not be asked for times. */
function soonQuery(now: number): string {
  const last = addDays(localDateAt(now, scheduling.zone), scheduling.farOffDays + 1);
  const end = instantOf({ localDate: last, localTime: '00:00', zone: scheduling.zone }) ?? now;
  const wire = (instant: number) => `${new Date(instant).toISOString().slice(0, 17)}00Z`;
  return `${nextVisitField}:[${wire(now)} TO ${wire(end)}]`;
}

function startOf({ hit }: Candidate): number {
  return hit.nextVisit === '' ? Infinity : Date.parse(hit.nextVisit);
}

const placesSchema = z.array(
  z.object({
    id: z.string().catch(''),
    name: z.string().catch(''),
    oasName: z.string().nullish().catch(''),
  }),
);

function milesAt(document: WireDocument, around: Nearness | undefined): ReadonlyMap<string, number> {
  const places = placesSchema.safeParse(jsonIn(textOf(document.c_provider_locations_details_s)));
  return new Map(
    (places.data ?? []).flatMap(({ id, name, oasName }) => {
      const km = around?.kmById.get(id);
      const names = [name, oasName ?? ''].filter(Boolean);
      return km === undefined ? [] : names.map((one) => [fold(one), milesOf(km)] as const);
    }),
  );
}
