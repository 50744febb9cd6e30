import type { CareDoctor } from '@/contracts/condition-care';
import type { PhysicianHit } from '@/contracts/search';
import { within } from '@/lib/within';
import { answerCache } from '#gateway/answer-cache';
import { careDoctor, doctorsFor, withTimes } from '#services/conditions/doctors';
import { acceptedPlans } from '#services/physicians/accepted-plans';

/** What is beside a profile waits no longer for a search, and for calendars, in milliseconds: the page comes first. */
const patience = { search: 1000, times: 700 } as const;

/** While the search service gives no answer, a page shows whom it showed before: it does not change under its reader. */
const keptDoctors = answerCache<readonly PhysicianHit[]>('beside-profile', {
  maxEntries: 500,
  freshMs: 30_000,
});
const keptPlans = answerCache<readonly string[]>('accepted-plans', { maxEntries: 2000, freshMs: 30_000 });

export type AskedProfile = {
  readonly npi: string;
  /** Names in the page's language. */
  readonly specialties: readonly string[];
  readonly seesAdults: boolean;
};

export type BesideProfile = {
  /** Of the same specialty, whoever is free soonest first. */
  readonly doctors: readonly CareDoctor[];
  /** Names of plans that the index knows of, in the page's language. */
  readonly plans: readonly string[];
  readonly isWhole: boolean;
};

/**
 * What others know of a physician: doctors of their specialty who are free next, and the plans in the index. What fails or is
 * late is as it was before, and left out where nothing is known.
 * @requirement D8 D13
 */
export async function besideProfile(
  { npi, specialties, seesAdults, language }: AskedProfile & { readonly language: string },
  { now }: { readonly now: number },
): Promise<BesideProfile> {
  // Others may wait for the same answer: no visitor who goes ends it for them.
  const soon = () => AbortSignal.timeout(patience.search);
  const wanted = {
    specialties: specialties.slice(0, 1),
    language,
    ages: seesAdults ? [] : ['Pediatric'],
    excluded: [npi],
  };
  const [hits, plans] = await Promise.all([
    keptDoctors.get(JSON.stringify(wanted), async () => {
      const found = await doctorsFor(wanted, soon());
      return found.isWhole ? found.hits : undefined;
    }),
    npi === ''
      ? undefined
      : keptPlans.get(`${npi} ${language}`, () => acceptedPlans(npi, { language, signal: soon() })),
  ]);
  if (!hits) return { doctors: [], plans: plans ?? [], isWhole: false };
  const doctors = await within(withTimes(hits, { language, now }), patience.times);
  return {
    doctors: doctors ?? hits.map((hit) => careDoctor(hit, undefined, language)),
    plans: plans ?? [],
    isWhole: doctors !== undefined,
  };
}
