/** A row of a CSV file. `line` is where it begins, from 1. */
export type Row = { readonly line: number; readonly cells: readonly string[] };

/**
 * Cells of a CSV text (RFC 4180) by row with the line on which each row begins; empty lines are left out.
 * @returns undefined where a quoted cell is not closed
 * @requirement K6
 */
export function parseRows(text: string): Row[] | undefined {
  const rows: Row[] = [];
  let line = 1;
  let cells: string[] = [];
  let rowLine = 1;
  const cell = /"((?:[^"]|"")*)"|[^",\r\n]*/y;
  const source = text.replace(/^\uFEFF/, '');
  for (let at = 0; at <= source.length;) {
    cell.lastIndex = at;
    const [whole = '', quoted] = cell.exec(source) ?? [];
    cells.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    at += whole.length;
    const end = /^(?:,|\r?\n|$)/.exec(source.slice(at, at + 2))?.[0];
    if (end === undefined) return undefined;
    at += end.length;
    if (end === ',') continue;
    if (cells.some((text) => text.trim() !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    line += 1;
    rowLine = line;
    if (end === '') break;
  }
  return rows;
}
