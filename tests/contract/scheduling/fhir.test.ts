import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { canRunFhir, startFhir, type RunningFhir } from '../../../scripts/lib/fhir.mjs';
import { freePort } from '../../../scripts/lib/servers.mjs';
import { bookingSuite } from './booking.ts';
import {
  bookForLink,
  bookSlot,
  freeSlot,
  freeSlots,
  holdSlot,
  NOW,
  startGateway,
  statusCodeOf,
  type FreeSlot,
  type RunningGateway,
} from './client.ts';
import { startProxy } from './fhir-proxy.ts';
import { fillCalendars, searchRecords, settingsFor, slotRecord } from './fhir-records.ts';
import { holdingSuite } from './holding.ts';
import { managingSuite } from './managing.ts';
import { ownVisitsSuite } from './own-visits.ts';

/** Everything that the embedded calendars promise, kept by a real FHIR server; and what is to be seen on it. */
function fhirSuite(): void {
  let server: Promise<RunningFhir> | undefined;
  const fhir = (): Promise<RunningFhir> => (server ??= freePort().then((port) => startFhir({ port })));
  const target = async () => {
    const { baseUrl } = await fhir();
    await fillCalendars(baseUrl);
    return { databaseUrl: '', fhir: settingsFor(baseUrl) };
  };
  after(async () => {
    if (server !== undefined) await (await server).stop();
  });
  bookingSuite('a FHIR server', target, 12);
  holdingSuite('a FHIR server', target);
  managingSuite('a FHIR server', target);
  ownVisitsSuite('a FHIR server', target);

  describe('scheduling gateway on a FHIR server: its records', () => {
    let gateway: RunningGateway;
    let proxy: Awaited<ReturnType<typeof startProxy>>;
    let baseUrl = '';
    const records = (type: string, query: Readonly<Record<string, string>>) =>
      searchRecords(baseUrl, type, query);
    const isChange = ({ method, path }: { method: string; path: string }): boolean =>
      method === 'POST' && path.endsWith('/fhir');
    const slotOf = (slot: FreeSlot) => slotRecord(baseUrl, slot);
    before(async () => {
      ({ baseUrl } = await fhir());
      await fillCalendars(baseUrl);
      proxy = await startProxy(baseUrl);
      gateway = await startGateway({ databaseUrl: '', fhir: settingsFor(proxy.baseUrl) });
    });
    after(async () => {
      await gateway.stop();
      await proxy.stop();
    });

    test('[I20] a booking is an Appointment with its patient and a busy Slot; cancelled, the Slot is free', async () => {
      const slot = await freeSlot(gateway.call);
      const token = await bookForLink(gateway, slot);
      const taken = await slotOf(slot);
      assert.equal(taken?.['status'], 'busy');
      const mine = { slot: `Slot/${String(taken['id'])}` };
      const [appointment] = await records('Appointment', mine);
      assert.equal(appointment?.['status'], 'booked');
      assert.equal(appointment['start'], taken['start']);
      assert.equal(appointment['minutesDuration'], 40);
      assert.match(JSON.stringify(appointment['reasonCode']), /Chest pain/);
      assert.match(String(appointment['comment']), /canaryconcern/);
      const participants = JSON.stringify(appointment['participant']);
      assert.match(participants, new RegExp(`Practitioner/dr-${slot.Provider_NPI}`));
      assert.match(participants, new RegExp(`Location/place-${slot.DepartmentID}`));
      const id = /"Patient\/([^"/]+)/.exec(participants)?.[1] ?? '';
      const [patient] = await records('Patient', { _id: id });
      assert.equal(patient?.['birthDate'], '1980-02-29');
      assert.match(JSON.stringify(patient['name']), /Canarylast/);
      const answer = await gateway.call('POST', 'manage/cancel', { Token: token, Sequence: 0 });
      assert.equal(answer.status, 200);
      const [gone] = await records('Appointment', mine);
      assert.equal(gone?.['status'], 'cancelled');
      assert.match(JSON.stringify(gone['cancelationReason']), /"pat"/);
      const freed = await slotOf(slot);
      assert.deepEqual([freed?.['status'], freed?.['identifier']], ['free', undefined]);
    });

    test('[I9] [I20] who decides for a child is a RelatedPerson of the patient, once', async () => {
      const slot = await freeSlot(gateway.call);
      const key = randomUUID();
      const Guardian = { Name: 'Robin Example', Relation: 'Mother', Phone: '312-555-0199' };
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, { Guardian }, key)), '200');
      await bookSlot(gateway.call, slot, { Guardian }, key);
      const taken = await slotOf(slot);
      const mine = { slot: `Slot/${String(taken?.['id'])}`, status: 'booked' };
      const [appointment] = await records('Appointment', mine);
      const patient = /Patient\/[^"/]+/.exec(JSON.stringify(appointment?.['participant']))?.[0] ?? '';
      const related = await records('RelatedPerson', { patient });
      assert.equal(related.length, 1);
      assert.deepEqual(related[0]?.['name'], [{ text: 'Robin Example' }]);
      assert.deepEqual(related[0]?.['telecom'], [{ system: 'phone', value: '312-555-0199' }]);
      assert.match(JSON.stringify(related[0]?.['relationship']), /"code":"MTH".*"text":"Mother"/);
    });

    test('[I20] a moved visit is the same Appointment at another Slot', async () => {
      const slots = await freeSlots(gateway.call);
      const [old] = slots;
      const elsewhere = slots.find((one) => one.DepartmentID !== old?.DepartmentID) ?? slots.at(-1);
      assert.ok(old && elsewhere);
      const token = await bookForLink(gateway, old);
      const held = `Slot/${String((await slotOf(old))?.['id'])}`;
      const [was] = await records('Appointment', { slot: held, status: 'booked' });
      const { Appointment_Date, Appointment_Time, DepartmentID } = elsewhere;
      const body = { Token: token, Sequence: 0, Appointment_Date, Appointment_Time, DepartmentID };
      assert.equal((await gateway.call('POST', 'manage/move', body)).status, 200);
      const [is] = await records('Appointment', { _id: String(was?.['id']) });
      const taken = await slotOf(elsewhere);
      assert.deepEqual(is?.['slot'], [{ reference: `Slot/${String(taken?.['id'])}` }]);
      assert.equal(is['start'], taken?.['start']);
      assert.match(JSON.stringify(is['participant']), new RegExp(`Location/place-${DepartmentID}`));
      assert.equal((await slotOf(old))?.['status'], 'free');
    });

    test('[I16] [I20] the clinic reads once where the patient of a moved video visit will be', async () => {
      const slots = await freeSlots(gateway.call, { visitTypes: ['9011'] });
      const [old, ...others] = [slots.at(0), slots.at(-1), slots.at(-2)];
      assert.ok(old);
      const token = await bookForLink(gateway, old, { Patient_Location_State: 'IL' });
      const slot = `Slot/${String((await slotOf(old))?.['id'])}`;
      const [was] = await records('Appointment', { slot, status: 'booked' });
      for (const [Sequence, other] of others.entries()) {
        assert.ok(other);
        const { Appointment_Date, Appointment_Time, DepartmentID } = other;
        const place = { Appointment_Date, Appointment_Time, DepartmentID, Patient_Location_State: 'IL' };
        const moved = await gateway.call('POST', 'manage/move', { Token: token, Sequence, ...place });
        assert.equal(moved.status, 200);
      }
      const [is] = await records('Appointment', { _id: String(was?.['id']) });
      const lines = String(is?.['comment']).split('\n');
      assert.equal(lines.at(-1), 'Since the visit was moved, during it the patient is in: IL');
      assert.equal(lines.filter((line) => line.includes('was moved')).length, 1);
      assert.match(String(is?.['comment']), /canaryconcern/);
    });

    test('[I20] a time that the clinic gave away itself is offered to nobody', async () => {
      const slot = await freeSlot(gateway.call);
      const record = await slotOf(slot);
      const response = await fetch(`${baseUrl}/Slot/${String(record?.['id'])}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/fhir+json' },
        body: JSON.stringify({ ...record, status: 'busy' }),
      });
      assert.ok(response.ok);
      assert.ok(!(await freeSlots(gateway.call)).some((one) => isSame(one, slot)));
      assert.equal((await holdSlot(gateway.call, slot, 'olga')).status, 409);
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot)), '409');
    });

    test('[I14] [I20] two gateways beside each other sell a time once, also one that overlaps', async () => {
      const other = await startGateway({ databaseUrl: '', fhir: settingsFor(baseUrl) });
      try {
        for (let round = 0; round < 5; round += 1) {
          const slot = await freeSlot(gateway.call);
          const start = Date.parse(`${slot.Appointment_Date}T${slot.Appointment_Time}Z`);
          const overlapping = (await freeSlots(gateway.call, { visitTypes: ['9004'] })).filter((one) => {
            const distance = Date.parse(`${one.Appointment_Date}T${one.Appointment_Time}Z`) - start;
            return distance >= 0 && distance < 40 * 60_000;
          });
          const wanted = [slot, ...overlapping];
          assert.ok(wanted.length > 1);
          const answers = await Promise.all(
            wanted.flatMap((one) => [bookSlot(gateway.call, one), bookSlot(other.call, one)]),
          );
          const sold = answers.filter((answer) => statusCodeOf(answer) === '200');
          // Two short visits may follow each other in the time of a long one; nothing overlaps.
          const times = sold.map(
            ({ body }) => body['Appointment'] as { Time: string; DurationInMinutes: number },
          );
          const spans = times
            .map(
              ({ Time, DurationInMinutes: length }) => [minutesOf(Time), minutesOf(Time) + length] as const,
            )
            .toSorted(([a], [b]) => a - b);
          assert.ok(sold.length > 0);
          assert.ok(spans.every(([from], index) => index === 0 || from >= (spans[index - 1]?.[1] ?? 0)));
        }
      } finally {
        await other.stop();
      }
    });

    test('[I14] [I20] an answer that is lost on the way: asking again with the key is one appointment', async () => {
      const slot = await freeSlot(gateway.call);
      const key = randomUUID();
      proxy.decide((request) => (isChange(request) ? 'cut-after' : 'pass'));
      const cut = await bookSlot(gateway.call, slot, {}, key);
      proxy.decide(() => 'pass');
      assert.equal(cut.status, 503);
      const taken = await slotOf(slot);
      assert.equal(taken?.['status'], 'busy', 'the server had done it');
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot)), '409', 'for others it is taken');
      const again = await bookSlot(gateway.call, slot, {}, key);
      assert.equal(statusCodeOf(again), '200');
      assert.equal((await bookSlot(gateway.call, slot, {}, key)).text, again.text);
      assert.equal((await records('Appointment', { slot: `Slot/${String(taken['id'])}` })).length, 1);
    });

    test('[I16] [I20] a cancellation whose answer is lost can be asked for again', async () => {
      const slot = await freeSlot(gateway.call);
      const token = await bookForLink(gateway, slot);
      const cancel = () => gateway.call('POST', 'manage/cancel', { Token: token, Sequence: 0 });
      proxy.decide((request) => (isChange(request) ? 'cut-after' : 'pass'));
      assert.equal((await cancel()).status, 503);
      proxy.decide(() => 'pass');
      assert.equal((await cancel()).body['Outcome'], 'cancelled');
      assert.equal((await slotOf(slot))?.['status'], 'free');
    });

    test('[I20] while the server is away nothing is lost and nothing is promised', async () => {
      const slot = await freeSlot(gateway.call);
      const key = randomUUID();
      proxy.decide(() => 'cut-before');
      const days = await gateway.call('POST', 'provider-schedule-days', {
        ProviderID: slot.Provider_NPI,
        VisitTypeIDs: [{ ID: '9003' }],
      });
      const answers = [
        days,
        await holdSlot(gateway.call, slot, 'paul'),
        await bookSlot(gateway.call, slot, {}, key),
      ];
      proxy.decide(() => 'pass');
      assert.deepEqual(
        answers.map(({ status }) => status),
        [503, 503, 503],
      );
      assert.ok(answers.every(({ headers }) => headers.get('retry-after') === '1'));
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, {}, key)), '200');
    });

    test('[I14] [I20] a hold stands on the server with its end, and is freed there when it is over', async () => {
      const slot = await freeSlot(gateway.call, 3);
      assert.equal((await holdSlot(gateway.call, slot, 'quentin')).status, 201);
      const held = await slotOf(slot);
      assert.equal(held?.['status'], 'busy-tentative');
      assert.match(JSON.stringify(held['identifier']), /"end":"2026-11-20T16:10:00/);
      try {
        gateway.setNow(Date.parse(NOW) + 11 * 60_000);
        await gateway.sweep();
        assert.equal((await slotOf(slot))?.['status'], 'free');
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[I20] no address that the server sees, and no log, says anything about a patient', () => {
      assert.ok(proxy.passed.length > 50);
      const addresses = proxy.passed.map(({ path }) => path).join('\n');
      assert.doesNotMatch(addresses, /canary|urn:foyer|us-npi|\d{4}-\d\d-\d\d/i);
      assert.doesNotMatch(gateway.events.join('\n'), /canary/i);
    });
  });
}

function isSame(a: FreeSlot, b: FreeSlot): boolean {
  return a.Appointment_Date === b.Appointment_Date && a.Appointment_Time === b.Appointment_Time;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

// FHIR_REQUIRED is set where a missing Java must not go unnoticed.
if (process.env['FHIR_REQUIRED'] === '1' || canRunFhir()) fhirSuite();
