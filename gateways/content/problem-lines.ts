import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';

/** A position in a file: keys and indexes from the top. */
export type Place = readonly (string | number)[];

type Opened = { readonly document: Document; readonly lines: LineCounter };

/** Finds the line of a place in a file of content; 0 where the file cannot be read. Each file is read once. @requirement O2 */
export function createLineFinder(): (file: string, place: Place) => number {
  const documents = new Map<string, Opened | undefined>();
  return (file, place) => {
    if (!documents.has(file)) documents.set(file, openDocument(file));
    return lineIn(documents.get(file), place);
  };
}

function openDocument(file: string): Opened | undefined {
  try {
    const lines = new LineCounter();
    return { document: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }), lines };
  } catch {
    return undefined;
  }
}

/** The line of the deepest part of a place that exists. */
function lineIn(opened: Opened | undefined, place: Place): number {
  if (!opened) return 0;
  for (let depth = place.length; depth >= 0; depth -= 1) {
    const offset = offsetOf(opened.document, place.slice(0, depth));
    if (offset !== undefined) return opened.lines.linePos(offset).line;
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
