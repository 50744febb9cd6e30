import { findingKinds } from './finding.ts';
import type { Report } from './report.ts';

/**
 * The report as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need to read Arabic. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe.
 * @requirement O6
 */
export function reportCsv({ findings }: Report): string {
  const rows = findings.map(({ owner, page, title, language, kind, what, file }) => [
    owner,
    page,
    title,
    language,
    findingKinds[kind],
    what,
    file,
  ]);
  const head = ['owner', 'page', 'title', 'language', 'finding', 'what', 'file'];
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
