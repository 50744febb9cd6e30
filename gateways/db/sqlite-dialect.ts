import type { DatabaseSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
} from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteDriver } from './sqlite-driver.ts';

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver queues callers itself, in order; Kysely's own lock lets newcomers overtake. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls schema changes back like any other; a migration cut off by a crash leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely over Node's own `node:sqlite`: one connection, callers served in the order they came.
 * @param database - an open database; the dialect closes it with `Kysely.destroy()`
 */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new SqliteDriver(new SqliteConnection(this.#database));
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new NodeSqliteAdapter();
  }

  // Kysely hands its database over without knowing the tables.
  // oxlint-disable-next-line typescript/no-explicit-any -- Kysely's own interface says Kysely<any>
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
