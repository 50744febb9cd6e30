import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { cacheBlockedTimes, type BlockedTimes } from './blocked-times.ts';
import { readProviders, type StoredProvider } from './read-providers.ts';

/** The calendars of the database, in memory until another process or an import changes them. */
export type CalendarStore = {
  readonly providers: () => ReadonlyMap<string, StoredProvider>;
  readonly blockedTimes: (npi: string) => Promise<BlockedTimes>;
  /** Reads again what has changed. @returns whether anything has */
  readonly refresh: () => Promise<boolean>;
};

/** Opens the calendars of a database whose tables are up to date. @requirement I4 */
export async function openCalendarStore(db: Kysely<Tables>): Promise<CalendarStore> {
  const blockedTimes = cacheBlockedTimes(db);
  let revision = await readRevision(db);
  let providers = await readProviders(db);
  return {
    providers: () => providers,
    blockedTimes: blockedTimes.of,
    refresh: async () => {
      const latest = await readRevision(db);
      if (latest === revision) return false;
      providers = await readProviders(db);
      blockedTimes.forget();
      revision = latest;
      return true;
    },
  };
}

async function readRevision(db: Kysely<Tables>): Promise<number> {
  const state = await db.selectFrom('calendar_state').select('revision').executeTakeFirst();
  return state?.revision ?? 0;
}
