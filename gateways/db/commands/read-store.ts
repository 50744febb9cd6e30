import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../open.ts';
import type { Place } from './stores.ts';

/** A database at one moment: what is written meanwhile is not seen. */
export type Snapshot = {
  /** Name of its newest migration. */
  readonly version: string;
  /** Those that others refer to come before them. */
  readonly tables: readonly string[];
  readonly rows: (table: string) => AsyncIterable<Record<string, unknown>>;
  readonly close: () => Promise<void>;
};

/** Tables that others refer to, so that a restore writes them first. */
const FIRST: readonly string[] = [
  'provider',
  'department',
  'booking',
  'hold',
  'appointment_request',
  'waiter',
];
const FETCHED_AT_ONCE = 500;
const BIGINT_OID = 20;
const VERSION = 'select name from kysely_migration order by name desc limit 1';

/** Opens a database to be read, beside gateways that work on it. @returns undefined when there is none @requirement O8 */
export function readStore(place: Place): Promise<Snapshot | undefined> {
  return place.databaseUrl.startsWith('postgres') ? readPostgres(place.databaseUrl) : readSqlite(place);
}

function ordered(names: readonly string[]): readonly string[] {
  const known = names.filter((name) => !name.startsWith('kysely_')).toSorted();
  return [...FIRST.filter((name) => known.includes(name)), ...known.filter((name) => !FIRST.includes(name))];
}

async function readSqlite(place: Place): Promise<Snapshot | undefined> {
  const file = sqliteFile(place);
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  database.exec('begin');
  const names = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const version = names.includes('kysely_migration') ? database.prepare(VERSION).get()?.['name'] : undefined;
  if (typeof version !== 'string') {
    database.close();
    return undefined;
  }
  return {
    version,
    tables: ordered(names),
    rows: async function* rows(table) {
      yield* database.prepare(`select * from "${table}"`).iterate();
    },
    close: () => Promise.resolve(database.close()),
  };
}

async function readPostgres(databaseUrl: string): Promise<Snapshot | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const found = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  const names = found.rows.map(({ name }) => name);
  const [newest] = names.includes('kysely_migration')
    ? (await client.query<{ name: string }>(VERSION)).rows
    : [];
  if (newest === undefined) {
    await client.end();
    return undefined;
  }
  return {
    version: newest.name,
    tables: ordered(names),
    rows: async function* rows(table) {
      await client.query(`declare reading no scroll cursor for select * from "${table}"`);
      for (;;) {
        const fetched = await client.query<Record<string, unknown>>(`fetch ${FETCHED_AT_ONCE} from reading`);
        if (fetched.rows.length === 0) break;
        yield* fetched.rows;
      }
      await client.query('close reading');
    },
    close: () => client.end(),
  };
}
