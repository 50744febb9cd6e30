import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../db/open.ts';
import { formFigures } from '../forms/figures.ts';
import { outboxFigures } from '../scheduling/messages/figures.ts';
import { diskFigure } from './disk-figure.ts';
import { serveMetrics } from './metrics.ts';

test('[O8] /metrics says how long messages wait and what nobody tries any more, and nothing of whom they are for', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-metrics-'));
  const database = await openDatabase({ databaseUrl: '', dataDir });
  t.after(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  const nowMs = Date.parse('2026-03-01T12:00:00Z');
  const minutesAgo = (minutes: number) => nowMs - minutes * 60_000;
  const row = { attempts: 0, delivered_at: null, sequence: 0, available_at: minutesAgo(1) };
  const { db } = database;
  await db
    .insertInto('outbox')
    .values([
      { ...row, id: '1', kind: 'booking', subject_id: 'canary', created_at: minutesAgo(5) },
      { ...row, id: '2', kind: 'booking', subject_id: 'b', created_at: minutesAgo(90), delivered_at: nowMs },
      { ...row, id: '3', kind: 'reminder-24', subject_id: 'c', created_at: minutesAgo(9000) },
      { ...row, id: '4', kind: 'booking', subject_id: 'd', created_at: minutesAgo(600), attempts: 8 },
      {
        ...row,
        id: '6',
        kind: 'booking',
        subject_id: 'f',
        created_at: minutesAgo(4),
        available_at: nowMs + 60_000,
        attempts: 1,
      },
      {
        ...row,
        id: '5',
        kind: 'reminder-72',
        subject_id: 'e',
        created_at: minutesAgo(9),
        available_at: nowMs + 1,
      },
    ])
    .execute();
  await db
    .insertInto('form_message')
    .values({
      id: '1',
      kind: 'form-received',
      subject_id: 'canary',
      created_at: minutesAgo(2),
      available_at: 0,
      attempts: 1,
    })
    .execute();
  const sources = () => [
    () => outboxFigures(db, nowMs),
    () => formFigures(db, nowMs),
    () => diskFigure(dataDir),
    () => Promise.reject(new Error('canary')),
  ];
  const server = serveMetrics({ port: 0, host: '127.0.0.1', sources });
  t.after(() => server.close());
  await once(server, 'listening');
  const { port, address } = server.address() as AddressInfo;
  assert.equal(address, '127.0.0.1');
  const lines = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
  for (const line of [
    '# TYPE foyer_outbox_oldest_seconds gauge',
    'foyer_outbox_waiting{outbox="visits"} 3',
    'foyer_outbox_failed{outbox="visits"} 1',
    'foyer_outbox_oldest_seconds{outbox="visits"} 300',
    'foyer_outbox_given_up{outbox="visits"} 1',
    'foyer_outbox_waiting{outbox="forms"} 1',
    'foyer_outbox_failed{outbox="forms"} 1',
    'foyer_outbox_oldest_seconds{outbox="forms"} 120',
    'foyer_sources_unread 1',
  ])
    assert.ok(lines.includes(line), `${line} in ${lines.join('\n')}`);
  const free = Number(/^foyer_disk_free_bytes (\d+)$/m.exec(lines.join('\n'))?.[1]);
  const { bavail, bsize } = statfsSync(dataDir);
  assert.ok(Math.abs(free / (bavail * bsize) - 1) < 0.1, String(free));
  assert.doesNotMatch(lines.join(''), /canary/);
});
