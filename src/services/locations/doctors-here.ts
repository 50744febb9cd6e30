import type { CareDoctor } from '@/contracts/condition-care';
import type { PhysicianHit } from '@/contracts/search';
import { within } from '@/lib/within';
import { careDoctor, doctorsFor, maxLookedAt, timesOfDoctors } from '#services/conditions/doctors';
import { leadingDoctors, whoStandsFor } from '#services/locations/leading-doctors';

const shown = 3;
/** Whoever is free first anywhere is asked first: of so many, three are free here. */
const asked = 8;

/** A place's page waits no longer for the search, and for calendars, in milliseconds. */
const patience = { search: 1000, times: 700 } as const;

/**
 * The doctors who are free soonest at a place, with their times there. Where their calendars say none in time, some who work
 * there, of its largest specialties.
 * @param place.names - of the place, as the clinic may have it: times elsewhere are left out
 * @requirement E2
 */
export async function doctorsHere(
  place: { readonly id: string; readonly names: readonly string[] },
  {
    language,
    now,
    signal,
  }: { readonly language: string; readonly now: number; readonly signal: AbortSignal },
): Promise<{ readonly doctors: readonly CareDoctor[]; readonly isWhole: boolean }> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patience.search)]);
  const wanted = { specialties: [], placeId: place.id, language, count: maxLookedAt };
  const { hits, isWhole } = await doctorsFor(wanted, soon);
  const open = whoStandsFor(hits.filter(({ acceptsNewPatients }) => acceptsNewPatients !== false));
  const known = await within(timesOfDoctors(open.slice(0, asked), { now, at: place.names }), patience.times);
  const start = ({ npi }: PhysicianHit) => known?.get(npi)?.times[0]?.instant ?? Infinity;
  const soonest = open
    .filter((hit) => start(hit) < Infinity)
    .toSorted((one, other) => start(one) - start(other))
    .slice(0, shown);
  const others = hits.filter((hit) => !soonest.includes(hit));
  const all = [...soonest, ...leadingDoctors(others, shown - soonest.length)];
  // The place is called, not each of them.
  return {
    doctors: all.map((hit) => ({ ...careDoctor(hit, known?.get(hit.npi), language), phone: '' })),
    isWhole: isWhole && known !== undefined,
  };
}
