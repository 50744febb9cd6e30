import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import {
  AUTHORIZATION,
  createClient,
  daysOf,
  type Client,
} from '../../../tests/contract/scheduling/client.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openContent } from '../../content/open.ts';
import type { ContentStore } from '../../content/store.ts';
import { createSchedulingGateway, type SchedulingGateway } from '../../scheduling/gateway.ts';
import { visitTypes } from '../../scheduling/visit-types.ts';
import { fillDemoCalendars } from './fill.ts';

/** The Saturday before a week with a holiday, in a season with two evenings that end early. */
const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOLIDAY_SEASON = ['2026-11-26', '2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type Opened = ContentStore & { close(): void };

let content: Opened;
let gateway: SchedulingGateway;
let server: Server;
let call: Client;

before(async () => {
  const opened = await openContent({ folder: fileURLToPath(new URL('../../../content', import.meta.url)) });
  assert.ok(opened.ok);
  content = opened.value;
  gateway = await createSchedulingGateway({
    content,
    authorization: AUTHORIZATION,
    databaseUrl: '',
    dataDir: temporaryFolder('place-hours'),
    fill: fillDemoCalendars,
    now: () => NOW,
    mail: { url: '', from: 'a@clinic.example', siteUrl: 'https://site.example', requestsTo: '', everyMs: 0 },
  });
  server = createServer((request, response) => {
    void gateway.handle(request, response, new URL(request.url ?? '/', 'http://gateway'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  call = createClient(`http://127.0.0.1:${address.port}`);
});

after(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await gateway.close();
  content.close();
});

/** The hours of a place on a day, as its page says them: "08:00-17:00", "closed". */
function hoursOn(place: { readonly week: string; readonly special: string }, date: string): string {
  const special = place.special.split('\n').find((line) => line.startsWith(date));
  if (special !== undefined) return special.split(' ')[1] ?? '';
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const part = place.week.split('; ').find((one) => {
    const [first = '', last = first] = one.split(' ')[0]?.split('-') ?? [];
    const day = (weekday + 6) % 7;
    return day >= (WEEKDAYS.indexOf(first) + 6) % 7 && day <= (WEEKDAYS.indexOf(last) + 6) % 7;
  });
  return part?.split(' ')[1] ?? 'closed';
}

test('[I4] no doctor of the demo is offered at a place that is closed then', async () => {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const places = new Map(
    content.byTemplate('Location Details').map((item) => {
      const field = (name: string) => text(item.field(name, 'en'));
      return [field('departmentId'), { week: field('openingHours'), special: field('specialHours') }];
    }),
  );
  const npis = content.byTemplate('Physician Details').map((item) => text(item.field('npi', 'en')));
  const office = [...visitTypes.values()].filter(({ isVirtual }) => !isVirtual);
  const seen = { doctors: 0, slots: 0, weekends: 0, holidays: 0 };
  const outside: string[] = [];
  for (const npi of npis) {
    const answer = await call('POST', 'provider-schedule-days', {
      ProviderID: npi,
      VisitTypeIDs: office.map(({ id }) => ({ ID: id })),
    });
    if (answer.status !== 200) continue;
    seen.doctors += 1;
    for (const day of daysOf(answer)) {
      const date = day.Date.slice(0, 10);
      const place = places.get(day.Department.ID);
      assert.ok(place, day.Department.ID);
      const hours = hoursOn(place, date);
      const [opens = '', closes = ''] = hours.split('-');
      for (const { Time } of day.Slots) {
        seen.slots += 1;
        const time = Time.slice(0, 5);
        if (hours === 'closed' || time < opens || time >= closes)
          outside.push(`${npi} ${day.Department.PracticeLocation} ${date} ${time} (${hours})`);
      }
      if ([0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay())) seen.weekends += 1;
      if (HOLIDAY_SEASON.includes(date)) seen.holidays += 1;
    }
  }
  assert.deepEqual(outside, []);
  assert.ok(seen.doctors > 150 && seen.slots > 10_000 && seen.weekends > 10, JSON.stringify(seen));
});
