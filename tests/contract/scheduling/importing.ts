import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import {
  AUTHORIZATION,
  bookSlot,
  freeSlot,
  freeSlots,
  startGateway,
  statusCodeOf,
  type RunningGateway,
} from './client.ts';
import { physicians } from './content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const execute = promisify(execFile);
const command = join(import.meta.dirname, '../../../gateways/scheduling/import/command.ts');
/** Has a page in the content and a valid check digit. */
const NPI = physicians.officeOnly;
const OTHER_NPI = '1234567893';

const clinic = {
  departments: [
    {
      department_id: '701',
      name: 'North Clinic',
      city: 'Boston',
      state: 'MA',
      time_zone: 'America/New_York',
    },
    { department_id: '702', name: 'South Clinic', time_zone: 'America/Chicago' },
  ],
  providers: [{ npi: NPI, name: 'Imported Provider, MD', department_ids: ['701', '702'] }],
  visits: [
    { npi: NPI, department_id: '701', visit_type: '9004', minutes: 30 },
    { npi: NPI, department_id: '701', visit_type: '9003', minutes: 60 },
  ],
  hours: [hoursOf('monday', '08:00', '10:00'), hoursOf('tuesday', '13:00', '14:00')],
  absences: [{ npi: NPI, from_date: '2026-11-30', to_date: '2026-12-06' }],
  holidays: [{ date: '2026-12-21', name: 'Founders Day' }],
};

function hoursOf(weekday: string, from: string, to: string) {
  return { npi: NPI, department_id: '701', weekday, from, to, step_minutes: 30, mode: 'office' };
}

