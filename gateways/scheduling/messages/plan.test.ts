import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../db/open.ts';
import { enqueue } from '../records.ts';
import { dropUnsent, messagesOf } from './plan.ts';

test('[I18] a visit that is moved or cancelled leaves no reminder of its former time, by mail or by text', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-plan-'));
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
  try {
    const nowMs = Date.parse('2026-12-01T15:00:00Z');
    const visit = { id: 'b', sequence: 0, startsAt: Date.parse('2027-03-01T15:00:00Z'), wantsTexts: true };
    const planned = messagesOf(visit, 'booking', nowMs);
    assert.ok(planned.some(({ kind }) => kind === 'text-reminder-24'));
    await db.transaction().execute(async (trx) => {
      await enqueue(trx, planned, nowMs);
      await dropUnsent(trx, visit.id);
    });
    const left = await db.selectFrom('outbox').select('kind').orderBy('kind').execute();
    assert.deepEqual(
      left.map(({ kind }) => kind),
      ['booking', 'text-booking'],
    );
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
