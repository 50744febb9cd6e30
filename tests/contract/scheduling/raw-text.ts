import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Everything that the store holds as it lies there: the bytes of the embedded one's files, or PostgreSQL's rows. */
export async function rawTextOf(at: {
  readonly databaseUrl: string;
  readonly dataDir: string;
}): Promise<string> {
  if (at.databaseUrl === '')
    return readdirSync(at.dataDir)
      .filter((name) => name.startsWith('foyer.db'))
      .map((name) => readFileSync(join(at.dataDir, name), 'latin1'))
      .join('\n');
  const client = new pg.Client({ connectionString: at.databaseUrl });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ text: string }>(`select cast(t as text) as text from "${name}" t`);
    texts.push(...rows.map(({ text }) => text));
  }
  await client.end();
  return texts.join('\n');
}
