import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { claimTicks, ticksOf, type Span } from './ticks.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const MINUTE = 60_000;
const NINE = Date.parse('2026-12-01T15:00:00Z');
const span = (fromMinute: number, minutes: number): Span => ({
  resource: 'npi:1',
  startsAt: NINE + fromMinute * MINUTE,
  endsAt: NINE + (fromMinute + minutes) * MINUTE,
});

describe('ticks', () => {
  let database: Database;
  before(async () => {
    database = await openDatabase({ databaseUrl: '', dataDir: temporaryFolder('ticks') });
  });
  after(() => database.close());

  const claim = (wanted: Span, booking: string): Promise<boolean> =>
    inTransaction<Tables, boolean>(database.db, async (trx, refuse) => {
      await trx
        .insertInto('booking')
        .values({
          id: booking,
          reference: booking,
          resource: wanted.resource,
          npi: '1',
          provider_name: '',
          department_id: '',
          department_name: '',
          visit_type: '',
          starts_at: wanted.startsAt,
          ends_at: wanted.endsAt,
          local_date: '',
          local_time: '',
          zone: '',
          status: 'booked',
          details: null,
          sequence: 0,
          language: 'en',
          created_at: 0,
        })
        .execute();
      return (await claimTicks(trx, wanted, { bookingId: booking }, NINE)) || refuse(false);
    });

  test('[I14] a span touches one tick per five minutes, its end not included', () => {
    assert.equal(ticksOf(span(0, 20)).length, 4);
    assert.equal(ticksOf(span(0, 40)).length, 8);
    assert.equal(ticksOf(span(2, 5)).length, 2);
    assert.equal(ticksOf(span(20, 20))[0], (ticksOf(span(0, 20)).at(-1) ?? 0) + 1);
  });

  test('[I14] of 6 starts five minutes apart exactly one is granted, and neighbours are free', async () => {
    const starts = [0, 5, 10, 15, 20, 25];
    const granted = await Promise.all(starts.map((start) => claim(span(start, 40), `start-${start}`)));
    assert.deepEqual(granted, [true, false, false, false, false, false]);
    assert.equal(await claim(span(40, 20), 'right-after'), true);
    assert.equal(await claim(span(-20, 20), 'right-before'), true);
    assert.equal(await claim({ ...span(0, 40), resource: 'npi:2' }, 'someone-else'), true);
    const bookings = await database.db.selectFrom('booking').select('id').execute();
    assert.equal(bookings.length, 4, 'what was refused left no booking');
  });
});
