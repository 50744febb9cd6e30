import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkRecords } from './check.ts';
import type { RefusedLine } from './lines.ts';
import { readFile, type FileFormat } from './read-file.ts';
import type { Places } from './rules.ts';
import { removeDemo } from './remove-demo.ts';
import type { Changes } from './records.ts';
import { hasChanges, writeCalendars } from './write.ts';

/** Largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 10_000_000;

/** What an import did, or would do. Where a line is refused nothing is written, and `changes` is absent. */
export type ImportReport = {
  readonly isDryRun: boolean;
  readonly refused: readonly RefusedLine[];
  readonly changes?: Changes;
  /** Providers of the demo that are still there. */
  readonly demoProviders: number;
};

/**
 * Imports the calendars of a file in one transaction: all of it, or nothing where a line is refused. Importing a file
 * again changes nothing.
 * @param file.removesDemo - also removes the demo's calendars for good
 * @requirement I4
 * @decision ADR-0024
 */
export async function importCalendars(
  db: Kysely<Tables>,
  file: {
    readonly text: string;
    readonly format: FileFormat;
    readonly isDryRun: boolean;
    readonly removesDemo: boolean;
  },
): Promise<ImportReport> {
  const { isDryRun } = file;
  const read = await readFile(file.text, file.format);
  return inTransaction<Tables, ImportReport>(db, async (trx, refuse) => {
    // Also keeps other imports out until this one ends.
    await trx
      .updateTable('calendar_state')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .execute();
    const removed = file.removesDemo && (await removeDemo(trx));
    const { accepted, refused } = checkRecords(read.records, await knownPlaces(trx));
    const all = [...read.refused, ...refused].toSorted((a, b) => a.line - b.line);
    if (all.length > 0)
      return refuse({ isDryRun, refused: all, demoProviders: await countDemoProviders(trx) });
    await dropDemoTimes(
      trx,
      accepted.providers.map(({ npi }) => npi),
    );
    const changes = await writeCalendars(trx, accepted, 'import');
    const report = { isDryRun, refused: [], changes, demoProviders: await countDemoProviders(trx) };
    return isDryRun || (!removed && !hasChanges(changes)) ? refuse(report) : report;
  });
}

async function knownPlaces(trx: Transaction<Tables>): Promise<Places> {
  const departments = await trx.selectFrom('department').select('id').execute();
  // A provider of the demo is unknown until imported: the demo would write its own week again.
  const places = await trx
    .selectFrom('provider_department')
    .innerJoin('provider', 'provider.npi', 'provider_department.npi')
    .where('provider.source', '=', 'import')
    .select(['provider_department.npi', 'department_id'])
    .execute();
  const departmentsOf = new Map<string, string[]>();
  for (const { npi, department_id: id } of places)
    departmentsOf.set(npi, [...(departmentsOf.get(npi) ?? []), id]);
  return { departments: new Set(departments.map(({ id }) => id)), departmentsOf };
}

/** An imported provider keeps nothing that the demo made up. */
async function dropDemoTimes(trx: Transaction<Tables>, npis: readonly string[]): Promise<void> {
  const demo = await trx.selectFrom('provider').select('npi').where('source', '=', 'demo').execute();
  const own = new Set(demo.map(({ npi }) => npi));
  for (const npi of npis.filter((one) => own.has(one)))
    await trx.deleteFrom('provider').where('npi', '=', npi).execute();
}

async function countDemoProviders(trx: Transaction<Tables>): Promise<number> {
  const demo = await trx.selectFrom('provider').select('npi').where('source', '=', 'demo').execute();
  return demo.length;
}
