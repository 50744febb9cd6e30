import { ratingsNeeded } from '@/config/search';
import type { SoonestAnswer, SoonestTime } from '@/contracts/soonest';
import { fold } from '@/lib/fold';
import { err, ok, type Result } from '@/lib/result';
import { within } from '@/lib/within';
import { aroundPlace } from '#services/search/answer/near';
import { carryOut } from '#services/search/carry-out';
import type { Nearness } from '#services/search/hits-request';
import { nextTimes } from '#services/book/next-times';
import { candidates, type Candidate, type SoonestSearch } from '#services/book/soonest-candidates';
import { isSchedulingUp } from '#services/scheduling/readiness';

/** Miles around a place. */
const radius = 25;

/**
 * The earliest open times over all doctors who fit: of a specialty or found by a reason, for the patient's age, around a
 * place. The search index knows who fits and who is probably free first; the clinic's calendars say the times.
 * @param asked.specialties - names of specialties in the page's language: what equals one is one
 * @param asked.primaryCare - those that see most complaints too, in the page's language
 * @param until - by `performance.now()`: calendars that have not answered by then are left out
 * @returns `unavailable` while the search service or all of the calendars cannot be asked
 * @requirement I19
 */
export async function findSoonest(
  asked: SoonestSearch,
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

/** A time with the doctor; none at a place of theirs that lies too far away. */
function timeWith(
  { hit, milesAt: known, isPrimaryCare }: Candidate,
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
    ...(isPrimaryCare ? { isPrimaryCare } : {}),
  };
  return [{ doctor, slot, miles }];
}
