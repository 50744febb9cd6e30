import type { AnalyticsEvent } from '@/analytics/catalogue';
import type { CountedEvent } from '@/analytics/policy';
import type { Analytics } from '@/domain/consent';

export type { AnalyticsEvent } from '@/analytics/catalogue';

declare global {
  interface Window {
    /** For a hospital's own tag manager. Does not exist without consent. */
    analyticsQueue?: CountedEvent[];
  }
}

/** More than a page tells before the script that counts has come. */
const mostWaiting = 20;

let waiting: readonly AnalyticsEvent[] = [];
let deliver: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Tells an event. It waits in this module, where nothing else can read it, until the script that counts has come, which
 * it does after the visitor's consent alone.
 * @param analytics - of the page; without them nothing is told
 * @requirement N1 N2
 */
export function pushEvent(event: AnalyticsEvent, analytics: Analytics | undefined): void {
  if (!analytics) return;
  if (deliver) deliver(event);
  else waiting = [...waiting, event].slice(-mostWaiting);
}

/** Hands over what waits, and from now on every event at once; undefined: events wait again. @requirement N2 */
export function deliverTo(receiver: ((event: AnalyticsEvent) => void) | undefined): void {
  deliver = receiver;
  const told = waiting;
  waiting = [];
  if (receiver) told.forEach(receiver);
}
