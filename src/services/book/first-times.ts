import type { FirstTime, SoonestOffer, SoonestTime } from '@/contracts/soonest';
import { findSoonest } from '#services/book/soonest';

type Asking = { readonly now: number; readonly until: number; readonly signal: AbortSignal };

/**
 * The first open time of each of a few specialties, for somebody who is new here.
 * @param until - by `performance.now()`: what is not known by then has no time
 * @returns in the order of the offers; `isWhole` is false while a service could not be asked
 * @requirement I19
 */
export async function firstTimes(
  offers: readonly SoonestOffer[],
  language: string,
  asking: Asking,
): Promise<{ readonly times: readonly FirstTime[]; readonly isWhole: boolean }> {
  const found = await Promise.all(offers.map((offer) => firstOf(offer, language, asking)));
  return { times: found.map(({ time }) => time), isWhole: found.every(({ isKnown }) => isKnown) };
}

async function firstOf(offer: SoonestOffer, language: string, asking: Asking) {
  const { wanted, isForChild } = offer;
  const question = { wanted, place: '', isAdultPatient: !isForChild, isNewPatient: true };
  const answer = await findSoonest({ ...question, specialties: [wanted], language }, asking);
  const first = answer.ok ? answer.value.times[0] : undefined;
  return { time: { ...offer, ...(first ? timeOf(first) : noTime) }, isKnown: answer.ok };
}

const noTime = { slot: null, doctor: null };

/** What the page shows of a time, and no more of its doctor. */
function timeOf({ doctor, slot }: SoonestTime) {
  const { date, instant, zone, visitType, departmentId, location } = slot;
  const { name, path, image } = doctor;
  return { slot: { date, instant, zone, visitType, departmentId, location }, doctor: { name, path, image } };
}
