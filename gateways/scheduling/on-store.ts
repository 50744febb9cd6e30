import type { Environment } from '../config/env.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { DataDirectoryInUseError } from '../db/process-lock.ts';

/** A call of the running gateways below `/scheduling/v1/`. @throws when they refuse it */
export type AskGateways = (path: string, body: unknown) => Promise<unknown>;

/**
 * Runs a command on the database. Where the running gateways have the embedded one open, they are asked to do it.
 * @param command.here - what to do with the database; it is closed afterwards
 * @param command.there - how to ask for the same
 * @throws what opening the database and the command throw; without `DataDirectoryInUseError`
 * @requirement I4
 */
export async function onStore<T>(
  environment: Environment,
  command: {
    readonly here: (database: Database) => Promise<T>;
    readonly there: (ask: AskGateways) => Promise<T>;
  },
): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
  let database: Database;
  try {
    database = await openDatabase({
      databaseUrl,
      dataDir,
      keys: { given: environment.DATA_KEYS, folder: dataDir },
    });
  } catch (error) {
    if (error instanceof DataDirectoryInUseError) return command.there(askWith(environment));
    throw error;
  }
  try {
    return await command.here(database);
  } finally {
    await database.close();
  }
}

function askWith({ GATEWAYS_PORT: port, SCHEDULING_AUTHORIZATION: authorization }: Environment): AskGateways {
  return async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/scheduling/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The running gateways refused: ${response.status}.`);
    return response.json();
  };
}
