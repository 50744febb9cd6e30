import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { exactBuffer } from '@/lib/exact-buffer';
import { logError } from '@/lib/log';

/** The last answer to each question, however old: for the time that its source gives none (stale-if-error). */
export type StaleAnswers<T> = {
  readonly get: (key: string) => Promise<T | undefined>;
  readonly keep: (key: string, answer: T) => void;
  /** Marks an answer as used. */
  readonly touch: (key: string) => void;
  readonly forget: (key: string) => void;
  /** Resolves when everything that was kept so far is where it outlives the process, or could not be written. */
  readonly settled: () => Promise<void>;
};

/** Stale answers in memory alone. @param maxEntries - the least recently used go first @requirement O8 */
export function staleAnswersInMemory<T extends NonNullable<unknown>>(maxEntries: number): StaleAnswers<T> {
  const answers = new LRUCache<string, T>({ max: maxEntries });
  return {
    get: (key) => Promise.resolve(answers.get(key)),
    keep: (key, answer) => void answers.set(key, answer),
    touch: (key) => void answers.get(key),
    forget: (key) => void answers.delete(key),
    settled: () => Promise.resolve(),
  };
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** Of packed answers in memory; the files hold the others. */
const maxMemoryBytes = 8 * 1024 * 1024;

type Packed = { readonly digest: string; readonly bytes: Buffer };

/**
 * Last answers that outlive the process: one packed file for each, and the used ones packed in memory. A disk that is
 * full or not to be written costs nothing but the files.
 * @param folder - made when it is needed
 * @param maxEntries - files; the oldest go first
 * @requirement O8
 */
export class StaleAnswersOnDisk<T extends NonNullable<unknown>> implements StaleAnswers<T> {
  readonly #folder: string;
  readonly #maxEntries: number;
  readonly #packed = new LRUCache<string, Packed>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  /** Texts that wait to be packed and written; undefined for a file that goes. */
  readonly #waiting = new Map<string, string | undefined>();
  #working: Promise<void> | undefined;
  #written = 0;

  constructor({ folder, maxEntries }: { readonly folder: string; readonly maxEntries: number }) {
    this.#folder = folder;
    this.#maxEntries = maxEntries;
  }

  async get(key: string): Promise<T | undefined> {
    if (this.#waiting.has(key)) return answerIn<T>(this.#waiting.get(key), key);
    const bytes = this.#packed.get(key)?.bytes ?? (await readFile(this.#fileOf(key)).catch(() => undefined));
    const text = bytes && (await unpack(bytes).catch(() => undefined))?.toString('utf8');
    return answerIn<T>(text, key);
  }

  keep(key: string, answer: T): void {
    const text = JSON.stringify([key, answer]);
    if (this.#waiting.get(key) === text || this.#packed.get(key)?.digest === digestOf(text)) return;
    this.#later(key, text);
  }

  touch(key: string): void {
    this.#packed.get(key);
  }

  forget(key: string): void {
    this.#packed.delete(key);
    this.#later(key, undefined);
  }

  async settled(): Promise<void> {
    await this.#working;
  }

  #later(key: string, text: string | undefined): void {
    this.#waiting.set(key, text);
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** One file after the other. What is kept again meanwhile is written once. */
  async #work(): Promise<void> {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const [key, text] = next;
      await (text === undefined ? this.#remove(key) : this.#write(key, text)).catch((error: unknown) =>
        logFailure(error),
      );
      if (this.#waiting.get(key) === text) this.#waiting.delete(key);
    }
  }

  async #write(key: string, text: string): Promise<void> {
    const bytes = exactBuffer(await pack(text));
    this.#packed.set(key, { digest: digestOf(text), bytes });
    const file = this.#fileOf(key);
    const draft = `${file}.${process.pid}.draft`;
    if (this.#written === 0) await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    if (this.#written % 100 === 0) await this.#dropOldest();
    this.#written += 1;
  }

  async #remove(key: string): Promise<void> {
    this.#packed.delete(key);
    await rm(this.#fileOf(key), { force: true });
  }

  async #dropOldest(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= this.#maxEntries) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.#folder, name))).mtimeMs })),
    );
    const oldest = aged.toSorted((a, b) => a.at - b.at).slice(0, names.length - this.#maxEntries);
    for (const { name } of oldest) await rm(join(this.#folder, name), { force: true });
  }

  #fileOf(key: string): string {
    return join(this.#folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json.gz`);
  }
}

/** What a text holds for a key; nothing where it was cut off. */
function answerIn<T>(text: string | undefined, key: string): T | undefined {
  if (text === undefined) return undefined;
  try {
    const [of, answer] = JSON.parse(text) as [string, T];
    return of === key ? answer : undefined;
  } catch {
    return undefined;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function logFailure(error: unknown): void {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  logError('last-good.not-written', { reason: code });
}
