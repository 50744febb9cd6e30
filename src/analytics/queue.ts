import { visitorConsent } from '@/analytics/gate';
import type { Analytics } from '@/domain/consent';

/**
 * The events of the site, under the names of the specification's catalogue. None of them holds what a visitor typed,
 * searched for or booked.
 * @requirement I13 N2
 */
export type AnalyticsEvent =
  | { readonly eventName: 'page view'; readonly pageSiteSection: string }
  /** A visitor watches a video; each once for a video and a page. */
  | {
      readonly eventName:
        | 'videoStart'
        | 'video 25 percent'
        | 'video 50 percent'
        | 'video 75 percent'
        | 'video complete';
      readonly videoName: string;
    }
  /** A search found nothing. */
  | { readonly eventName: 'search fail'; readonly searchNumberResults: '0' }
  /** A visitor reached a step of a booking. */
  | { readonly eventName: 'online schedule'; readonly scheduleStepName: string }
  /** A booking was sent, or cannot be made here; the reason is a word of ours. */
  | {
      readonly eventName: 'form submit';
      readonly formName: 'schedule-appointment';
      readonly scheduleSubmitStatus: 'success';
    }
  | {
      readonly eventName: 'form submit';
      readonly formName: 'schedule-appointment';
      readonly scheduleSubmitStatus: 'fail';
      readonly scheduleSubmitFailReason: string;
    }
  /** Another form was sent; `formError` names fields or a failure. */
  | { readonly eventName: 'form submit'; readonly formName: string; readonly formError?: string };

declare global {
  interface Window {
    /** For a hospital's own tag manager. Does not exist without consent. */
    analyticsQueue?: AnalyticsEvent[];
  }
}

/** Adds an event to the queue, if the visitor agreed to analytics. @requirement N2 */
export function pushEvent(event: AnalyticsEvent, analytics: Analytics): void {
  if (visitorConsent(analytics) !== 'given') return;
  window.analyticsQueue ??= [];
  window.analyticsQueue.push(event);
}
