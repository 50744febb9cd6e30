import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { bookSlot, freeSlots, startGateway, statusCodeOf, type Client, type FreeSlot } from './client.ts';
import { createReader } from './reader.ts';
import { startProcess, type Store } from './process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROUNDS = 10;
const BOOKINGS_PER_ROUND = 24;

type Attempt = { readonly slot: FreeSlot; readonly key: string };

/** Sends bookings at once and kills the process when some of them have been answered. */
async function bookAndKill(
  process: { readonly call: Client; readonly kill: () => Promise<void> },
  attempts: readonly Attempt[],
  killAfter: number,
): Promise<Map<string, string>> {
  const confirmed = new Map<string, string>();
  let killed: Promise<void> | undefined;
  await Promise.allSettled(
    attempts.map(async ({ slot, key }) => {
      const answer = await bookSlot(process.call, slot, {}, key);
      assert.equal(statusCodeOf(answer), '200');
      confirmed.set(key, answer.text);
      if (confirmed.size >= killAfter) killed ??= process.kill();
    }),
  );
  await (killed ?? process.kill());
  return confirmed;
}

/** What is left after the process was killed. */
export function survivingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: survival`, () => {
    test(`[I14] after ${ROUNDS} kills during bookings every confirmed booking is there once, none twice`, async () => {
      const target: Store = {
        databaseUrl: await databaseUrl(),
        dataDir: temporaryFolder('survival'),
      };
      const rows = createReader(target);
      const confirmed = new Map<string, string>();
      let lastRound: readonly Attempt[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const process = await startProcess(target);
        // What was cut off last time is sent again with its key, and what was confirmed is asked for again.
        const replays = await Promise.all(
          lastRound.map(({ slot, key }) => bookSlot(process.call, slot, {}, key)),
        );
        replays.forEach((answer, index) => {
          const key = lastRound[index]?.key ?? '';
          assert.equal(statusCodeOf(answer), '200', 'a cut-off booking stands or can be made good');
          assert.equal(
            answer.text,
            confirmed.get(key) ?? answer.text,
            'a confirmed booking is answered as before',
          );
          confirmed.set(key, answer.text);
        });
        const free = await freeSlots(process.call, { visitTypes: ['9004'] });
        const attempts = free.slice(0, BOOKINGS_PER_ROUND).map((slot) => ({ slot, key: randomUUID() }));
        assert.equal(attempts.length, BOOKINGS_PER_ROUND);
        const answered = await bookAndKill(process, attempts, 1 + ((round * 5) % BOOKINGS_PER_ROUND));
        for (const [key, text] of answered) confirmed.set(key, text);
        lastRound = attempts;

        const stored = await rows(
          `select i.key, b.reference from idempotency i join booking b on i.answer like '%"' || b.reference || '"%'`,
        );
        const references = new Map(stored.map((row) => [String(row['key']), String(row['reference'])]));
        for (const [key, text] of confirmed)
          assert.ok(text.includes(references.get(key) ?? 'missing'), 'stored');
        const [twice] = await rows('select count(*) - count(distinct starts_at) as n from booking');
        assert.equal(Number(twice?.['n']), 0, 'no time sold twice');
        const [loose] = await rows(
          `select (select count(*) from booking) - (select count(*) from outbox where kind = 'booking') as outbox,
                  (select count(*) from booking) - (select count(distinct booking_id) from tick) as ticks`,
        );
        assert.deepEqual(
          { outbox: Number(loose?.['outbox']), ticks: Number(loose?.['ticks']) },
          { outbox: 0, ticks: 0 },
        );
      }
      assert.ok(confirmed.size > ROUNDS);
    });

    test('[I14] a replay after a restart is the first answer, and holds live on', async () => {
      const target: Store = {
        databaseUrl: await databaseUrl(),
        dataDir: temporaryFolder('restart'),
      };
      const first = await startGateway(target);
      const [slot, held] = await freeSlots(first.call, { visitTypes: ['9004'] });
      assert.ok(slot && held);
      const key = randomUUID();
      const answer = await bookSlot(first.call, slot, {}, key);
      await first.call('POST', 'holds', { ...held, VisitorID: 'visitor-restart' });
      await first.stop();
      const second = await startGateway(target);
      try {
        const replay = await bookSlot(second.call, slot, {}, key);
        assert.equal(replay.text, answer.text);
        assert.equal(replay.headers.get('idempotent-replayed'), 'true');
        assert.equal(statusCodeOf(await bookSlot(second.call, held)), '409');
      } finally {
        await second.stop();
      }
    });
  });
}

/** What only the embedded store promises. */
export function embeddedStoreSuite(): void {
  describe('scheduling gateway on SQLite: the file', () => {
    test('[I14] directory and files belong to their owner alone', async () => {
      const dataDir = join(temporaryFolder('modes'), 'data');
      const gateway = await startGateway({ databaseUrl: '', dataDir });
      try {
        const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
        assert.equal(mode(dataDir), '700');
        for (const file of ['foyer.db', 'foyer.db-wal', 'foyer.db-shm', 'lock', 'lock.pid']) {
          assert.equal(mode(join(dataDir, file)), '600', file);
        }
      } finally {
        await gateway.stop();
      }
    });

    test('[I14] a second process is refused while the first lives, and let in when it was killed', async () => {
      const target: Store = { databaseUrl: '', dataDir: temporaryFolder('lock') };
      const first = await startProcess(target);
      const pid = readFileSync(join(target.dataDir, 'lock.pid'), 'utf8').trim();
      await assert.rejects(startGateway(target), {
        name: 'DataDirectoryInUseError',
        message: new RegExp(`^Process ${pid} already uses the data directory`),
      });
      await first.kill();
      const second = await startGateway(target);
      await second.stop();
    });
  });
}
