import type { Kysely } from 'kysely';
import type { CalendarTables } from './calendar-schema.ts';

/** Who can be visited, where, when and for how long. Times of a week are minutes after local midnight. @requirement I4 */
export async function createCalendars(db: Kysely<unknown>): Promise<void> {
  await createPlaces(db);
  await createWeeks(db);
  await createTimesOff(db);
  await db.schema
    .createTable('calendar_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('demo_filled_on', 'text')
    .execute();
  await (db as Kysely<CalendarTables>)
    .insertInto('calendar_state')
    .values({ id: 1, revision: 0, demo_filled_on: null })
    .execute();
}

async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('department')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('practice_location', 'text', (column) => column.notNull())
    .addColumn('address_1', 'text', (column) => column.notNull())
    .addColumn('address_2', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip_code', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('provider')
    .addColumn('npi', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('provider_department')
    .addColumn('npi', 'text', (column) => column.notNull().references('provider.npi').onDelete('cascade'))
    .addColumn('department_id', 'text', (column) => column.notNull().references('department.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_department_pkey', ['npi', 'department_id'])
    .execute();
}

async function createWeeks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('weekly_hours')
    .addColumn('npi', 'text', (column) => column.notNull().references('provider.npi').onDelete('cascade'))
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addColumn('from_minute', 'integer', (column) => column.notNull())
    .addColumn('to_minute', 'integer', (column) => column.notNull())
    .addColumn('step_minutes', 'integer', (column) => column.notNull())
    .addColumn('department_id', 'text', (column) => column.notNull().references('department.id'))
    .addColumn('is_virtual', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('weekly_hours_pkey', ['npi', 'weekday', 'from_minute'])
    .execute();
  await db.schema
    .createTable('visit_length')
    .addColumn('npi', 'text', (column) => column.notNull().references('provider.npi').onDelete('cascade'))
    .addColumn('department_id', 'text', (column) => column.notNull().references('department.id'))
    .addColumn('visit_type', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_length_pkey', ['npi', 'department_id', 'visit_type'])
    .execute();
}

async function createTimesOff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('holiday')
    .addColumn('local_date', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('absence')
    .addColumn('npi', 'text', (column) => column.notNull().references('provider.npi').onDelete('cascade'))
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('to_date', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('absence_pkey', ['npi', 'from_date'])
    .execute();
  await db.schema
    .createTable('blocked_time')
    .addColumn('npi', 'text', (column) => column.notNull().references('provider.npi').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocked_time_pkey', ['npi', 'starts_at'])
    .execute();
}
