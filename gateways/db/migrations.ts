import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createCalendarFeeds } from './calendar-feed-migration.ts';
import { createConfirmations } from './confirmation-migration.ts';
import { createDrafts } from './drafts-migration.ts';
import { createManaging } from './managing-migration.ts';
import { createMailbox } from './messages-migration.ts';
import { createAttachments } from './attachments-migration.ts';
import { createSearchEvents } from './search-events-migration.ts';
import { createTexts } from './texts-migration.ts';
import { createWaitlist } from './waitlist-migration.ts';

/**
 * Migrations of both engines, by name, in order. A published one is never changed; a correction is a new one.
 * Only types that mean the same on SQLite and PostgreSQL: text, integer, bigint.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-scheduling': { up: createScheduling },
  '0002-managing': { up: createManaging },
  '0003-mailbox': { up: createMailbox },
  '0004-waitlist': { up: createWaitlist },
  '0005-search-events': { up: createSearchEvents },
  '0006-confirmations': { up: createConfirmations },
  '0007-texts': { up: createTexts },
  '0008-attachments': { up: createAttachments },
  '0009-calendar-feeds': { up: createCalendarFeeds },
  '0010-drafts': { up: createDrafts },
};

async function createScheduling(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('npi', 'text', (column) => column.notNull())
    .addColumn('provider_name', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text', (column) => column.notNull())
    .addColumn('department_name', 'text', (column) => column.notNull())
    .addColumn('visit_type', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('local_time', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('hold')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor', 'text', (column) => column.notNull().unique())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('visit_type', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('hold_resource').on('hold').columns(['resource', 'starts_at']).execute();
  await db.schema.createIndex('hold_expires_at').on('hold').column('expires_at').execute();

  // The primary key is what keeps a minute from being sold twice.
  await db.schema
    .createTable('tick')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('tick', 'integer', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.references('booking.id').onDelete('cascade'))
    .addColumn('hold_id', 'text', (column) => column.references('hold.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('tick_pkey', ['resource', 'tick'])
    .addCheckConstraint('tick_one_owner', sql`(booking_id is null) <> (hold_id is null)`)
    .addCheckConstraint('tick_hold_expires', sql`(hold_id is null) = (expires_at is null)`)
    .execute();
  await db.schema.createIndex('tick_booking_id').on('tick').column('booking_id').execute();
  await db.schema.createIndex('tick_hold_id').on('tick').column('hold_id').execute();

  await db.schema
    .createTable('idempotency')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pkey', ['scope', 'key'])
    .execute();

  await db.schema
    .createTable('appointment_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source_application', 'text', (column) => column.notNull())
    .addColumn('distribution_email', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('available_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addUniqueConstraint('outbox_subject', ['kind', 'subject_id'])
    .execute();

  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .execute();
}
