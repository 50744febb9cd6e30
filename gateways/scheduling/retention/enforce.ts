import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { forgetBytes } from '../../db/forget-bytes.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countInFiles, countInTables, removeCanary } from './canary.ts';
import { plantCanary } from './plant-canary.ts';
import { retentionRules } from './rules.ts';

const DAY_MS = 86_400_000;
export const DEFAULT_RETENTION_DAYS = 30;

/** What retention did, or would do. Counts only. */
export type RetentionReport = {
  readonly isDryRun: boolean;
  readonly days: number;
  readonly tables: readonly {
    readonly table: string;
    /** Rows that hold something about a patient. */
    readonly before: number;
    /** Of them, those that were old enough to go. */
    readonly due: number;
    readonly after: number;
    /** Old rows that are still there: none, if all is well. */
    readonly left: number;
  }[];
  /** Where the planted patient was found after the deletion: rows, and files of the embedded store. */
  readonly traces: { readonly rows: number; readonly files: number } | undefined;
};

/**
 * Deletes what is about patients and older than some days, and proves it: a patient who never was is planted first,
 * deleted with the others, and looked for afterwards in every column of every table and in the bytes of the files.
 * @param options.isDryRun - counts, and changes nothing
 * @requirement I12 I16 I18
 */
export async function enforceRetention(
  database: Database,
  options: { readonly days: number; readonly isDryRun: boolean; readonly nowMs: number },
): Promise<RetentionReport> {
  const { days, isDryRun, nowMs } = options;
  const { db } = database;
  const beforeMs = nowMs - days * DAY_MS;
  const before = await countAll(db, beforeMs);
  if (isDryRun) {
    const tables = before.map((one) => ({ ...one, after: one.before - one.due, left: 0 }));
    return { isDryRun, days, tables, traces: undefined };
  }
  // Planted unsealed, so that its word can be looked for.
  const word = await plantCanary(db.withoutPlugins(), beforeMs);
  await inTransaction(db, async (trx) => {
    for (const rule of retentionRules) await rule.erase(beforeMs).execute(trx);
  });
  await removeCanary(db, word);
  await forgetBytes(
    database,
    retentionRules.map(({ table }) => table),
  );
  const traces = {
    rows: await countInTables(db, word),
    files: database.file === undefined ? 0 : countInFiles(database.file, word),
  };
  const after = await countAll(db, beforeMs);
  return {
    isDryRun,
    days,
    tables: before.map((one, index) => ({
      ...one,
      after: after[index]?.before ?? 0,
      left: after[index]?.due ?? 0,
    })),
    traces,
  };
}

/** Says whether a run did what it promises. @requirement N3 */
export function isProven({ isDryRun, tables, traces }: RetentionReport): boolean {
  if (isDryRun) return true;
  return traces?.rows === 0 && traces.files === 0 && tables.every(({ left }) => left === 0);
}

async function countAll(db: Kysely<Tables>, beforeMs: number) {
  const counts: { table: string; before: number; due: number }[] = [];
  for (const { table, holds, isDue } of retentionRules) {
    const { rows } = await sql<{ held: number; due: number }>`
      select count(*) as held, sum(case when ${isDue(beforeMs)} then 1 else 0 end) as due
      from ${sql.table(table)} where ${holds}`.execute(db);
    counts.push({ table, before: Number(rows[0]?.held ?? 0), due: Number(rows[0]?.due ?? 0) });
  }
  return counts;
}
