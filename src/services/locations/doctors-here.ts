import type { CareDoctor } from '@/contracts/condition-care';
import { careDoctor, doctorsFor, maxLookedAt } from '#services/conditions/doctors';
import { leadingDoctors } from '#services/locations/leading-doctors';

const shown = 3;

/** A place's page waits no longer for the search, in milliseconds. */
const patienceMs = 1000;

/**
 * Some doctors who work at a place, of its largest specialties, in each whoever is free soonest. Without times: they may
 * be for another place.
 * @param id - item id of the place
 * @requirement E2
 */
export async function doctorsHere(
  id: string,
  { language, signal }: { readonly language: string; readonly signal: AbortSignal },
): Promise<{ readonly doctors: readonly CareDoctor[]; readonly isWhole: boolean }> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const wanted = { specialties: [], placeId: id, language, count: maxLookedAt };
  const { hits, isWhole } = await doctorsFor(wanted, soon);
  // The place is called, not each of them.
  return {
    doctors: leadingDoctors(hits, shown).map((hit) => ({
      ...careDoctor(hit, undefined, language),
      phone: '',
    })),
    isWhole,
  };
}
