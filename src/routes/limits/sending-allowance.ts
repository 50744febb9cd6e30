import type { Result } from '@/lib/result';
import type { Sender } from '#routes/limits/sender';
import { takeAll } from '#routes/limits/take-all';

/** What is sent, each with a limit for its visitor and a wide one for their network. */
const limits = {
  bookings: ['bookings', 'bookingsOfNetwork'],
  requests: ['requests', 'requestsOfNetwork'],
  savedForms: ['savedForms', 'savedFormsOfNetwork'],
} as const;

export type Sent = keyof typeof limits;

/** Whether a limit counts by visitor. */
export function isSent(limit: unknown): limit is Sent {
  return typeof limit === 'string' && Object.hasOwn(limits, limit);
}

/**
 * Counts a form or booking: for the visitor, and loosely for their network address.
 * @returns how to give it back, for one that reached nobody; else after how many seconds to come again
 * @requirement I14 K10
 * @decision ADR-0369
 */
export function takeSending(
  sent: Sent,
  { address, visitor }: Sender,
): Promise<Result<() => Promise<void>, number>> {
  const [ofVisitor, ofNetwork] = limits[sent];
  return takeAll([
    [ofVisitor, visitor ?? `without a name|${address}`],
    [ofNetwork, address],
  ]);
}
