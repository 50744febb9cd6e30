import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Files above it are refused: an import holds all of its file in memory. */
export const MAX_FILE_BYTES = 200_000_000;

/** A file that an import cannot begin with. The message is a sentence for whoever runs the command. */
export class UnreadableFileError extends Error {}

/**
 * The text of an import's file: UTF-8, with or without a byte order mark; gzipped if its name ends with `.gz`.
 * @throws UnreadableFileError
 * @requirement F2 D2 E1
 */
export function readInput(file: string): string {
  const tooBig = () => new UnreadableFileError(`${file} has more than ${MAX_FILE_BYTES} bytes.`);
  let bytes: Buffer;
  try {
    if (statSync(file).size > MAX_FILE_BYTES) throw tooBig();
    bytes = readFileSync(file);
    if (file.endsWith('.gz')) bytes = gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES });
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    if (error instanceof RangeError) throw tooBig();
    throw new UnreadableFileError(`${file} cannot be read.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFileError(`${file} is not UTF-8: save it as UTF-8, in Excel as "CSV UTF-8".`);
  }
}

/** The value of a JSON file. @throws UnreadableFileError @requirement F2 D2 E1 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readInput(file));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`${file} is not JSON.`);
  }
}
