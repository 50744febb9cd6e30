import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import { createFifoLock } from './fifo-lock.ts';

const MAX_PREPARED_STATEMENTS = 200;

/** The one connection. Statements are synchronous, so each is atomic for the process. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return Promise.resolve(this.#run<R>(query));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface demands a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The SQLite connection does not stream; read pages instead.');
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(query.sql);
    // Kysely types parameters as unknown; SQLite refuses whatever it cannot bind.
    const parameters = query.parameters as SQLInputValue[];
    if (statement.columns().length > 0) {
      // The row type is the query builder's promise, not something SQLite can state.
      return { rows: statement.all(...parameters) as R[] };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const oldest = this.#statements.keys().next();
    if (this.#statements.size >= MAX_PREPARED_STATEMENTS && !oldest.done)
      this.#statements.delete(oldest.value);
    this.#statements.set(sql, statement);
    return statement;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  readonly #queue = createFifoLock();

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.acquire();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // "immediate": the write lock is taken now, so a transaction never fails half way for want of it.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A failed commit (full disk) may have rolled back already.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    this.#queue.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
    return Promise.resolve();
  }
}

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
    return new NodeSqliteDriver(this.#database);
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
