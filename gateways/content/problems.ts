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

/** Collects problems. Lines are looked up at the end, because files without problems do not need them. */
export class Problems {
  readonly #found: {
    readonly file: string;
    readonly place: Place;
    readonly reason: string;
    readonly line?: number;
  }[] = [];

  add(file: string, place: Place, reason: string): void {
    this.#found.push({ file, place, reason });
  }

  /** For files that cannot be parsed: only the line is known. */
  addAtLine(file: string, line: number, reason: string): void {
    this.#found.push({ file, place: [], reason, line });
  }

  get isEmpty(): boolean {
    return this.#found.length === 0;
  }

  /** The problems with their lines, sorted by file and line. Equal problems on one line are listed once. */
  list(): readonly Problem[] {
    const documents = new Map<
      string,
      { readonly document: Document; readonly lines: LineCounter } | undefined
    >();
    const open = (file: string) => {
      if (!documents.has(file)) documents.set(file, openDocument(file));
      return documents.get(file);
    };
    const problems = this.#found.map(({ file, place, reason, line }) => ({
      file,
      line: line ?? lineOf(open(file), place),
      reason,
    }));
    const once = new Map(
      problems.map((problem) => [`${problem.file}:${problem.line}:${problem.reason}`, problem]),
    );
    return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
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
