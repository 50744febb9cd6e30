import { visitorConsent } from '@/analytics/gate';
import type { Measuring } from '@/lib/consent';

/** The names of all events are settled; each comes with the part of the site that sends it. */
export type AnalyticsEvent =
  | { readonly eventName: 'page view'; readonly pageSiteSection: string }
  /** A search found nothing. */
  | { readonly eventName: 'search fail'; readonly resultCount: '0' }
  /** A step of a booking was reached; the step alone. */
  | { readonly eventName: 'online schedule'; readonly scheduleStep: string }
  /** `formError` names fields or what went wrong; never what was typed. */
  | { readonly eventName: 'form submit'; readonly formName: string; readonly formError?: string };

declare global {
  interface Window {
    /** Read by a hospital's own tag manager. Without consent it does not exist. */
    analyticsQueue?: AnalyticsEvent[];
  }
}

/** Puts an event into the queue, if the visitor agreed to be counted. @requirement N2 */
export function pushEvent(event: AnalyticsEvent, measuring: Measuring): void {
  if (visitorConsent(measuring) !== 'given') return;
  window.analyticsQueue ??= [];
  window.analyticsQueue.push(event);
}
