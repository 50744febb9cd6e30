import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { recordKinds } from './records.ts';
import type { ReadFile, ReadRecord, RefusedLine } from './lines.ts';

/**
 * Reads a JSON file: an object with a list for each kind of record.
 * @returns the records, each with the line on which it begins, or why the file cannot be read
 * @requirement I4
 */
export function readJson(text: string): ReadFile {
  try {
    JSON.parse(text);
  } catch (error) {
    return refuse(1, `is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  // JSON is YAML too, and the YAML parser knows the line of each value.
  const lines = new LineCounter();
  const root = parseDocument(text, { lineCounter: lines, uniqueKeys: false }).contents;
  const lineOf = (node: unknown): number => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  if (!isMap(root)) return refuse(1, `must be an object with ${recordKinds.join(', ')}`);
  const records: ReadRecord[] = [];
  const refused: RefusedLine[] = [];
  for (const { key, value } of root.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const kind = recordKinds.find((one) => one === name);
    if (kind === undefined || !isSeq(value)) {
      refused.push({ line: lineOf(key), reason: `"${name}" is not a list of ${recordKinds.join(', ')}` });
      continue;
    }
    for (const item of value.items) {
      const fields: unknown = isMap(item) ? item.toJSON() : undefined;
      if (typeof fields === 'object' && fields !== null)
        records.push({ kind, line: lineOf(item), fields: { ...fields } });
      else refused.push({ line: lineOf(item), reason: 'is not an object' });
    }
  }
  return { records, refused };
}

function refuse(line: number, reason: string): ReadFile {
  return { records: [], refused: [{ line, reason }] };
}
