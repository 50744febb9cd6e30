import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from '../../../gateways/db/migrations.ts';
import type { Tables } from '../../../gateways/db/schema.ts';
import { NodeSqliteDialect } from '../../../gateways/db/sqlite-dialect.ts';
import { bookSlot, freeSlot, startGateway, statusCodeOf } from './client.ts';
import { physicians } from './content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const BEFORE_CALENDARS = '0010-drafts';

/** A booking of the version before calendars were rows. */
const oldBooking = {
  id: '6f1f2f6e-0000-4000-8000-000000000001',
  reference: '100000000001',
  resource: `npi:${physicians.everyone}`,
  npi: physicians.everyone,
  provider_name: 'Doctor',
  department_id: '601',
  department_name: 'Clinic lakeside',
  visit_type: '9003',
  local_date: '2027-01-04',
  local_time: '09:00',
  zone: 'America/Chicago',
  starts_at: Date.parse('2027-01-04T15:00:00Z'),
  ends_at: Date.parse('2027-01-04T15:40:00Z'),
  status: 'booked' as const,
  details: null,
  created_at: 1,
  sequence: 0,
  language: 'en',
};

/** Databases of earlier versions. */
export function migratingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: a database of the version before`, () => {
    test('[I14] keeps its bookings, gets calendars, and can be booked', async () => {
      const url = await databaseUrl();
      const dataDir = temporaryFolder('migrating');
      await writeOldDatabase(url, dataDir);
      const gateway = await startGateway({ databaseUrl: url, dataDir });
      try {
        const kept = await gateway.rows('select reference from booking');
        assert.deepEqual(
          kept.map((row) => row['reference']),
          [oldBooking.reference],
        );
        assert.equal(statusCodeOf(await bookSlot(gateway.call, await freeSlot(gateway.call))), '200');
        const [state] = await gateway.rows('select demo_filled_on from calendar_state');
        assert.equal(state?.['demo_filled_on'], '2026-11-20');
      } finally {
        await gateway.stop();
      }
    });
  });
}

async function writeOldDatabase(url: string, dataDir: string): Promise<void> {
  const db = new Kysely<Tables>({
    dialect:
      url === ''
        ? new NodeSqliteDialect(new DatabaseSync(join(dataDir, 'foyer.db')))
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  });
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo(BEFORE_CALENDARS);
  assert.equal(error, undefined);
  await db.insertInto('booking').values(oldBooking).execute();
  await db.destroy();
}
