import { join } from 'node:path';
import type { Environment } from '../../config/env.ts';
import type { KeySource } from '../sealing/keys.ts';

/** One database of the gateways. */
export type Place = {
  /** `shared`, or the gateway whose own it is. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
};

/** Where the gateways keep everything, and with which keys. */
export type Places = {
  readonly engine: 'sqlite' | 'postgres';
  readonly dataDir: string;
  readonly keys: KeySource;
  readonly places: readonly Place[];
};

/** The databases of an environment: one on PostgreSQL, one file for each gateway otherwise. @requirement O8 */
export function placesOf(environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR' | 'DATA_KEYS'>): Places {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
  const keys = { given: environment.DATA_KEYS, folder: dataDir };
  const engine = databaseUrl.startsWith('postgres') ? 'postgres' : 'sqlite';
  if (databaseUrl !== '')
    return { engine, dataDir, keys, places: [{ name: 'shared', databaseUrl, dataDir }] };
  const places = [
    { name: 'scheduling', databaseUrl, dataDir },
    { name: 'forms', databaseUrl, dataDir: join(dataDir, 'forms') },
    { name: 'collector', databaseUrl, dataDir: join(dataDir, 'collector') },
  ];
  return { engine, dataDir, keys, places };
}

/** What stops a command that a person started. Its message is all that they are told. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
