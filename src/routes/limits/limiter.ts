import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Whether one more is allowed; if not, after how many seconds it is. */
export type Allowance = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Counts events by key within a sliding window, in this process's memory. */
export type Limiter = {
  readonly take: (key: string) => Promise<Allowance>;
  /** Gives one back: what it was taken for did not happen. */
  readonly giveBack: (key: string) => Promise<void>;
};

/**
 * A limit of `points` events in `seconds` for each key.
 * @returns beyond the limit, `take` says in how many whole seconds the next event is free, one or more
 * @requirement I14
 */
export function createLimiter({
  points,
  seconds,
}: {
  readonly points: number;
  readonly seconds: number;
}): Limiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return { ok: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
}
