import { env } from '#config/server/env';
import { createLimiter, type Limiter } from '#services/limits/limiter';

/** What visitors may do how often; figures come from the environment. @requirement I14 */
export type SchedulingLimits = {
  readonly bookings: Limiter;
  /** What is read and changed by the links of messages. */
  readonly changes: Limiter;
  /** Joining the waitlist. */
  readonly waits: Limiter;
  /** Saving a form for later: each sends a message. */
  readonly saves: Limiter;
  readonly holds: Limiter;
  /** Calls about holds, whatever comes of them. */
  readonly holdCalls: Limiter;
  readonly holdsOfProvider: Limiter;
  readonly requests: Limiter;
  readonly reads: Limiter;
  /** Files of the published availability: all of them once in five minutes, and again. */
  readonly feed: Limiter;
  /** Calendars that ask for a visit again. */
  readonly calendars: Limiter;
};

let limits: SchedulingLimits | undefined;

/** The limits of this process, made at first use. */
export function schedulingLimits(): SchedulingLimits {
  const hour = 3600;
  limits ??= {
    bookings: createLimiter({ points: env().BOOKINGS_PER_TEN_MINUTES, seconds: 600 }),
    requests: createLimiter({ points: env().BOOKINGS_PER_TEN_MINUTES, seconds: 600 }),
    changes: createLimiter({ points: env().LINKS_PER_TEN_MINUTES, seconds: 600 }),
    waits: createLimiter({ points: 5, seconds: hour }),
    saves: createLimiter({ points: env().BOOKINGS_PER_TEN_MINUTES, seconds: 600 }),
    holds: createLimiter({ points: env().HOLDS_PER_HOUR, seconds: hour }),
    holdCalls: createLimiter({ points: 30 * env().HOLDS_PER_HOUR, seconds: hour }),
    holdsOfProvider: createLimiter({ points: env().HOLDS_PER_HOUR_AND_PROVIDER, seconds: hour }),
    calendars: createLimiter({ points: 120, seconds: 60 }),
    reads: createLimiter({ points: 120, seconds: 60 }),
    feed: createLimiter({ points: 300, seconds: 300 }),
  };
  return limits;
}
