import type { CareDoctor } from '@/contracts/condition-care';
import { within } from '@/lib/within';
import { careDoctor, doctorsFor, withTimes } from '#services/conditions/doctors';
import { acceptedPlans } from '#services/physicians/accepted-plans';

/** What is beside a profile waits no longer for a search, and for calendars, in milliseconds: the page comes first. */
const patience = { search: 1000, times: 700 } as const;

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
 * late is left out.
 * @requirement D8 D13
 */
export async function besideProfile(
  { npi, specialties, seesAdults, language }: AskedProfile & { readonly language: string },
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<BesideProfile> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patience.search)]);
  const wanted = {
    specialties: specialties.slice(0, 1),
    language,
    ages: seesAdults ? [] : ['Pediatric'],
    excluded: [npi],
  };
  const [found, plans] = await Promise.all([
    doctorsFor(wanted, soon),
    npi === '' ? undefined : acceptedPlans(npi, { language, signal: soon }),
  ]);
  const doctors = await within(withTimes(found.hits, { language, now }), patience.times);
  return {
    doctors: doctors ?? found.hits.map((hit) => careDoctor(hit, undefined, language)),
    plans: plans ?? [],
    isWhole: found.isWhole && doctors !== undefined,
  };
}
