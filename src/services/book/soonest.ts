import { z } from 'zod';
import { modelNames, ratingsNeeded } from '@/config/search';
import { scheduling } from '@/config/scheduling';
import type { PhysicianHit } from '@/contracts/search';
import type { SoonestAnswer, SoonestQuestion, SoonestTime } from '@/contracts/soonest';
import { milesOf } from '@/domain/search/miles';
import { patientAgesField } from '@/domain/search/filters';
import { addDays, instantOf, localDateAt } from '@/lib/chicago-time';
import { fold } from '@/lib/fold';
import { jsonIn } from '@/lib/json-in';
import { err, ok, type Result } from '@/lib/result';
import { within } from '@/lib/within';
import { adaptHit } from '#services/search/adapt';
import { aroundPlace } from '#services/search/answer/near';
import { carryOut } from '#services/search/carry-out';
import { askSearch } from '#services/search/client';
import { filterQuery } from '#services/search/fields';
import { fitting, scoreField } from '#services/search/answer/fitting';
import { limitsOf, type Nearness } from '#services/search/hits-request';
import { hitsParameters } from '#services/search/parameters';
import { searchWire, textOf, type WireDocument } from '#services/search/wire';
import { nextTimes } from '#services/book/next-times';
import { isSchedulingUp } from '#services/scheduling/readiness';

/** Doctors whose times are looked up. */
const maxAsked = 10;
/** Found by words, so many are looked at before the soonest of them are taken. */
const maxMatching = 40;
/** Miles around a place. */
const radius = 25;
const nextVisitField = 'c_next_available_tdt';

type Candidate = {
  readonly hit: PhysicianHit;
  /** Miles from the visitor's place, by the names of the doctor's places as the clinic has them. */
  readonly milesAt: ReadonlyMap<string, number>;
};

/**
 * The earliest open times over all doctors who fit: of a specialty or found by a reason, for the patient's age, around a
 * place. The search index knows who fits and who is probably free first; the clinic's calendars say the times.
 * @param asked.specialties - names of specialties in the page's language: what equals one is one
 * @param until - by `performance.now()`: calendars that have not answered by then are left out
 * @returns `unavailable` while the search service or all of the calendars cannot be asked
 * @requirement I19
 */
export async function findSoonest(
  asked: SoonestQuestion & { readonly specialties: readonly string[]; readonly language: string },
  { now, until, signal }: { readonly now: number; readonly until: number; readonly signal: AbortSignal },
): Promise<Result<SoonestAnswer, 'unavailable'>> {
  const { place, language } = asked;
  const places = aroundPlace({ type: 'physician', place, radius, language });
  const near = place === '' ? undefined : await carryOut(places, signal);
  if (near && !near.ok) return err('unavailable');
  const around = near?.value;
  const shown = around ? { place: around.shown.place, isFound: around.shown.isFound } : null;
  if (around?.isEmpty) return ok({ times: [], near: shown });
  const found = await candidates(asked, { around, now, signal });
  if (!found.ok) return found;
  const { isNewPatient, isAdultPatient } = asked;
  const left = Math.max(1, until - performance.now());
  // The index hears of free visits from the calendars: while they are down, that it knows of none means nothing.
  if (found.value.length === 0) {
    const isUp = await within(isSchedulingUp(), left);
    return isUp ? ok({ times: [], near: shown }) : err('unavailable');
  }
  const npis = found.value.map(({ hit }) => hit.npi);
  const known = await nextTimes(npis, { isNewPatient, isAdultPatient, now }, left);
  if (known.providers.length === 0) return err('unavailable');
  const times = known.providers.flatMap(({ npi, times: own }) => {
    const candidate = found.value.find(({ hit }) => hit.npi === npi);
    return candidate ? own.flatMap((slot) => timeWith(candidate, slot, around)) : [];
  });
  times.sort((a, b) => a.slot.instant - b.slot.instant);
  return ok({ times, near: shown });
}

type Around = {
  readonly around: Nearness | undefined;
  readonly now: number;
  readonly signal: AbortSignal;
};

/** Doctors who fit, those who are free first before the others. */
async function candidates(
  asked: SoonestQuestion & { readonly specialties: readonly string[]; readonly language: string },
  { around, now, signal }: Around,
): Promise<Result<readonly Candidate[], 'unavailable'>> {
  const specialty = asked.specialties.find((name) => fold(name) === fold(asked.wanted));
  const filters = [
    specialty && filterQuery({ field: 'c_visible_specialties_sm', values: [specialty] }),
    filterQuery({ field: 'c_provider_has_online_scheduling_b', values: ['true'] }),
    filterQuery({ field: patientAgesField, values: [asked.isAdultPatient ? 'Adult' : 'Pediatric'] }),
    asked.isNewPatient && filterQuery({ field: 'c_accepting_new_patients_b', values: ['true'] }),
  ].filter((query) => typeof query === 'string');
  const parameters = hitsParameters({
    type: 'physician',
    model: modelNames.physician,
    query: specialty === undefined ? asked.wanted : '',
    filters: [...filters, soonQuery(now)],
    facetFields: [],
    sort: specialty === undefined ? 'score desc' : `${nextVisitField} asc`,
    start: 0,
    rows: maxMatching,
    language: asked.language,
    ...(around ? { near: limitsOf(around) } : {}),
  });
  if (specialty === undefined) parameters.set('fl', `*,${scoreField}`);
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) return err('unavailable');
  // The soonest of all would be whoever mentions the words only: a visit with the wrong doctor.
  const { docs } = answer.value.response;
  const known = (specialty === undefined ? fitting(docs) : docs).flatMap((document) => {
    const hit = adaptHit(document, 'physician', around?.kmById);
    return hit?.type === 'physician' && hit.npi !== '' ? [{ hit, milesAt: milesAt(document, around) }] : [];
  });
  return ok(known.toSorted((a, b) => startOf(a) - startOf(b)).slice(0, maxAsked));
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

/** A time with the doctor; none at a place of theirs that lies too far away. */
function timeWith(
  { hit, milesAt: known }: Candidate,
  slot: SoonestTime['slot'],
  around: Nearness | undefined,
): readonly SoonestTime[] {
  const miles = known.get(fold(slot.location)) ?? null;
  if (around?.shown.isFound && known.size > 0 && miles === null) return [];
  const { npi, title: name, specialties, phone, path, image, ratingCount, seesChildren } = hit;
  const acceptsNewPatients = hit.acceptsNewPatients !== false;
  const doctor = {
    npi,
    name,
    specialty: specialties[0] ?? '',
    phone,
    path,
    image,
    rating: ratingCount > ratingsNeeded ? hit.rating : null,
    ratingCount,
    acceptsNewPatients,
    seesChildren,
  };
  return [{ doctor, slot, miles }];
}
