import pg from 'pg';

/** More different statements than the gateways have; beyond it they are sent whole, so that no connection fills up. */
const MAX_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  // A column that a newer program adds would change what such a statement answers, and its plan would be refused.
  if (text.includes('*')) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `foyer_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * A connection that has the database read each statement once. A booking is nine statements: reading them took a quarter
 * of its time. A connection that is lost fails its statement and nothing else.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens only while the connection is idle; the statement is told by itself. Unheard, this ends the process.
    this.on('error', () => {});
  }

  // The driver's overloads end in one that takes anything.
  override query(...given: readonly unknown[]): never {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 && nameOf(text);
    const asked = name ? [{ name, text, values: values as unknown[] }, ...rest] : given;
    const answer = (super.query as (...all: readonly unknown[]) => unknown).apply(this, asked as unknown[]);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpWhenSilent(error));
    return answer as never;
  }

  /** The driver leaves a connection in use whose statement may still be answered: the next one would wait behind it. */
  #giveUpWhenSilent(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') void this.end();
  }
}
