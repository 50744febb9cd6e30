import { existsSync } from 'node:fs';
import { environmentOrExit } from '../../config/env.ts';
import { openDatabase, sqliteFile } from '../open.ts';
import { DataDirectoryInUseError } from '../process-lock.ts';
import { DataKeyError } from '../sealing/keys.ts';
import { backUp } from './backup.ts';
import { rekey } from './rekey.ts';
import { restore } from './restore.ts';
import { CommandError, placesOf, type Places } from './stores.ts';

/**
 * `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run migrate`, `npm run db:rekey`. Exits with 1, and a sentence, when it
 * could not be done.
 */
const [, , task = '', file] = process.argv;

const tasks: Readonly<Record<string, (places: Places) => Promise<string>>> = {
  backup: async (places) => {
    const { rows, isSealed } = await backUp(places, named(file));
    const warning = isSealed ? '' : ' Nothing in it is sealed: it is of a version that did not seal.';
    return `${rows} rows are in ${named(file)}.${warning} Keep DATA_KEYS, or the key file, apart from it.`;
  },
  restore: async (places) => {
    await restore(places, named(file));
    return 'Restored. The gateways bring it up to date when they start.';
  },
  migrate: async (places) => {
    const done = await onEach(places, () => Promise.resolve('is up to date, and sealed'));
    return done.join('\n');
  },
  rekey: async (places) => {
    const done = await onEach(places, async (database) => {
      const { sealed, forgotten } = await rekey(database);
      const old = forgotten.length > 0 ? `; needed no more: ${forgotten.join(', ')}` : '';
      return `${sealed} values sealed with ${database.ring.current.id}${old}`;
    });
    return done.join('\n');
  },
};

function named(name: string | undefined): string {
  if (name === undefined || name.startsWith('-')) throw new CommandError('Name one file.');
  return name;
}

/** Opens each database in turn, which brings it up to date. */
async function onEach(
  { places, keys }: Places,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<string>,
): Promise<readonly string[]> {
  const said: string[] = [];
  for (const place of places) {
    if (
      !place.databaseUrl.startsWith('postgres') &&
      place.name !== 'scheduling' &&
      !existsSync(sqliteFile(place))
    )
      continue;
    const database = await openDatabase({ ...place, keys });
    try {
      said.push(`${place.name}: ${await work(database)}`);
    } finally {
      await database.close();
    }
  }
  return said;
}

const run = tasks[task];
try {
  if (run === undefined) throw new CommandError('Say backup, restore, migrate or rekey.');
  process.stdout.write(`${await run(placesOf(environmentOrExit()))}\n`);
} catch (error) {
  const isTold =
    error instanceof CommandError ||
    error instanceof DataKeyError ||
    error instanceof DataDirectoryInUseError;
  const reason = error instanceof Error ? error.message : 'unknown reason';
  process.stderr.write(`${isTold ? reason : `The ${task} failed: ${reason}`}\n`);
  process.exitCode = 1;
}
