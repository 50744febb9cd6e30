import { createRequire } from 'node:module';
import type * as Lines from './problem-lines.ts';
import type { Place } from './problem-lines.ts';

export type { Place } from './problem-lines.ts';

const require = createRequire(import.meta.url);

/** A mistake in the content files. */
export type Problem = {
  /** Path of the file, as the loader was given it. */
  readonly file: string;
  /** 1-based; 0 where no line can be named. */
  readonly line: number;
  readonly reason: string;
};

type Found = {
  readonly file: string;
  readonly place: Place;
  readonly reason: string;
  readonly line?: number;
  readonly missing?: string;
};

/** Collects problems. Lines are looked up at the end, because files without problems do not need them. */
export class Problems {
  readonly #found: Found[] = [];
  /** Paths without extension of files that could not be read. */
  readonly #unreadable = new Set<string>();

  /**
   * @param missing - where what is missed would stand: a file without its extension, or a folder. While a file there
   *   cannot be read, that file is the cause, and this problem is not listed
   */
  add(file: string, place: Place, reason: string, missing?: string): void {
    this.#found.push({ file, place, reason, ...(missing === undefined ? {} : { missing }) });
  }

  /** A file that cannot be read: what others miss because of it is not listed. */
  addUnreadable(file: string, line: number, reason: string): void {
    this.#unreadable.add(file.replace(/\.\w+$/, ''));
    this.addAtLine(file, line, reason);
  }

  /** For files that cannot be parsed: only the line is known. */
  addAtLine(file: string, line: number, reason: string): void {
    this.#found.push({ file, place: [], reason, line });
  }

  get isEmpty(): boolean {
    return this.#found.length === 0;
  }

  /** The problems with their lines, causes first, sorted by file and line. Equal problems on one line are listed once. */
  list(): readonly Problem[] {
    if (this.isEmpty) return [];
    // Read with the first problem: the parser that knows lines is large, and content mostly has none.
    const { createLineFinder } = require('./problem-lines.ts') as typeof Lines;
    const lineOf = createLineFinder();
    const problems = this.#causes().map(({ file, place, reason, line }) => ({
      file,
      line: line ?? lineOf(file, place),
      reason,
    }));
    const once = new Map(
      problems.map((problem) => [`${problem.file}:${problem.line}:${problem.reason}`, problem]),
    );
    const isCause = ({ file }: Problem) => this.#unreadable.has(file.replace(/\.\w+$/, ''));
    return [...once.values()].sort(
      (a, b) => Number(isCause(b)) - Number(isCause(a)) || a.file.localeCompare(b.file) || a.line - b.line,
    );
  }

  /** Without the problems that only follow from a file that cannot be read. */
  #causes(): readonly Found[] {
    const unreadable = [...this.#unreadable];
    // Paths, languages and the root come from this file: without it everything else looks wrong.
    const site = unreadable.find((stem) => /(?:^|\/)site$/.test(stem));
    if (site !== undefined) return this.#found.filter(({ line }) => line !== undefined);
    return this.#found.filter(
      ({ missing }) =>
        missing === undefined ||
        !unreadable.some(
          (stem) => stem === missing || missing.startsWith(`${stem}/`) || stem.startsWith(`${missing}/`),
        ),
    );
  }
}
