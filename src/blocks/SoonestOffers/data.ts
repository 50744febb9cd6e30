import type { Loader } from '@/cms/block';
import type { FirstTime } from '@/contracts/soonest';
import { offersOf } from '@/features/book/model/soonest-offers';
import { firstTimes } from '#services/book/first-times';

/** A page waits two seconds for its blocks; times are the lesser part of this one. */
const withinMs = 900;

/** The first open time of each offer. What is not known in time is left out: the offer leads to the list all the same. @requirement I19 */
export const load: Loader<readonly FirstTime[]> = async ({ rendering, language, signal }) => {
  const until = performance.now() + withinMs;
  const found = await firstTimes(offersOf(rendering.fields), language, { now: Date.now(), until, signal });
  return { ok: true, data: found.times, isPartial: !found.isWhole };
};
