import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FORMAT } from './backup-lines.ts';
import { readStore } from './read-store.ts';
import { CommandError, type Places } from './stores.ts';

/**
 * Writes everything that the gateways keep to one file (mode 0600), while they run. Sealed values stay sealed. The file has its
 * name only when it is whole: what a stopped run leaves ends in `.part`.
 * @returns how many rows it holds, and whether anything in it is sealed
 * @throws CommandError when the file is there already, or there is nothing to be kept
 * @requirement I14
 */
export async function backUp(
  { engine, places }: Places,
  file: string,
): Promise<{ readonly rows: number; readonly isSealed: boolean }> {
  if (existsSync(file)) throw new CommandError(`${file} is there already: name another file.`);
  const count = { rows: 0, stores: 0, isSealed: false };
  async function* lines() {
    yield { foyer: FORMAT, engine, made: new Date().toISOString() };
    for (const place of places) {
      const snapshot = await readStore(place);
      if (snapshot === undefined) continue;
      count.stores += 1;
      yield { store: place.name, version: snapshot.version };
      for (const table of snapshot.tables) {
        yield { table };
        for await (const row of snapshot.rows(table)) {
          count.rows += 1;
          count.isSealed ||= table === 'data_key';
          yield { row };
        }
      }
      await snapshot.close();
    }
    yield { end: count.rows };
  }
  async function* text() {
    for await (const line of lines()) yield `${JSON.stringify(line)}\n`;
  }
  const part = `${file}.part`;
  await rm(part, { force: true });
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
  if (count.stores === 0) {
    await rm(part);
    throw new CommandError('There is no database yet: nothing to back up.');
  }
  await rename(part, file);
  await keepName(dirname(file));
  return count;
}

/** A new name is on the disk when its folder is. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
