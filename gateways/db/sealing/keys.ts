import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A key of 32 bytes, and the name under which values say that it sealed them. */
export type DataKey = { readonly id: string; readonly key: KeyObject };

/** Where keys come from. */
export type KeySource = {
  /** `DATA_KEYS`: `name:base64` of 32 bytes, several with commas between them; empty: the file in `folder`. */
  readonly given: string;
  /** Folder of the key file that is made where no key is given. */
  readonly folder: string;
};

/** The keys of a database. */
export type Ring = {
  /** Seals what is written. */
  readonly current: DataKey;
  /** Open what is read. */
  readonly keys: readonly DataKey[];
  /** Of the digests by which sealed values are found. It never changes, so that a digest written once stays true. */
  readonly secret: KeyObject;
};

const KEY_BYTES = 32;
const WRITTEN_KEY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/;
const FILE_NAME = 'data.key';

/** The keys cannot be those of the database. Its message is for whoever starts the program and names no key's bytes. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError';
}

/**
 * Reads keys as `DATA_KEYS` has them; the first one seals, all of them open.
 * @returns undefined when one is not `name:base64` of 32 bytes, or two have one name
 * @requirement N3
 */
export function parseKeys(written: string): readonly DataKey[] | undefined {
  const keys: DataKey[] = [];
  for (const part of written.split(',')) {
    const [, id, base64] = WRITTEN_KEY.exec(part.trim()) ?? [];
    if (id === undefined || base64 === undefined || keys.some((key) => key.id === id)) return undefined;
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length !== KEY_BYTES) return undefined;
    // Made once: from plain bytes each use would make one, which takes four times as long as sealing.
    keys.push({ id, key: createSecretKey(bytes) });
  }
  return keys;
}

/**
 * The keys that were given, else those of the key file.
 * @param mayMake - whether a key file may be made: no value was sealed before. It gets mode 0600.
 * @throws DataKeyError when a key is malformed, or the file is gone
 * @requirement I14
 */
export function dataKeys(source: KeySource, mayMake: boolean): readonly DataKey[] {
  if (source.given !== '') return requireKeys(source.given, 'DATA_KEYS');
  const file = join(source.folder, FILE_NAME);
  if (existsSync(file)) return requireKeys(readFileSync(file, 'utf8').trim(), file);
  if (!mayMake)
    throw new DataKeyError(
      `The key file ${file} is missing, and the database was written with it: put it back, or set DATA_KEYS. Nothing was changed.`,
    );
  return requireKeys(makeKeyFile(source.folder, file), file);
}

function requireKeys(written: string, place: string): readonly DataKey[] {
  const keys = parseKeys(written);
  if (keys === undefined) throw new DataKeyError(`${place} must hold ${KEY_FORM}.`);
  return keys;
}

/** What a list of keys looks like, for messages. */
export const KEY_FORM =
  'keys as name:base64 of 32 bytes, with commas between them; each name once, of a to z, 0 to 9 and -';

/** A key in the form that `DATA_KEYS` takes. @requirement N3 */
export function writtenKey({ id, key }: DataKey): string {
  return `${id}:${key.export().toString('base64')}`;
}

function makeKeyFile(folder: string, file: string): string {
  const written = writtenKey({
    id: `file-${randomBytes(4).toString('hex')}`,
    key: createSecretKey(randomBytes(KEY_BYTES)),
  });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Two programs that start at once: the second one finds the file and fails, and is started again.
  const made = openSync(file, 'wx', 0o600);
  try {
    writeSync(made, `${written}\n`);
    // The first value that it seals must not outlive it.
    fsyncSync(made);
  } finally {
    closeSync(made);
  }
  return written;
}
