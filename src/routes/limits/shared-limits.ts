import { env } from '#config/server/env';
import { createLimiter, type Limiter } from '#routes/limits/limiter';

const minute = 60;
const hour = 3600;
/** So many visitors of one address may hold slots as much as each of them may. @decision ADR-0031 */
const visitorsOfNetwork = 5;
/** So many may send forms as much as each of them may: a hospital's guests share one address. @decision ADR-0369 */
const sendersOfNetwork = 12;

/** Limits that routes share, or whose figures come from the environment. Each is made at first use. @requirement I14 */
const makers = {
  /** By visitor, and by address; so are the other two that are sent. @decision ADR-0369 */
  bookings: () => sending(1),
  bookingsOfNetwork: () => sending(sendersOfNetwork),
  requests: () => sending(1),
  requestsOfNetwork: () => sending(sendersOfNetwork),
  savedForms: () => sending(1),
  savedFormsOfNetwork: () => sending(sendersOfNetwork),
  /** What is read and changed by the links of messages. */
  links: () => createLimiter({ points: env().LINKS_PER_TEN_MINUTES, seconds: 10 * minute }),
  /** By visitor: people of one household or clinic do not take each other's. */
  holds: () => createLimiter({ points: env().HOLDS_PER_HOUR, seconds: hour }),
  /** Calls about holds, whatever comes of them. */
  holdCalls: () => createLimiter({ points: 30 * env().HOLDS_PER_HOUR, seconds: hour }),
  /** By visitor and time: whoever takes their own time again has not tried another. */
  heldTimes: () => createLimiter({ points: 1, seconds: hour }),
  /** By visitor and provider. */
  holdsOfProvider: () => createLimiter({ points: env().HOLDS_PER_HOUR_AND_PROVIDER, seconds: hour }),
  /** By address, and by address and provider: a program that calls itself many visitors empties no calendar. */
  holdsOfNetwork: () => createLimiter({ points: visitorsOfNetwork * env().HOLDS_PER_HOUR, seconds: hour }),
  holdsOfNetworkAndProvider: () =>
    createLimiter({ points: visitorsOfNetwork * env().HOLDS_PER_HOUR_AND_PROVIDER, seconds: hour }),
  /** Addresses that are put on a waitlist; each gets a message. */
  waiting: () => createLimiter({ points: 5, seconds: hour }),
  reads: () => createLimiter({ points: env().READS_PER_MINUTE, seconds: minute }),
  searches: () => createLimiter({ points: env().SEARCHES_PER_MINUTE, seconds: minute }),
} satisfies Record<string, () => Limiter>;

function sending(senders: number): Limiter {
  return createLimiter({ points: senders * env().BOOKINGS_PER_TEN_MINUTES, seconds: 10 * minute });
}

/** How often one network address may ask: a shared limit by its name, or a limit of the route's own. */
export type Limit = keyof typeof makers | { readonly points: number; readonly seconds: number };

/** Pages and routes are bundled apart, each with a copy of this module; they count together. */
const place = Symbol.for('foyer.shared-limits');
const shared = globalThis as { [place]?: Map<string, Limiter> };
const made = (shared[place] ??= new Map());

/** A shared limit of this process. */
export function sharedLimit(name: keyof typeof makers): Limiter {
  const limiter = made.get(name) ?? makers[name]();
  made.set(name, limiter);
  return limiter;
}

/** The limiter that a route counts with, found when it is first needed: the environment is read by then. */
export function limiterOf(limit: Limit): () => Limiter {
  if (typeof limit === 'string') return () => sharedLimit(limit);
  const own = createLimiter(limit);
  return () => own;
}
