import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';

/** A mistake in the content files. */
export type Problem = {
  /** Path of the file, as the loader was given it. */
  readonly file: string;
  /** 1-based; 0 where no line can be named. */
  readonly line: number;
  readonly reason: string;
};

/** A position in a file: keys and indexes from the top. */
export type Place = readonly (string | number)[];

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
    const documents = new Map<
      string,
      { readonly document: Document; readonly lines: LineCounter } | undefined
    >();
    const open = (file: string) => {
      if (!documents.has(file)) documents.set(file, openDocument(file));
      return documents.get(file);
    };
    const problems = this.#causes().map(({ file, place, reason, line }) => ({
      file,
      line: line ?? lineOf(open(file), place),
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

function openDocument(
  file: string,
): { readonly document: Document; readonly lines: LineCounter } | undefined {
  try {
    const lines = new LineCounter();
    return { document: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }), lines };
  } catch {
    return undefined;
  }
}

/** The line of the deepest part of a place that exists. */
function lineOf(
  open: { readonly document: Document; readonly lines: LineCounter } | undefined,
  place: Place,
): number {
  if (!open) return 0;
  for (let depth = place.length; depth >= 0; depth -= 1) {
    const offset = offsetOf(open.document, place.slice(0, depth));
    if (offset !== undefined) return open.lines.linePos(offset).line;
  }
  return 1;
}

function offsetOf(document: Document, place: Place): number | undefined {
  if (place.length === 0) return (document.contents as Node | null)?.range?.[0];
  const parent = place.length === 1 ? document.contents : document.getIn(place.slice(0, -1), true);
  const last = place.at(-1);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === last);
    return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  }
  return (document.getIn(place, true) as Node | undefined)?.range?.[0];
}
