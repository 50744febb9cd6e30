import { readCsv } from './read-csv.ts';
import type { ReadFile } from './lines.ts';

export const fileFormats = ['csv', 'json'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Reads the records of a file without judging them. @requirement I4 */
export async function readFile(text: string, format: FileFormat): Promise<ReadFile> {
  return format === 'csv' ? readCsv(text) : (await import('./read-json.ts')).readJson(text);
}
