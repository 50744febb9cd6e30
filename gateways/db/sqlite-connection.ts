import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const MAX_PREPARED_STATEMENTS = 200;

/** A statement, and whether it gives rows: asking it each time makes a description of every column. */
type Prepared = { readonly statement: StatementSync; readonly givesRows: boolean };

/** The one connection to a SQLite file. Statements are synchronous, so each is atomic for the process. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Whether a transaction is open: an error may have ended it. */
  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, givesRows } = this.#prepare(query.sql);
    // Kysely types parameters as unknown; SQLite refuses whatever it cannot bind.
    const parameters = query.parameters as SQLInputValue[];
    if (givesRows) {
      // The row type is the query builder's promise, not something SQLite can state.
      return { rows: statement.all(...parameters) as R[] };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const oldest = this.#statements.keys().next();
    if (this.#statements.size >= MAX_PREPARED_STATEMENTS && !oldest.done)
      this.#statements.delete(oldest.value);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
