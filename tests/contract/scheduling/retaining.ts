import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import {
  bookForLink,
  bookingBody,
  bookSlot,
  freeSlot,
  freeSlots,
  startGateway,
  type RunningGateway,
} from './client.ts';

const DAY_MS = 86_400_000;
const run = promisify(execFile);
const command = join(import.meta.dirname, '../../../gateways/scheduling/retention/command.ts');

/** Everything that the store holds, as text: the rows of every table and, of the embedded store, the bytes. */
async function everythingIn({ rows, dataDir }: RunningGateway, store: string): Promise<string> {
  const tables = [
    'booking',
    'appointment_request',
    'request_attachment',
    'request_draft',
    'idempotency',
    'outbox',
    'mailbox',
    'manage_link',
    'calendar_feed',
    'waiter',
    'address_confirmation',
    'hold',
    'audit',
  ];
  const all = await Promise.all(tables.map((table) => rows(`select * from ${table}`)));
  if (store !== 'SQLite') return JSON.stringify(all);
  const files = readdirSync(dataDir).filter((name) => name.startsWith('foyer.db'));
  return JSON.stringify(all) + files.map((name) => readFileSync(join(dataDir, name), 'latin1')).join('');
}

/** What is left of patients after a while. */
export function retainingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: retention`, () => {
    test('[I12] [I16] [I18] [J9] old patient data goes from every table and byte; what is younger stays', async () => {
      const gateway = await startGateway({ databaseUrl: await databaseUrl() });
      try {
        const retain = (DryRun: boolean) => gateway.call('POST', 'retention', { DryRun });
        const slots = await freeSlots(gateway.call);
        const old = slots[0];
        assert.ok(old);
        const oldPatient = { Patient_Last_Name: 'Oldname', Email: 'old@example.org', Comments: 'Oldconcern' };
        await gateway.call('POST', 'schedule-appointment', bookingBody(old, oldPatient), {
          'idempotency-key': 'old-key-of-somebody',
        });
        const cancelled = await bookForLink(gateway, await freeSlot(gateway.call, 0, { from: '2027-04-01' }));
        await gateway.call('POST', 'manage/cancel', { Token: cancelled, Sequence: 0 });
        await gateway.call('POST', 'appointment-request', {
          SourceApplication: 'AppointmentRequestWebForm',
          DistributionEmail: '',
          Source_JSON_Object: { Patient_Last_Name: 'Oldrequest' },
          Attachments: [{ Name: 'InsuranceCardBack', ContentType: 'image/jpeg', Content: '/9j/OldcardA' }],
        });
        await gateway.call('POST', 'waitlist/join', {
          Provider_NPI: old.Provider_NPI,
          VisitTypeIDs: ['9003'],
          Email: 'oldwaiter@example.org',
          EarliestDate: '2026-11-20',
          LatestDate: '2026-11-21',
          TimeOfDay: 'any',
          ProfilePath: '/x',
        });
        await gateway.mailTo('old@example.org');
        const [{ ends_at: endsAt } = { ends_at: 0 }] = await gateway.rows(
          'select min(ends_at) as ends_at from booking',
        );
        gateway.setNow(Number(endsAt) + 31 * DAY_MS);
        const young = await freeSlot(gateway.call);
        await bookSlot(gateway.call, young, { Patient_Last_Name: 'Youngname', Email: 'young@example.org' });
        const audited = await gateway.rows('select count(*) as n from audit');

        const dry = await retain(true);
        assert.match(await everythingIn(gateway, store), /Oldname[\s\S]*Oldrequest|Oldrequest[\s\S]*Oldname/);
        const report = await retain(false);
        assert.equal(report.status, 200);
        assert.deepEqual(report.body['traces'], { rows: 0, files: 0 });
        type Table = { table: string; before: number; due: number; after: number; left: number };
        const tables = report.body['tables'] as Table[];
        for (const { table, before, due, after, left } of tables) {
          assert.equal(left, 0, table);
          assert.equal(after, before - due, table);
        }
        assert.deepEqual(
          (dry.body['tables'] as Table[]).map(({ due, after }) => [due, after]),
          tables.map(({ due, after }) => [due, after]),
        );
        const dueOf = (name: string) => tables.find(({ table }) => table === name)?.due ?? 0;
        assert.deepEqual(['booking', 'appointment_request', 'request_attachment'].map(dueOf), [2, 1, 1]);
        assert.ok(
          dueOf('mailbox') >= 2 &&
            dueOf('outbox') >= 2 &&
            dueOf('idempotency') >= 2 &&
            dueOf('manage_link') >= 1,
        );

        const left = await everythingIn(gateway, store);
        assert.doesNotMatch(
          left,
          /Oldname|Oldconcern|Oldrequest|Oldcard|old@example|oldwaiter|old-key|canary\w{32}/,
        );
        assert.match(left, /Youngname/);
        assert.match(left, /young@example\.org/);
        assert.deepEqual(await gateway.rows('select count(*) as n from audit'), audited);
        await gateway.mailTo('young@example.org');
      } finally {
        await gateway.stop();
      }
    });

    test('[I12] the command prints counts and proof, on its own and while the store is in use', async () => {
      const url = await databaseUrl();
      const gateway = await startGateway({ databaseUrl: url });
      const [, port = ''] = /:(\d+)$/.exec(gateway.base) ?? [];
      const environment = {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: gateway.dataDir,
        GATEWAYS_PORT: port,
        SCHEDULING_AUTHORIZATION: 'Basic dGVzdDp0ZXN0',
      };
      const retention = async (...options: string[]) =>
        (await run(process.execPath, [command, ...options], { env: environment, cwd: gateway.dataDir }))
          .stdout;
      try {
        gateway.setNow(Date.now());
        await bookSlot(gateway.call, await freeSlot(gateway.call), {
          Patient_Last_Name: `Name${randomUUID()}`,
        });
        const dry = await retention('--dry-run');
        assert.match(dry, /older than 30 days \(dry run: nothing is changed\)/);
        assert.match(dry, /^booking +1 +0 +1$/m);
        assert.match(await retention(), /^Planted patient found after the deletion: 0 rows, 0 files$/m);
      } finally {
        await gateway.stop();
      }
      const alone = await retention();
      assert.match(alone, /^booking +1 +0 +1$/m);
      assert.match(alone, /0 rows, 0 files/);
      assert.doesNotMatch(alone, /Name|canary/i);
      environment.SCHEDULING_AUTHORIZATION = '';
      await assert.rejects(
        run(process.execPath, [command], { env: { ...environment, RETENTION_DAYS: '0' } }),
        /RETENTION_DAYS must be a whole number/,
      );
    });
  });
}
