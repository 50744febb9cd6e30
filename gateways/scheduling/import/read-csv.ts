import { parseRows } from '../../lib/csv.ts';
import { columnsOf, recordKinds, type RecordKind } from './records.ts';
import type { ReadFile } from './lines.ts';

/**
 * Reads a CSV file (RFC 4180, UTF-8) of one kind of record, which its header tells.
 * @returns the records, or why the file as a whole cannot be read
 * @requirement I4
 */
export function readCsv(text: string): ReadFile {
  const rows = parseRows(text);
  if (rows === undefined)
    return { records: [], refused: [{ line: 1, reason: 'a quoted cell is not closed' }] };
  const [header, ...lines] = rows;
  const columns = header?.cells.map((cell) => cell.trim()) ?? [];
  const kind = recordKinds.find((one) => isHeaderOf(one, columns));
  if (kind === undefined)
    return { records: [], refused: [{ line: 1, reason: `the header is not one of ${headers()}` }] };
  const refused = lines.flatMap(({ line, cells }) =>
    cells.length === columns.length
      ? []
      : [{ line, reason: `has ${cells.length} cells where the header has ${columns.length}` }],
  );
  const records = lines
    .filter(({ cells }) => cells.length === columns.length)
    .map(({ line, cells }) => ({
      kind,
      line,
      fields: Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? ''])),
    }));
  return { records, refused };
}

function isHeaderOf(kind: RecordKind, columns: readonly string[]): boolean {
  const known = columnsOf[kind];
  return columns.length === known.length && known.every((column) => columns.includes(column));
}

function headers(): string {
  return recordKinds.map((kind) => `"${columnsOf[kind].join(',')}"`).join(', ');
}