/** Calendars that come from files. */
export function importingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: imported calendars`, () => {
    let gateway: RunningGateway;
    let url: string;
    before(async () => {
      url = await databaseUrl();
      gateway = await startGateway({ databaseUrl: url });
    });
    after(() => gateway.stop());

    const send = async (content: unknown, more: Readonly<Record<string, unknown>> = {}) => {
      const Text = typeof content === 'string' ? content : JSON.stringify(content, undefined, 1);
      const Format = typeof content === 'string' ? 'csv' : 'json';
      const body = { Format, Text, DryRun: false, RemoveDemo: false, ...more };
      return (await gateway.call('POST', 'import', body)).body as {
        readonly refused: readonly { readonly line: number; readonly reason: string }[];
        readonly changes?: Readonly<Record<string, { readonly changed: number; readonly unchanged: number }>>;
        readonly demoProviders: number;
      };
    };
    const timesOn = async (date: string, visitType = '9004'): Promise<string[]> =>
      (await freeSlots(gateway.call, { npi: NPI, visitTypes: [visitType], from: date, to: date })).map(
        (slot) => slot.Appointment_Time,
      );

    test('[I4] a dry run says what would change and changes nothing', async () => {
      const before = await freeSlots(gateway.call, { npi: NPI, visitTypes: ['9004'] });
      const { changes, demoProviders } = await send(clinic, { DryRun: true, RemoveDemo: true });
      assert.deepEqual(changes?.['departments'], { changed: 2, unchanged: 0 });
      assert.equal(demoProviders, 0);
      assert.deepEqual(await freeSlots(gateway.call, { npi: NPI, visitTypes: ['9004'] }), before);
    });

    test('[I4] imported hours, visits, absences and holidays are what can be booked, in the zone of the place', async () => {
      const { refused, demoProviders } = await send(clinic, { RemoveDemo: true });
      assert.deepEqual([refused, demoProviders], [[], 0]);
      assert.deepEqual(await timesOn('2026-11-23'), ['08:00', '08:30', '09:00', '09:30']);
      assert.deepEqual(await timesOn('2026-11-23', '9003'), ['08:00', '08:30', '09:00']);
      assert.deepEqual(await timesOn('2026-11-24'), ['13:00', '13:30']);
      for (const absent of ['2026-11-25', '2026-11-30', '2026-12-01', '2026-12-21'])
        assert.deepEqual(await timesOn(absent), [], absent);
      const slot = await freeSlot(gateway.call, 0, { npi: NPI, visitTypes: ['9003'], from: '2026-11-23' });
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot)), '200');
      const [booking] = await gateway.rows('select starts_at, ends_at, zone from booking');
      assert.ok(booking);
      assert.equal(Number(booking['starts_at']), Date.parse('2026-11-23T08:00:00-05:00'));
      assert.equal(Number(booking['ends_at']), Date.parse('2026-11-23T09:00:00-05:00'));
      assert.equal(booking['zone'], 'America/New_York');
      assert.deepEqual(await timesOn('2026-11-23'), ['09:00', '09:30']);
    });

    test("[I4] the demo's calendars are gone and stay away, also on the next day", async () => {
      gateway.setNow('2026-11-21T16:00:00.000Z');
      await gateway.sweep();
      const days = await gateway.call('POST', 'provider-schedule-days', {
        ProviderID: physicians.everyone,
        VisitTypeIDs: [{ ID: '9003' }],
      });
      assert.equal(days.body['ExceptionMessage'], 'NO-PROVIDER-FOUND');
      assert.deepEqual(await gateway.rows("select npi from provider where source = 'demo'"), []);
      assert.deepEqual(await gateway.rows('select npi from blocked_time'), []);
    });

    test('[I4] importing again changes nothing', async () => {
      const revision = () => gateway.rows('select revision from calendar_state');
      const before = await revision();
      const { changes } = await send(clinic);
      for (const [kind, { changed, unchanged }] of Object.entries(changes ?? {}))
        assert.ok(changed === 0 && unchanged > 0, kind);
      assert.deepEqual(await revision(), before);
    });

    test('[I4] a file of one kind replaces that kind of the providers it names', async () => {
      const { changes } = await send(
        `\uFEFFweekday,npi,department_id,from,to,step_minutes,mode\r\nFriday,${NPI},"701",15:00,16:00,30,office\r\n\r\n`,
      );
      assert.deepEqual(changes?.['hours'], { changed: 1, unchanged: 0 });
      assert.deepEqual(await timesOn('2026-11-24'), []);
      assert.deepEqual(await timesOn('2026-11-27'), ['15:00', '15:30']);
    });

    test('[I4] who leaves a department is not booked there any more', async () => {
      const { changes } = await send(`npi,name,department_ids\n${NPI},"Imported Provider, MD",702\n`);
      assert.deepEqual(changes?.['providers'], { changed: 1, unchanged: 0 });
      assert.deepEqual(await freeSlots(gateway.call, { npi: NPI, visitTypes: ['9004'] }), []);
      await send(clinic);
      assert.deepEqual(await timesOn('2026-11-24'), ['13:00', '13:30']);
    });

    test('[I4] every refused line is named with its reason, and nothing of the file is written', async () => {
      const header = 'npi,department_id,weekday,from,to,step_minutes,mode';
      const file = [
        header,
        `${NPI},701,friday,08:00,09:00,30,office`,
        `${NPI},701,someday,08:00,09:00,30,office`,
        `${NPI},701,friday,09:00,08:00,30,office`,
        `${NPI},701,friday,08:30,09:30,30,office`,
        `${NPI},799,monday,08:00,09:00,30,office`,
        `${OTHER_NPI},701,monday,08:00,09:00,30,office`,
        `1234567890,701,monday,25:00,09:00,7,phone`,
        `${NPI},701`,
        `${NPI},702,friday,08:00,08:15,30,Office`,
        `${OTHER_NPI},799,someday,08:00,09:00,7,office`,
      ];
      const { refused, changes } = await send(file.join('\n'));
      assert.equal(changes, undefined);
      assert.deepEqual(
        refused.map(({ line, reason }) => `${line} ${reason}`),
        [
          '3 weekday is none of sunday, monday, tuesday, wednesday, thursday, friday, saturday',
          '4 to leaves no room for a visit after "from"',
          '5 overlaps the hours of line 2',
          '6 department_id 799 is no known department',
          `7 npi ${OTHER_NPI} is no known provider`,
          '8 npi is no NPI: ten digits, the last of them a check digit; from is no time like 08:30; step_minutes is no multiple of 5; mode is neither office nor video',
          '9 has 2 cells where the header has 7',
          '10 mode is neither office nor video; to leaves no room for a visit after "from"; overlaps the hours of line 2',
          `11 weekday is none of sunday, monday, tuesday, wednesday, thursday, friday, saturday; step_minutes is no multiple of 5; npi ${OTHER_NPI} is no known provider; department_id 799 is no known department`,
        ],
      );
      assert.deepEqual(await timesOn('2026-11-27'), []);
    });

    test('[I4] files of JSON are refused by line, too: places, zones, dates, doubles, unknown fields', async () => {
      const { refused } = await send({
        departments: [
          { department_id: '703', name: 'A', time_zone: 'America/Nowhere' },
          { department_id: '704', name: '', time_zone: '+05:00', state: 'Illinois', colour: 'red' },
        ],
        providers: [{ npi: OTHER_NPI, name: '', department_ids: ['799', '703', '799'] }],
        visits: [
          { npi: NPI, department_id: '701', visit_type: '1', minutes: 20 },
          { npi: NPI, department_id: '701', visit_type: '9004', minutes: 20 },
          { npi: NPI, department_id: '701', visit_type: '9004', minutes: 30 },
        ],
        // The place and the provider are named above, on lines with other mistakes.
        hours: [{ ...hoursOf('sunday', '08:00', '09:00'), npi: OTHER_NPI, department_id: '703' }],
        absences: [
          { npi: OTHER_NPI, from_date: '2027-03-02', to_date: '2027-03-01' },
          { npi: NPI, from_date: '2027-02-29', to_date: '2027-03-01' },
        ],
        patients: [],
      });
      assert.deepEqual(
        refused.map(({ reason }) => reason),
        [
          'time_zone is no time zone like America/Chicago',
          'name is missing; state is no state like IL; time_zone is no time zone like America/Chicago; unknown fields: colour',
          'name is missing; department_ids names unknown departments: 799; department_ids names a department twice',
          'visit_type is no visit type that can be booked online',
          'says the same as line 34',
          'to_date is before from_date',
          'from_date is no date like 2026-12-31',
          '"patients" is not a list of departments, providers, visits, hours, absences, holidays',
        ],
      );
      assert.ok(refused.every(({ line }, index) => line > (refused[index - 1]?.line ?? 1)));
      for (const text of ['name,phone\nx,y\n', 'npi,"open\n', ''])
        assert.deepEqual((await send(text)).refused[0]?.line, 1, text);
      const broken = await gateway.call('POST', 'import', {
        Format: 'json',
        Text: '{"hours": [}',
        DryRun: false,
        RemoveDemo: false,
      });
      assert.match(JSON.stringify(broken.body), /is not JSON/);
    });

    test('[I4] the command imports, on its own or through the gateways that have the database open', async () => {
      const folder = temporaryFolder('import');
      const file = join(folder, 'clinic.json');
      const broken = join(folder, 'broken.csv');
      writeFileSync(file, JSON.stringify(clinic));
      writeFileSync(broken, 'date,name\n2027-13-01,Never\n');
      const env = {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: gateway.dataDir,
        GATEWAYS_PORT: /:(\d+)$/.exec(gateway.base)?.[1],
        SCHEDULING_AUTHORIZATION: AUTHORIZATION,
      };
      const run = async (...options: string[]) =>
        (await execute(process.execPath, [command, ...options], { env, cwd: folder })).stdout;
      const expected = /^hours +0 changed, 1 unchanged$/m;
      assert.match(await run(file), expected);
      assert.match(await run('--dry-run', file), /^Dry run: nothing is changed\.\nd/);
      for (const [options, code, says] of [
        [[broken], 1, /broken\.csv:2: date is no date like 2026-12-31\n1 line is refused; nothing/],
        [['--dryrun', file], 2, /Unknown option '--dryrun'/],
      ] as const)
        await assert.rejects(run(...options), (error: { readonly code: number; readonly stderr: string }) => {
          assert.equal(error.code, code);
          assert.match(error.stderr, says);
          return true;
        });
      await gateway.stop();
      assert.match(await run(file), expected);
    });
  });
}
