import { existsSync, readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/**
 * Removes the rows of the canary that retention rightly leaves: those without anything about the patient.
 * @requirement N3
 */
export async function removeCanary(db: Kysely<Tables>, word: string): Promise<void> {
  await db.deleteFrom('booking').where('id', '=', `${word}-booking`).execute();
  await db.deleteFrom('appointment_request').where('id', '=', `${word}-request`).execute();
}

/**
 * Looks for a word in every column of every table.
 * @returns how many rows have it
 * @requirement N3
 */
export async function countInTables(db: Kysely<Tables>, word: string): Promise<number> {
  let found = 0;
  for (const { name, columns } of await db.introspection.getTables()) {
    const anywhere = columns.map((column) => sql`cast(${sql.ref(column.name)} as text) like ${`%${word}%`}`);
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(name)} where ${sql.join(anywhere, sql` or `)}`.execute(db);
    found += Number(rows[0]?.n ?? 0);
  }
  return found;
}

/** Looks for a word in the bytes of the embedded store's files. @returns in how many files it is @requirement N3 */
export function countInFiles(file: string, word: string): number {
  return [file, `${file}-wal`, `${file}-journal`].filter(
    (name) => existsSync(name) && readFileSync(name).includes(word),
  ).length;
}
