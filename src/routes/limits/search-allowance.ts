import type { SearchAllowance } from '@/cms/block';
import { sharedLimit } from '#routes/limits/shared-limits';

/** The searches of one rendered page, and whether one of them was refused. */
export type CountedSearches = SearchAllowance & {
  /** Seconds until the next one is allowed; 0 where none was refused. */
  readonly retryAfterSeconds: () => number;
};

/**
 * How often pages may be rendered with a search for a network address, counted together with the searches of scripts.
 * @requirement B26
 */
export function searchAllowance(address: string): CountedSearches {
  let seconds = 0;
  return {
    take: async () => {
      const allowed = await sharedLimit('searches').take(address);
      if (!allowed.ok) seconds = allowed.retryAfterSeconds;
      return allowed.ok;
    },
    retryAfterSeconds: () => seconds,
  };
}
