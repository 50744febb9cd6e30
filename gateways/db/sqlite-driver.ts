import type { DatabaseConnection, Driver, CompiledQuery, QueryResult } from 'kysely';
import { createFifoLock } from './fifo-lock.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** Transactions that share one write to the disk, at most. */
const MAX_TOGETHER = 64;

const CHANGE = /^\s*(?:insert|update|delete)\b/i;
const QUESTION = /^\s*(?:select|with)\b/i;

/** A finished transaction whose write is to come. */
type Finished = { readonly done: () => void; readonly failed: (error: unknown) => void };

/** A caller's time with the connection. */
class Turn implements DatabaseConnection {
  /** Whether the connection went on to the next caller. */
  isOver = false;
  isTransaction = false;
  readonly #run: (turn: Turn, query: CompiledQuery) => Promise<QueryResult<unknown>>;

  constructor(run: (turn: Turn, query: CompiledQuery) => Promise<QueryResult<unknown>>) {
    this.#run = run;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(this, query) as Promise<QueryResult<R>>;
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface demands a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The SQLite connection does not stream; read pages instead.');
  }
}

/**
 * Transactions over one connection, one after the other. Those that stand in line while one runs are written to the disk
 * together with it, because the write is what takes the time: each is a savepoint inside of one real transaction. One
 * that is undone takes nobody along, and nobody hears of success before the write.
 * @requirement I14
 */
export class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #queue = createFifoLock();
  #finished: Finished[] = [];
  #isWriteSoon = false;
  /** The end of the present turn writes. */
  #isDue = false;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.acquire();
    return new Turn((turn, query) => this.#run(turn, query));
  }

  /** A change that is no part of a transaction is one by itself. Whatever is neither change nor question stands alone. */
  async #run(turn: Turn, query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (turn.isOver) {
      // Its last change let the next one in: it stands in line again.
      await this.#queue.acquire();
      turn.isOver = false;
    }
    const isChange = !turn.isTransaction && CHANGE.test(query.sql);
    if (!isChange) {
      if (!turn.isTransaction && !QUESTION.test(query.sql)) this.#write();
      return this.#connection.run(query);
    }
    await this.beginTransaction(turn);
    try {
      const result = this.#connection.run(query);
      await this.commitTransaction(turn);
      return result;
    } catch (error) {
      await this.rollbackTransaction(turn);
      throw error;
    }
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    // "immediate": the write lock is taken now, so a transaction never fails half way for want of it.
    if (!this.#connection.isTransaction) this.#connection.exec('begin immediate');
    turn.isTransaction = true;
    this.#connection.exec('savepoint turn');
    return Promise.resolve();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    this.#connection.exec('release turn');
    const written = new Promise<void>((done, failed) => this.#finished.push({ done, failed }));
    this.#end(turn);
    return written;
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    if (turn.isOver) return Promise.resolve();
    turn.isTransaction = false;
    if (!this.#connection.isTransaction) this.#lose(new Error('the store undid the whole transaction'));
    else if (this.#finished.length === 0) this.#connection.exec('rollback');
    else {
      this.#connection.exec('rollback to turn');
      this.#connection.exec('release turn');
    }
    return Promise.resolve();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    const turn = connection as Turn;
    if (!turn.isOver) this.#end(turn);
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#write();
    this.#connection.close();
    return Promise.resolve();
  }

  /** The next caller's turn. What is finished waits for those whose requests are coming in just now. */
  #end(turn: Turn): void {
    turn.isOver = true;
    turn.isTransaction = false;
    if (this.#isDue || this.#finished.length >= MAX_TOGETHER) this.#write();
    else if (this.#finished.length > 0 && !this.#isWriteSoon) {
      this.#isWriteSoon = true;
      setImmediate(() => this.#writeSoon());
    }
    this.#queue.release();
  }

  #writeSoon(): void {
    this.#isWriteSoon = false;
    // In the middle of somebody's transaction nothing can be written: its end does it.
    if (this.#queue.isHeld()) this.#isDue = true;
    else this.#write();
  }

  #write(): void {
    this.#isDue = false;
    if (this.#finished.length === 0) return;
    try {
      this.#connection.exec('commit');
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('rollback');
      this.#lose(error);
      return;
    }
    for (const { done } of this.#finished.splice(0)) done();
  }

  /** What was finished and not written is undone. */
  #lose(error: unknown): void {
    for (const { failed } of this.#finished.splice(0)) failed(error);
  }
}
