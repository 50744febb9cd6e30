import { sql, type Transaction } from 'kysely';
import type { ProviderTable } from '../../db/calendar-schema.ts';
import type { Tables } from '../../db/schema.ts';
import type { CalendarRecords, Changes } from './records.ts';

/** Rows of one statement: both databases limit the values that it may carry. */
const BATCH = 500;

/**
 * Writes calendars in the caller's transaction. Writing the same records again changes nothing.
 * @param source - who wrote them; providers get it as their own
 * @requirement I4
 */
export async function writeCalendars(
  trx: Transaction<Tables>,
  records: CalendarRecords,
  source: ProviderTable['source'],
): Promise<Changes> {
  const departments = await upsert(records.departments, {
    before: await trx.selectFrom('department').selectAll().execute(),
    keyOf: ({ id }) => id,
    write: (row) =>
      trx
        .insertInto('department')
        .values(row)
        .onConflict((on) => on.column('id').doUpdateSet(row)),
  });
  const providers = await writeProviders(trx, records, source);
  const visits = await replace(records.visits, {
    before: await trx.selectFrom('visit_length').selectAll().execute(),
    remove: (npi) => trx.deleteFrom('visit_length').where('npi', '=', npi),
    insert: (rows) => trx.insertInto('visit_length').values(rows),
  });
  const hours = await replace(records.hours, {
    before: await trx.selectFrom('weekly_hours').selectAll().execute(),
    remove: (npi) => trx.deleteFrom('weekly_hours').where('npi', '=', npi),
    insert: (rows) => trx.insertInto('weekly_hours').values(rows),
  });
  const absences = await replace(records.absences, {
    before: await trx.selectFrom('absence').selectAll().execute(),
    remove: (npi) => trx.deleteFrom('absence').where('npi', '=', npi),
    insert: (rows) => trx.insertInto('absence').values(rows),
  });
  const holidays = await upsert(records.holidays, {
    before: await trx.selectFrom('holiday').selectAll().execute(),
    keyOf: (row) => row.local_date,
    write: (row) =>
      trx
        .insertInto('holiday')
        .values(row)
        .onConflict((on) => on.column('local_date').doUpdateSet(row)),
  });
  if (providers.changed > 0) await dropElsewhere(trx);
  return { departments, providers, visits, hours, absences, holidays };
}

/** Drops the hours and visits of providers at departments where they work no more. */
async function dropElsewhere(trx: Transaction<Tables>): Promise<void> {
  for (const table of ['weekly_hours', 'visit_length'] as const) {
    await sql`delete from ${sql.table(table)} where not exists (select 1 from provider_department as place
      where place.npi = ${sql.ref(`${table}.npi`)} and place.department_id = ${sql.ref(`${table}.department_id`)})`.execute(
      trx,
    );
  }
}

/** Whether writing the records changed anything. @requirement I4 */
export function hasChanges(changes: Changes): boolean {
  return Object.values(changes).some(({ changed }) => changed > 0);
}

type Count = { readonly changed: number; readonly unchanged: number };
type Statement = { readonly execute: () => Promise<unknown> };

async function writeProviders(
  trx: Transaction<Tables>,
  { providers }: CalendarRecords,
  source: ProviderTable['source'],
): Promise<Count> {
  const names = await upsert(
    providers.map(({ npi, name }) => ({ npi, name, source })),
    {
      before: await trx.selectFrom('provider').selectAll().execute(),
      keyOf: ({ npi }) => npi,
      write: (row) =>
        trx
          .insertInto('provider')
          .values(row)
          .onConflict((on) => on.column('npi').doUpdateSet(row)),
    },
  );
  const places = await replace(
    providers.flatMap(({ npi, departments }) =>
      departments.map((department_id, position) => ({ npi, department_id, position })),
    ),
    {
      before: await trx.selectFrom('provider_department').selectAll().execute(),
      remove: (npi) => trx.deleteFrom('provider_department').where('npi', '=', npi),
      insert: (rows) => trx.insertInto('provider_department').values(rows),
    },
  );
  const changed = Math.max(names.changed, places.changed);
  return { changed, unchanged: providers.length - changed };
}

/** Adds rows and changes those that differ. */
async function upsert<Row extends object>(
  rows: readonly Row[],
  table: {
    readonly before: readonly Row[];
    readonly keyOf: (row: Row) => string;
    readonly write: (row: Row) => Statement;
  },
): Promise<Count> {
  const before = new Map(table.before.map((row) => [table.keyOf(row), textOf(row)]));
  const different = rows.filter((row) => before.get(table.keyOf(row)) !== textOf(row));
  for (const row of different) await table.write(row).execute();
  return { changed: different.length, unchanged: rows.length - different.length };
}

/** Makes the rows all that their providers have in a table. @returns how many providers */
async function replace<Row extends { readonly npi: string }>(
  rows: readonly Row[],
  table: {
    readonly before: readonly Row[];
    readonly remove: (npi: string) => Statement;
    readonly insert: (rows: Row[]) => Statement;
  },
): Promise<Count> {
  const before = Map.groupBy(table.before, ({ npi }) => npi);
  const wanted = Map.groupBy(rows, ({ npi }) => npi);
  const different = [...wanted].filter(([npi, own]) => setOf(before.get(npi) ?? []) !== setOf(own));
  for (const [npi] of different) await table.remove(npi).execute();
  const added = different.flatMap(([, own]) => own);
  for (let from = 0; from < added.length; from += BATCH)
    await table.insert(added.slice(from, from + BATCH)).execute();
  return { changed: different.length, unchanged: wanted.size - different.length };
}

/** The same for rows with the same values, in whatever order their columns come. */
function textOf(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function setOf(rows: readonly object[]): string {
  return rows.map(textOf).toSorted().join('\n');
}
