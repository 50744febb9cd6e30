import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createTestContent, physicians } from '../../../tests/contract/scheduling/content.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeCalendars } from '../../scheduling/import/write.ts';
import { fillDemoCalendars } from './fill.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

const NOW = Date.parse('2026-11-20T16:00:00.000Z');
const DAY_MS = 86_400_000;
const NOTHING = { departments: [], providers: [], visits: [], hours: [], absences: [], holidays: [] };

describe("the demo's calendars", () => {
  const opened: Database[] = [];
  const open = async (): Promise<Database['db']> => {
    const dataDir = temporaryFolder('demo');
    const database = await openDatabase({ databaseUrl: '', dataDir });
    opened.push(database);
    return database.db;
  };
  const everything = async (db: Database['db']) => ({
    providers: await db.selectFrom('provider').selectAll().orderBy('npi').execute(),
    hours: await db.selectFrom('weekly_hours').selectAll().execute(),
    visits: await db.selectFrom('visit_length').selectAll().execute(),
    blocked: await db.selectFrom('blocked_time').selectAll().orderBy('npi').orderBy('starts_at').execute(),
    state: await db.selectFrom('calendar_state').selectAll().execute(),
  });
  const content = createTestContent();
  let db: Database['db'];
  before(async () => {
    db = await open();
    await fillDemoCalendars(db, { content, nowMs: NOW });
  });
  after(() => Promise.all(opened.map(({ close }) => close())));

  test('[I4] are the same in every database, and writing them again changes nothing', async () => {
    const first = await everything(db);
    assert.ok(first.providers.length === 7 && first.blocked.length > 1000);
    await fillDemoCalendars(db, { content, nowMs: NOW });
    assert.deepEqual(await everything(db), first);
    const other = await open();
    await fillDemoCalendars(other, { content: createTestContent(), nowMs: NOW + 60_000 });
    assert.deepEqual(await everything(other), first);
  });

  test('[I4] fill up day by day, and no time that was taken comes free', async () => {
    const ageing = await open();
    const minutesTaken = new Map<number, Set<number>>();
    for (const day of [0, 1, 5]) {
      await fillDemoCalendars(ageing, { content, nowMs: NOW + day * DAY_MS });
      const rows = await ageing.selectFrom('blocked_time').selectAll().execute();
      const taken = rows
        .filter(({ npi }) => npi === physicians.everyone)
        .flatMap(({ starts_at, ends_at }) =>
          Array.from({ length: (ends_at - starts_at) / 60_000 }, (_, minute) => starts_at / 60_000 + minute),
        );
      assert.equal(new Set(taken).size, taken.length, 'no time is taken twice');
      minutesTaken.set(day, new Set(taken));
    }
    const [first, , last] = [...minutesTaken.values()];
    assert.ok(first && last && last.size > first.size);
    assert.ok([...first].every((minute) => last.has(minute)));
  });

  test('[I4] stay out of a database whose calendars were imported', async () => {
    const clinic = await open();
    const provider = { npi: '1234567893', name: 'Imported, MD', departments: [] };
    await inTransaction(clinic, (trx) =>
      writeCalendars(trx, { ...NOTHING, providers: [provider] }, 'import'),
    );
    await fillDemoCalendars(clinic, { content, nowMs: NOW });
    const { providers, blocked } = await everything(clinic);
    assert.deepEqual(
      providers.map(({ npi }) => npi),
      [provider.npi],
    );
    assert.equal(blocked.length, 0);
  });

  test('[I4] leave a provider alone whose calendar was imported', async () => {
    const mixed = await open();
    await fillDemoCalendars(mixed, { content, nowMs: NOW });
    const hours = {
      npi: physicians.adultsOnly,
      weekday: 3,
      from_minute: 600,
      to_minute: 660,
      step_minutes: 30,
      department_id: '601',
      is_virtual: 0,
    };
    const provider = { npi: physicians.adultsOnly, name: 'Imported, MD', departments: ['601'] };
    await inTransaction(mixed, (trx) =>
      writeCalendars(trx, { ...NOTHING, providers: [provider], hours: [hours] }, 'import'),
    );
    await fillDemoCalendars(mixed, { content, nowMs: NOW + DAY_MS });
    const { hours: kept } = await everything(mixed);
    assert.deepEqual(
      kept.filter(({ npi }) => npi === physicians.adultsOnly).map((row) => ({ ...row })),
      [hours],
    );
  });
});
