import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../db/open.ts';
import type { Slot } from './calendar/slots.ts';
import { takeTicks } from './take-time.ts';
import { visitTypes } from './visit-types.ts';

const startsAt = Date.parse('2026-12-01T15:00:00Z');
const visitType = visitTypes.get('9004');
assert.ok(visitType);
const slot: Slot = {
  provider: {
    npi: '1999999992',
    name: 'Quill Example, MD',
    path: '/find-a-physician/physician/quill-example',
    specialties: ['Cardiology'],
    videoStates: ['IL'],
    departments: new Map(),
    zone: 'America/Chicago',
    hours: [],
    visitMinutes: new Map(),
    absences: [],
    holidays: new Set(),
  },
  visitType,
  departmentId: '1',
  zone: 'America/Chicago',
  localDate: '2026-12-01',
  localTime: '09:00',
  startsAt,
  endsAt: startsAt + 20 * 60_000,
  isTakenElsewhere: false,
};

test('[I14] a time that has begun, or that the clinic gave away, is not taken', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-take-'));
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
  try {
    const take = (wanted: Slot, nowMs: number) =>
      db
        .transaction()
        .execute((trx) => takeTicks(trx, { bookingId: 'b', slot: wanted, holdId: undefined, nowMs }));
    assert.equal(await take(slot, startsAt), false);
    assert.equal(await take({ ...slot, isTakenElsewhere: true }, startsAt - 60_000), false);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
