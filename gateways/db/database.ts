import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** The store under bookings, holds and requests. */
export type Database = {
  readonly engine: 'sqlite' | 'postgres';
  /** The embedded store's file. */
  readonly file?: string;
  readonly db: Kysely<Tables>;
  readonly close: () => Promise<void>;
};
