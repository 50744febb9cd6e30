import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStore, sqliteFile } from '../open.ts';
import { backupLines, type BackupLine } from './backup-lines.ts';
import { restoreRows } from './restore-rows.ts';
import { CommandError, type Place, type Places } from './stores.ts';

/**
 * Restores a backup where no database is yet. Stopped half way, it is started again: on PostgreSQL it is one transaction; files
 * are written aside, and get their names when all of them are whole.
 * @throws CommandError when there is a database, or the file is no whole backup; DataKeyError when its keys are not given
 * @requirement I14
 */
export async function restore(places: Places, file: string): Promise<void> {
  const lines = backupLines(file);
  const first = await nextOf(lines);
  if (first === undefined || !('foyer' in first)) throw new CommandError(`${file} is no backup.`);
  if (first.engine !== places.engine)
    throw new CommandError(
      `The backup is of ${first.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}; DATABASE_URL names the other one.`,
    );
  if (places.engine === 'postgres') await restoreShared(places, lines);
  else await restoreFiles(places, { lines, made: first.made });
}

async function nextOf(lines: AsyncGenerator<BackupLine>): Promise<BackupLine | undefined> {
  const { value, done } = await lines.next();
  return done === true ? undefined : value;
}

async function restoreShared({ places, keys }: Places, lines: AsyncGenerator<BackupLine>): Promise<void> {
  const [place] = places;
  const line = await nextOf(lines);
  if (place === undefined || line === undefined || !('store' in line)) return;
  const store = await openStore(place);
  try {
    await restoreRows(store, line.version, { lines: checkedToTheEnd(lines), keys });
  } finally {
    await store.close();
  }
}

/** The transaction ends when the backup turned out to be whole. */
async function* checkedToTheEnd(lines: AsyncGenerator<BackupLine>): AsyncGenerator<BackupLine> {
  for await (const line of lines) if (!('end' in line)) yield line;
}

async function restoreFiles(
  { places, dataDir, keys }: Places,
  { lines, made }: { readonly lines: AsyncGenerator<BackupLine>; readonly made: string },
): Promise<void> {
  const aside = join(dataDir, 'restore.part');
  const whole = join(aside, 'whole');
  if (existsSync(whole) && readFileSync(whole, 'utf8') === made) return moveIntoPlace(places, aside);
  if (existsSync(whole))
    throw new CommandError(
      `Another backup is half restored in ${aside}: restore that one first, or delete the folder.`,
    );
  const there = places.find((place) => existsSync(sqliteFile(place)));
  if (there)
    throw new CommandError(
      `${sqliteFile(there)} is there: a backup is restored only where no database is. Nothing was changed.`,
    );
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  let line = await nextOf(lines);
  while (line !== undefined && 'store' in line) {
    const store = await openStore({ databaseUrl: '', dataDir: join(aside, line.store) });
    try {
      line = await restoreRows(store, line.version, { lines, keys });
    } finally {
      await store.close();
    }
  }
  // Reads what is left, so that a backup that is cut off is refused.
  while ((await nextOf(lines)) !== undefined);
  writeFileSync(whole, made, { flush: true });
  moveIntoPlace(places, aside);
}

function moveIntoPlace(places: readonly Place[], aside: string): void {
  // The bookings' file comes last: while it is missing, a restore is known not to be over.
  for (const place of places.toReversed()) {
    const restored = join(aside, place.name, 'foyer.db');
    if (!existsSync(restored)) continue;
    const file = sqliteFile(place);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    renameSync(restored, file);
  }
  rmSync(aside, { recursive: true });
}
