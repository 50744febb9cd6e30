import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import type { ReadFile } from './lines.ts';

export const fileFormats = ['csv', 'json'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Reads the records of a file without judging them. @requirement I4 */
export function readFile(text: string, format: FileFormat): ReadFile {
  return format === 'csv' ? readCsv(text) : readJson(text);
}
