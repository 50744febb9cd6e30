import type { CareDoctor } from '@/contracts/condition-care';
import { careDoctor, doctorsFor } from '#services/conditions/doctors';

/** A place's page waits no longer for the search, in milliseconds. */
const patienceMs = 1000;

/**
 * Some doctors who work at a place, those who are free soonest first. Without times: they may be for another place.
 * @param id - item id of the place
 * @requirement E2
 */
export async function doctorsHere(
  id: string,
  { language, signal }: { readonly language: string; readonly signal: AbortSignal },
): Promise<{ readonly doctors: readonly CareDoctor[]; readonly isWhole: boolean }> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const { hits, isWhole } = await doctorsFor({ specialties: [], placeId: id, language }, soon);
  // The place is called, not each of them.
  return { doctors: hits.map((hit) => ({ ...careDoctor(hit, undefined, language), phone: '' })), isWhole };
}
