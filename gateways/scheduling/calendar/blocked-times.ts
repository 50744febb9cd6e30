import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/**
 * The times that are taken in a provider's own calendar, in order, without overlaps. Instants in milliseconds since
 * 1970; entry n lasts from `starts[n]` to `ends[n]`.
 */
export type BlockedTimes = { readonly starts: readonly number[]; readonly ends: readonly number[] };

/** Reads a provider's blocked times from the database, once until they are forgotten. */
export type BlockedTimesCache = {
  readonly of: (npi: string) => Promise<BlockedTimes>;
  /** To be called when the tables have changed. */
  readonly forget: () => void;
};

/**
 * Blocked times in memory, one entry for each provider. Parallel calls for the same provider read once.
 * @returns a cache whose `of` rejects as the database does; a failed read is not kept
 * @requirement I4
 */
export function cacheBlockedTimes(db: Kysely<Tables>): BlockedTimesCache {
  const known = new Map<string, Promise<BlockedTimes>>();
  return {
    of: (npi) => {
      const cached = known.get(npi);
      if (cached !== undefined) return cached;
      const read = readBlockedTimes(db, npi);
      known.set(npi, read);
      // A failed read is tried again by the next caller.
      read.catch(() => known.delete(npi));
      return read;
    },
    forget: () => known.clear(),
  };
}

async function readBlockedTimes(db: Kysely<Tables>, npi: string): Promise<BlockedTimes> {
  const rows = await db
    .selectFrom('blocked_time')
    .select(['starts_at', 'ends_at'])
    .where('npi', '=', npi)
    .orderBy('starts_at')
    .execute();
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { starts_at, ends_at } of rows) {
    const last = ends.length - 1;
    if (last >= 0 && starts_at <= (ends[last] ?? 0)) ends[last] = Math.max(ends[last] ?? 0, ends_at);
    else {
      starts.push(starts_at);
      ends.push(ends_at);
    }
  }
  return { starts, ends };
}

/** Whether any part of the time from `startsAt` to `endsAt` (not included) is blocked. @requirement I4 */
export function isBlocked({ starts, ends }: BlockedTimes, startsAt: number, endsAt: number): boolean {
  // The last blocked time that starts before the end is the only one that can reach into the time.
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < endsAt) low = middle + 1;
    else high = middle;
  }
  return low > 0 && (ends[low - 1] ?? 0) > startsAt;
}
