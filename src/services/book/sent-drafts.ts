import { LRUCache } from 'lru-cache';
import type { BookAnswer } from '@/contracts/scheduling';
import { processWide } from '#gateway/process-wide';

/** As long as the gateway knows the key of a draft at least. */
const keptMs = 24 * 3_600_000;

/** Names of drafts, and nothing of what they book. */
const sent = processWide(
  'drafts that may be booked',
  () => new LRUCache<string, true>({ max: 20_000, ttl: keptMs }),
);

/**
 * Whether a former try of this draft may have been booked, as far as this process knows. A later try that does not
 * reach the gateway says nothing about it.
 * @requirement I14 I15
 */
export function mayBeBooked(draftId: string): boolean {
  return sent.has(draftId);
}

/** Notes what a try of a draft left behind. @requirement I14 */
export function noteTry(draftId: string, outcome: 'mayBeBooked' | 'notBooked'): void {
  if (outcome === 'mayBeBooked') sent.set(draftId, true);
  else sent.delete(draftId);
}

/** What came, or comes, of bookings that were sent: reference and link of a visit, and nothing of its patient. */
const answers = processWide(
  'answers to bookings',
  () => new LRUCache<string, Promise<BookAnswer>>({ max: 5_000, ttl: 3_600_000 }),
);

/** Keeps what comes of a booking that is on its way, for an hour. @requirement I14 */
export function keepSent(draftId: string, answer: Promise<BookAnswer>): void {
  answers.set(draftId, answer);
}

/** What came of a booking that this process has sent, or what will. @requirement I14 I15 */
export function sentBooking(draftId: string): Promise<BookAnswer> | undefined {
  return answers.get(draftId);
}
