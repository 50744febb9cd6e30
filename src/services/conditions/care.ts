import { modelNames } from '@/config/search';
import type { CareLink, ConditionCare } from '@/contracts/condition-care';
import type { Hit, PhysicianHit, SearchType } from '@/contracts/search';
import { doctorsFor, careDoctor, withTimes } from '#services/conditions/doctors';
import { findHits } from '#services/search/carry-out';
import { filterQuery } from '#services/search/fields';
import { within } from '@/lib/within';

/** What is beside the text waits no longer for a search, and for calendars, in milliseconds: the page comes first. */
const patience = { search: 1000, times: 700 } as const;
const shown = 3;
const childDoctorsShown = 2;
const clinicsLookedAt = 60;

type Asked = {
  readonly condition: string;
  /** Names in the page's language, the most fitting first. */
  readonly specialties: readonly string[];
  /** Those of them that treat children alone. */
  readonly childSpecialties: readonly string[];
  /** Names of the states in which trials are shown; without one all are. */
  readonly trialStatuses: readonly string[];
  readonly language: string;
};

/**
 * What goes with a condition: doctors with their next times, clinics, trials. Asked for side by side; what fails
 * or is late is left out, and the rest is there.
 * @param signal - of the page
 * @returns whether each service answered, too
 * @requirement G1
 */
export async function careFor(
  asked: Asked,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<{ readonly care: Omit<ConditionCare, 'stories'>; readonly isWhole: boolean }> {
  const { condition, specialties, childSpecialties, trialStatuses, language } = asked;
  const others = specialties.filter((name) => !childSpecialties.includes(name));
  // Where all of them are for children, the page is theirs.
  const forChildren = others.length > 0 ? childSpecialties : [];
  const forDoctors = others.length > 0 ? others : specialties;
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patience.search)]);
  const open = filterQuery({ field: 'c_status_accrual_s', values: trialStatuses });
  const place = filterQuery({ field: 'c_location_specialty_sm', values: specialties });
  const [found, young, clinics, trials] = await Promise.all([
    doctorsFor({ specialties: forDoctors, area: condition, language }, soon),
    doctorsFor({ specialties: forChildren, language, count: childDoctorsShown }, soon),
    place
      ? listed(
          'location',
          { filters: [place], rows: clinicsLookedAt, sort: 'resulttitle_s asc', language },
          soon,
        )
      : [],
    condition
      ? listed('clinicalTrial', { query: condition, filters: open ? [open] : [], language }, soon)
      : [],
  ]);
  const hits = [...found.hits, ...young.hits];
  const doctors = await within(withTimes(hits, { language, now }), patience.times);
  const shownDoctors = doctors ?? hits.map((hit) => careDoctor(hit, undefined, language));
  return {
    care: {
      doctors: shownDoctors.slice(0, found.hits.length),
      childDoctors: shownDoctors.slice(found.hits.length),
      clinics: nearDoctors(clinics ?? [], found.hits),
      trials: (trials ?? []).slice(0, shown).map(linkOf),
      specialty: forDoctors[0] ?? '',
      childSpecialty: forChildren[0] ?? '',
      condition,
      // Fewer would be a shorter list than the one that it is the whole of.
      area: found.experts >= found.hits.length ? condition : '',
    },
    isWhole: found.isWhole && young.isWhole && [doctors, clinics, trials].every((part) => part !== undefined),
  };
}

type Listed = {
  readonly query?: string;
  readonly filters?: readonly string[];
  readonly rows?: number;
  readonly sort?: string;
  readonly language: string;
};

/** Results of one type; undefined where the search did not answer in time. */
async function listed(
  type: SearchType,
  { query = '', filters = [], rows = shown, sort = 'score desc', language }: Listed,
  signal: AbortSignal,
): Promise<readonly Hit[] | undefined> {
  const model = modelNames[type];
  const found = await findHits(
    { type, model, query, filters, facetFields: [], sort, start: 0, rows, language },
    signal,
  );
  return found.ok ? found.value.hits : undefined;
}

/** The clinics at which the doctors of the page work stand first. */
function nearDoctors(clinics: readonly Hit[], doctors: readonly PhysicianHit[]): readonly CareLink[] {
  const theirs = new Set(doctors.flatMap(({ locations }) => locations));
  const isTheirs = ({ title }: Hit) => Number(theirs.has(title));
  return clinics
    .toSorted((a, b) => isTheirs(b) - isTheirs(a))
    .slice(0, shown)
    .map(linkOf);
}

function linkOf(hit: Hit): CareLink {
  const { title, path } = hit;
  const note = hit.type === 'location' ? hit.addressLines.join(', ') : '';
  return { title, path, note };
}
