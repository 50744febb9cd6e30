import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openValue, SEALED } from '../../../gateways/db/sealing/cipher.ts';
import { dataKeys } from '../../../gateways/db/sealing/keys.ts';

/** Reads the store's tables beside the gateway; of its code it uses only what opens sealed values. */
export function createReader(store: { readonly databaseUrl: string; readonly dataDir: string }) {
  const opened = (rows: Record<string, unknown>[]) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) =>
          typeof value === 'string' && value.startsWith(SEALED)
            ? [column, openValue(dataKeys({ given: '', folder: store.dataDir }, false), column, value)]
            : [column, value],
        ),
      ),
    );
  return async (sql: string): Promise<Record<string, unknown>[]> => {
    if (store.databaseUrl === '') {
      const database = new DatabaseSync(join(store.dataDir, 'foyer.db'), {
        readOnly: true,
        // A gateway that follows a killed one has the file to itself for a moment.
        timeout: 10_000,
      });
      const rows = database.prepare(sql).all();
      database.close();
      return opened(rows);
    }
    const client = new pg.Client({ connectionString: store.databaseUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return opened(rows);
  };
}
