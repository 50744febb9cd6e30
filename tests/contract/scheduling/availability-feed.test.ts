import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  AUTHORIZATION,
  bookSlot,
  freeSlot,
  freeSlots,
  holdSlot,
  NOW,
  startGateway,
  type FreeSlot,
  type RunningGateway,
} from './client.ts';
import { physicians } from './content.ts';

type Resource = {
  readonly resourceType: string;
  readonly id: string;
  readonly status?: string;
  readonly start?: string;
  readonly end?: string;
  readonly [field: string]: unknown;
};
type Manifest = {
  readonly transactionTime: string;
  readonly request: string;
  readonly output: readonly { readonly type: string; readonly url: string }[];
};

const FEED = 'https://site.example/api/availability';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ID = /^[A-Za-z0-9\-.]{1,64}$/;

describe('published availability of the scheduling gateway', () => {
  let gateway: RunningGateway;
  before(async () => {
    gateway = await startGateway({ databaseUrl: '' });
  });
  after(() => gateway.stop());

  const read = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${gateway.base}/scheduling/v1/${path}`, { headers: { authorization: AUTHORIZATION, ...headers } });
  const manifest = async (): Promise<Manifest> => (await (await read('$bulk-publish')).json()) as Manifest;
  const linesOf = async (url: string): Promise<Resource[]> => {
    const response = await read(`availability/${url.slice(FEED.length + 1)}`);
    assert.equal(response.status, 200, url);
    assert.equal(response.headers.get('content-type'), 'application/fhir+ndjson');
    const text = await response.text();
    assert.ok(text === '' || text.endsWith('\n'));
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Resource);
  };
  const everything = async (): Promise<ReadonlyMap<string, readonly Resource[]>> => {
    const all = new Map<string, Resource[]>();
    for (const { type, url } of (await manifest()).output)
      all.set(type, [...(all.get(type) ?? []), ...(await linesOf(url))]);
    return all;
  };
  const startOf = (slot: FreeSlot): string =>
    // Central standard time.
    new Date(`${slot.Appointment_Date}T${slot.Appointment_Time}:00-06:00`).toISOString();

  test('[I21] the manifest lists files of every type at the address of the site', async () => {
    const response = await read('$bulk-publish');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
    const { transactionTime, request, output } = (await response.json()) as Manifest;
    assert.equal(transactionTime, NOW);
    assert.equal(request, `${FEED}/$bulk-publish`);
    const types = new Set(output.map(({ type }) => type));
    assert.deepEqual([...types], ['Location', 'Practitioner', 'PractitionerRole', 'Schedule', 'Slot']);
    assert.ok(output.every(({ url }) => url.startsWith(`${FEED}/`)));
    assert.equal(output.filter(({ type }) => type === 'Slot').length, 30, 'a file for each of thirty days');
  });

  test('[I21] every record has its type and an id of its own, and refers to records that are there', async () => {
    const all = await everything();
    const known = new Set<string>();
    for (const [type, records] of all) {
      assert.ok(records.length > 0, type);
      for (const record of records) {
        assert.equal(record.resourceType, type);
        assert.match(record.id, ID);
        assert.ok(!known.has(`${type}/${record.id}`), `${type}/${record.id} once`);
        known.add(`${type}/${record.id}`);
      }
    }
    const references = [...all.values()]
      .flat()
      .flatMap((record) =>
        [...JSON.stringify(record).matchAll(/"reference":"([^"]+)"/g)].map(
          ([, reference]) => reference ?? '',
        ),
      );
    assert.ok(references.length > 100);
    assert.deepEqual(
      references.filter((reference) => !known.has(reference)),
      [],
    );
    const [location] = all.get('Location') ?? [];
    assert.deepEqual(location?.['address'], {
      line: ['1 Test Street', 'Floor 2'],
      city: 'Chicago',
      state: 'IL',
      postalCode: '60601',
      country: 'US',
    });
    assert.deepEqual(location['telecom'], [{ system: 'phone', value: '312-555-0100' }]);
  });

  test('[I21] what is free is what the calls say, an hour ahead; each free time links to its booking', async () => {
    const slots = (await everything()).get('Slot') ?? [];
    assert.ok(slots.every(({ status }) => status === 'free' || status === 'busy'));
    assert.ok(slots.some(({ status }) => status === 'busy'));
    assert.ok(
      slots.every(({ start = '', end = '' }) => INSTANT.test(start) && INSTANT.test(end) && start < end),
    );
    assert.ok(slots.every(({ start = '' }) => Date.parse(start) >= Date.parse(NOW) + 3_600_000));
    const codesOf = (slot: Resource): string[] =>
      [...JSON.stringify(slot['serviceType']).matchAll(/"code":"(\d+)"/g)].map(([, code]) => code ?? '');
    for (const npi of [physicians.everyone, physicians.sundays, physicians.returningOnly]) {
      for (const type of ['9003', '9004', '9011']) {
        const published = slots
          .filter((slot) => slot.status === 'free' && slot.id.startsWith(npi) && codesOf(slot).includes(type))
          .map(({ start }) => start);
        const told = (await freeSlots(gateway.call, { npi, visitTypes: [type], to: '2026-12-19' })).map(
          startOf,
        );
        assert.deepEqual(published, told, `${npi} ${type}`);
      }
    }
    const free = slots.filter(({ status }) => status === 'free');
    const links = free.map((slot) => JSON.stringify(slot['extension']));
    assert.ok(links.every((link) => link.includes('/StructureDefinition/booking-deep-link"')));
    const [first] = free;
    const at = Date.parse(first?.start ?? '');
    assert.match(
      links[0] ?? '',
      new RegExp(`https://site.example/find-a-physician/physician/[^#]+#book=${at}&type=\\d+&at=60\\d"`),
    );
  });

  test('[I21] each minute of a physician is published once, however many visits could fill it', async () => {
    const slots = (await everything()).get('Slot') ?? [];
    const minutes = new Map<string, Set<number>>();
    let published = 0;
    for (const { id, start = '', end = '' } of slots) {
      const npi = id.slice(0, 10);
      const own = minutes.get(npi) ?? new Set<number>();
      minutes.set(npi, own);
      for (let minute = Date.parse(start); minute < Date.parse(end); minute += 60_000) {
        own.add(minute);
        published += 1;
      }
    }
    assert.equal(
      published,
      [...minutes.values()].reduce((sum, own) => sum + own.size, 0),
    );
    // New patients' visits of 40 minutes begin every 20: at one start with a returning patient's.
    const both = slots.filter(
      (slot) => slot.id.startsWith(physicians.everyone) && /9003.*9004|9004.*9003/.test(JSON.stringify(slot)),
    );
    assert.ok(both.length > 0);
    assert.ok(both.every(({ start = '', end = '' }) => Date.parse(end) - Date.parse(start) === 20 * 60_000));
  });

  test('[I21] a time that is held or booked is busy, and nothing says by whom', async () => {
    const [held, , , booked] = await freeSlots(gateway.call, { npi: physicians.adultsOnly });
    assert.ok(held && booked);
    const statusOf = async (slot: FreeSlot): Promise<(string | undefined)[]> =>
      (await linesOf(`${FEED}/slots-${slot.Appointment_Date}-1.ndjson`))
        .filter(({ id, start }) => id.startsWith(slot.Provider_NPI) && start === startOf(slot))
        .map(({ status }) => status);
    assert.ok((await statusOf(held)).includes('free'));
    await holdSlot(gateway.call, held, 'rosa');
    await bookSlot(gateway.call, booked);
    gateway.setNow(Date.parse(NOW) + 60_000);
    for (const slot of [held, booked]) assert.deepEqual(await statusOf(slot), ['busy']);
    const text = JSON.stringify([...(await everything()).values()]);
    assert.doesNotMatch(text, /canary|rosa|hold/i);
    gateway.setNow(NOW);
  });

  test('[I21] what many read within a minute is made once', async () => {
    const slot = await freeSlot(gateway.call, 0, { npi: physicians.returningOnly, visitTypes: ['9004'] });
    const tagNow = async (): Promise<string | null> =>
      (await read(`availability/slots-${slot.Appointment_Date}-1.ndjson`)).headers.get('etag');
    gateway.setNow(Date.parse(NOW) + 120_000);
    const before = await tagNow();
    await bookSlot(gateway.call, slot);
    gateway.setNow(Date.parse(NOW) + 179_000);
    assert.equal(await tagNow(), before);
    gateway.setNow(Date.parse(NOW) + 180_000);
    assert.notEqual(await tagNow(), before);
    gateway.setNow(NOW);
  });

  test('[I21] who has a file already is told so; unknown files and callers are refused', async () => {
    const response = await read('availability/locations.ndjson');
    const etag = response.headers.get('etag') ?? '';
    assert.match(etag, /^W\/"/);
    const again = await read('availability/locations.ndjson', { 'if-none-match': etag });
    assert.deepEqual([again.status, await again.text()], [304, '']);
    const statusFor = async (tags: string): Promise<number> =>
      (await read('availability/locations.ndjson', { 'if-none-match': tags })).status;
    const asStrong = etag.slice(2);
    assert.deepEqual(await Promise.all(['*', asStrong, `"x", ${etag}`].map(statusFor)), [304, 304, 304]);
    assert.equal(await statusFor('"x"'), 200);
    for (const name of [
      'slots-2026-11-19-1',
      'slots-2026-12-20-1',
      'slots-2026-11-20-2',
      'slots-2026-02-30-1',
      'x',
    ])
      assert.equal((await read(`availability/${name}.ndjson`)).status, 404, name);
    assert.equal((await fetch(`${gateway.base}/scheduling/v1/$bulk-publish`)).status, 401);
  });
});
