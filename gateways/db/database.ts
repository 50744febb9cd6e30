import type { Kysely } from 'kysely';
import type { Ring } from './sealing/keys.ts';
import type { Tables } from './schema.ts';

/** The store under bookings, holds and requests. */
export type Database = {
  readonly engine: 'sqlite' | 'postgres';
  /** The embedded store's file. */
  readonly file?: string;
  readonly db: Kysely<Tables>;
  /** The keys of its sealed columns, which `db` seals and opens by itself. */
  readonly ring: Ring;
  readonly close: () => Promise<void>;
};

/** A store before its keys are known: nothing may be read of its sealed columns yet. */
export type Store = Omit<Database, 'ring'>;
