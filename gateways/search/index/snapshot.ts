import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { atOnce, inTurns, type Steps } from '../../lib/steps.ts';

/**
 * Writes one value under a key, in turns with other work. The file is written beside its place and renamed, so a crash or
 * a power failure leaves either the old or the new one. A digest at the front reveals a broken file.
 * @throws where the file cannot be written, as on a full disk
 * @requirement B18
 */
export async function writeSnapshot(file: string, key: string, value: unknown): Promise<void> {
  const body = serialize({ key, value });
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    await writeFile(draft, await inTurns(digestSteps(body)));
    for (const part of partsOf(body, partBytes)) await appendFile(draft, part, { flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

const digestBytes = 32;
/** Node hashes and writes less than 2 GB at once. */
const partBytes = 2 ** 30;

const hashedBytes = 2 ** 20;

function* partsOf(bytes: Buffer, size: number): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

function* digestSteps(bytes: Buffer): Steps<Buffer> {
  const digest = createHash('sha256');
  for (const part of partsOf(bytes, hashedBytes)) {
    digest.update(part);
    yield;
  }
  return digest.digest();
}

function readWhole(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.allocUnsafeSlow(fstatSync(handle).size);
    for (const part of partsOf(bytes, partBytes)) {
      let read = 0;
      while (read < part.length) {
        const count = readSync(handle, part, read, part.length - read, null);
        if (count === 0) throw new Error('the file became shorter');
        read += count;
      }
    }
    return bytes;
  } finally {
    closeSync(handle);
  }
}

/**
 * Reads the value of a snapshot.
 * @param key - absent for any key
 * @returns undefined when the file is missing, broken or has another key
 * @requirement B18
 */
export function readSnapshot(file: string, key?: string): unknown {
  try {
    const bytes = readWhole(file);
    const body = bytes.subarray(digestBytes);
    if (!atOnce(digestSteps(body)).equals(bytes.subarray(0, digestBytes))) return undefined;
    const read = deserialize(body) as { readonly key: string; readonly value: unknown };
    return key === undefined || read.key === key ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the files of an interrupted write. @param kept - a file with a similar name that stays @requirement B18 */
export function removeDrafts(folder: string, kept?: string): void {
  try {
    for (const name of readdirSync(folder))
      if (name !== kept && /\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name))
        rmSync(join(folder, name), { force: true });
  } catch {
    // Without a folder there are none.
  }
}

/** A digest of the engine's code: an index built by older code is not used. @requirement B18 */
export function engineVersion(folder = join(import.meta.dirname, '..')): string {
  const digest = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) digest.update(readFileSync(join(folder, name)));
  return digest.digest('hex');
}
