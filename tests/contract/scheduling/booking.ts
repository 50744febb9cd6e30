import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  bookingBody,
  bookSlot,
  freeSlot,
  freeSlots,
  startGateway,
  statusCodeOf,
  type Answer,
  type RunningGateway,
  type Target,
} from './client.ts';
import { physicians } from './content.ts';

const count = (answers: readonly Answer[], code: string): number =>
  answers.filter((answer) => statusCodeOf(answer) === code).length;

/** What can be booked, and what must not. */
/** @param crowd - how many want the same thing at once */
export function bookingSuite(store: string, target: () => Promise<Target>, crowd = 50): void {
  describe(`scheduling gateway on ${store}: booking`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway(await target());
    });
    after(() => gateway.stop());

    test('[I12] a booking is answered with code 200, what was booked and a number', async () => {
      const slot = await freeSlot(gateway.call);
      const answer = await bookSlot(gateway.call, slot);
      assert.equal(answer.status, 200);
      assert.equal(answer.body['AppointmentStatusCode'], '200');
      assert.equal(answer.body['AppointmentStatusMessage'], 'Appointment scheduled');
      const { ContactIDs, CalendarID, ManageToken, ...appointment } = answer.body['Appointment'] as Record<
        string,
        unknown
      >;
      assert.deepEqual(appointment, {
        Date: slot.Appointment_Date,
        Time: `${slot.Appointment_Time}:00`,
        DurationInMinutes: 40,
        Provider: {
          DisplayName: `Doctor ${physicians.everyone}, MD`,
          IDs: [{ ID: physicians.everyone, Type: 'NPI' }],
        },
        Department: {
          ID: slot.DepartmentID,
          Type: 'External',
          PracticeLocation: slot.DepartmentID === '601' ? 'LAKESIDE' : 'RIVERSIDE',
          Name: slot.DepartmentID === '601' ? 'Clinic lakeside' : 'Clinic riverside',
        },
        VisitType: { ID: '9003', Type: 'External', Name: 'New adult, office visit' },
      });
      assert.match(JSON.stringify(ContactIDs), /^\[\{"ID":"\d{12}","Type":"CSN"\}\]$/);
      assert.match(String(CalendarID), /^[\w-]{20,}/, 'the UID of its calendar entry');
      assert.match(String(ManageToken), /^\w{26}$/, 'the code that shows and changes it');
      assert.doesNotMatch(answer.text, /canary/i, 'nothing about the patient comes back');
    });

    test(`[I14] ${crowd} parallel bookings of one slot: one success, the others conflicts`, async () => {
      const slot = await freeSlot(gateway.call);
      const answers = await Promise.all(Array.from({ length: crowd }, () => bookSlot(gateway.call, slot)));
      assert.ok(answers.every((answer) => answer.status === 200));
      assert.equal(count(answers, '200'), 1);
      assert.equal(count(answers, '409'), crowd - 1);
    });

    test('[I14] of 6 bookings that overlap in different ways exactly one is sold', async () => {
      const free = await freeSlots(gateway.call, { visitTypes: ['9003', '332', '9004', '9007'] });
      const at = (date: string, time: string, types: readonly string[]) =>
        free.filter(
          (s) => s.Appointment_Date === date && s.Appointment_Time === time && types.includes(s.Visit_Type),
        );
      // Two new visits of 40 minutes, 20 apart, and the short visits in the 20 minutes that they share.
      const overlapping = free
        .filter((slot) => slot.Visit_Type === '9003')
        .map((slot) => {
          const minutes =
            Number(slot.Appointment_Time.slice(0, 2)) * 60 + Number(slot.Appointment_Time.slice(3)) + 20;
          const later = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
          return [
            ...at(slot.Appointment_Date, slot.Appointment_Time, ['9003', '332']),
            ...at(slot.Appointment_Date, later, ['9003', '332', '9004', '9007']),
          ];
        })
        .find((group) => group.length === 6);
      assert.ok(overlapping, 'the test content has such a group');
      const answers = await Promise.all(overlapping.map((slot) => bookSlot(gateway.call, slot)));
      assert.equal(count(answers, '200'), 1);
      assert.equal(count(answers, '409'), 5);
    });

    test('[I14] [I12] [I15] a conflict has another code, a message and up to five nearest times', async () => {
      const slots = await freeSlots(gateway.call);
      const slot = slots.find(({ Appointment_Time: time }, place) => place > 20 && time > '14');
      assert.ok(slot);
      await bookSlot(gateway.call, slot);
      const answer = await bookSlot(gateway.call, slot);
      assert.equal(answer.status, 200);
      assert.equal(statusCodeOf(answer), '409');
      assert.equal(
        answer.body['AppointmentStatusMessage'],
        'That time was just taken. Please choose another.',
      );
      assert.equal(answer.body['Message'], answer.body['AppointmentStatusMessage']);
      const alternatives = answer.body['Alternatives'] as { Date: string; Time: string }[];
      assert.equal(alternatives.length, 5);
      const times = alternatives.map(({ Date: date, Time }) => `${date} ${Time}`);
      assert.deepEqual(times, times.toSorted());
      const free = (await freeSlots(gateway.call)).map(
        (s) => `${s.Appointment_Date} ${s.Appointment_Time}:00`,
      );
      assert.ok(times.every((time) => free.includes(time)));
      // All in one zone and far from a change of clocks: wall times are as far apart as instants.
      const distance = (time: string): number =>
        Math.abs(
          Date.parse(`${time}Z`) - Date.parse(`${slot.Appointment_Date} ${slot.Appointment_Time}:00Z`),
        );
      const nearest = free.toSorted((a, b) => distance(a) - distance(b)).slice(0, 5);
      assert.deepEqual(times, nearest.toSorted(), 'the nearest, earlier ones too');
    });

    test(`[I14] ${crowd} repetitions with one key are one booking and one answer`, async () => {
      const slot = await freeSlot(gateway.call);
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: crowd }, () => bookSlot(gateway.call, slot, {}, key)),
      );
      assert.equal(new Set(answers.map((answer) => answer.text)).size, 1);
      assert.equal(count(answers, '200'), crowd);
      const replays = answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true');
      assert.equal(replays.length, crowd - 1);
    });

    test('[I14] field order, a new hold and a later clock do not make another booking; another patient does', async () => {
      const slot = await freeSlot(gateway.call);
      const key = { 'idempotency-key': randomUUID() };
      const send = (body: unknown) => gateway.call('POST', 'schedule-appointment', body, key);
      const first = await send(bookingBody(slot));
      const again = { Requested_DateTime: '2026-11-20 10:00:59', HoldID: randomUUID() };
      const reversed = Object.fromEntries(Object.entries(bookingBody(slot, again)).toReversed());
      const replay = await send(reversed);
      assert.equal(replay.text, first.text);
      assert.equal(replay.headers.get('idempotent-replayed'), 'true');
      const other = await send(bookingBody(slot, { Patient_First_Name: 'Other' }));
      assert.equal(other.status, 422);
      assert.equal(typeof other.body['Message'], 'string');
    });

    test('[I14] a booking that lost leaves its key free', async () => {
      const [slot, next] = await freeSlots(gateway.call, { visitTypes: ['9004'] });
      assert.ok(slot && next);
      await bookSlot(gateway.call, slot);
      const key = randomUUID();
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, {}, key)), '409');
      assert.equal(statusCodeOf(await bookSlot(gateway.call, next, {}, key)), '200');
    });

    test('[I12] what the body says about provider and place is not believed', async () => {
      const slot = await freeSlot(gateway.call);
      const elsewhere = slot.DepartmentID === '601' ? '602' : '601';
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, { DepartmentID: elsewhere })), '409');
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, { Appointment_Time: '03:00' })), '409');
      assert.equal(
        statusCodeOf(await bookSlot(gateway.call, slot, { Appointment_Date: '2027-12-01' })),
        '409',
      );
      const full = { ...slot, Provider_NPI: physicians.fullyBooked };
      assert.equal(statusCodeOf(await bookSlot(gateway.call, full)), '409');
      const notOffered = { ...slot, Provider_NPI: physicians.childrenOnly };
      assert.equal((await bookSlot(gateway.call, notOffered)).status, 400);
    });

    test('[I12] bodies with missing, malformed or unknown fields are refused without repeating a value', async () => {
      const slot = await freeSlot(gateway.call);
      for (const [fields, field] of [
        [{ Patient_First_Name: '' }, 'Patient_First_Name'],
        [{ Patient_Last_Name: undefined }, 'Patient_Last_Name'],
        [{ Patient_Dob: '1980-02-30canary' }, 'Patient_Dob'],
        [{ Patient_Dob: '2026-11-21' }, 'Patient_Dob'],
        [{ Email: 'canary@' }, 'Email'],
        [{ Comments: 'canary'.repeat(1_000) }, 'Comments'],
        [{ Visit_Type: '1canary' }, 'Visit_Type'],
        [{ Appointment_Time: '25:00' }, 'Appointment_Time'],
        [{ Canary_Field: 'x' }, 'body'],
      ] as const) {
        const answer = await bookSlot(gateway.call, slot, fields);
        assert.equal(answer.status, 400, field);
        assert.match(String(answer.body['Message']), new RegExp(`^${field}: `));
        assert.doesNotMatch(answer.text, /canary/i);
      }
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot)), '200', 'nothing of it was stored');
    });

    test('[I12] a review says whether the time is free and books nothing', async () => {
      const slot = await freeSlot(gateway.call);
      const review = () => bookSlot(gateway.call, slot, { IsReviewOnly: true });
      assert.equal(statusCodeOf(await review()), '200');
      assert.equal(statusCodeOf(await review()), '200');
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot)), '200');
      assert.equal(statusCodeOf(await review()), '409');
    });

    test('[I12] requests are kept once per key, as an object or as JSON text', async () => {
      const source = {
        Specialty: 'Cardiology',
        WorkersComp_ThirdParty: false,
        Appointment_Location: ['LAKESIDE'],
      };
      const body = {
        SourceApplication: 'AppointmentRequestWebForm',
        DistributionEmail: '',
        Source_JSON_Object: source,
      };
      const key = { 'idempotency-key': randomUUID() };
      const first = await gateway.call('POST', 'appointment-request', body, key);
      assert.equal(first.status, 200);
      assert.equal(first.body['Status'], '200');
      const asText = { ...body, Source_JSON_Object: JSON.stringify(source) };
      const replay = await gateway.call('POST', 'appointment-request', asText, key);
      assert.equal(replay.text, first.text);
      assert.equal(replay.headers.get('idempotent-replayed'), 'true');
      const other = { ...body, Source_JSON_Object: { ...source, Specialty: 'Allergy' } };
      assert.equal((await gateway.call('POST', 'appointment-request', other, key)).status, 422);
      const wrong = { ...body, SourceApplication: 'Other' };
      assert.equal((await gateway.call('POST', 'appointment-request', wrong)).status, 400);
      const unstorable = { ...body, DistributionEmail: 'clinic@example.org\u0000' };
      assert.equal((await gateway.call('POST', 'appointment-request', unstorable)).status, 400);
    });

    test('[J9] pictures of the card are kept with their request, once; anything but a JPEG is refused', async () => {
      const picture = {
        Name: 'InsuranceCardFront',
        ContentType: 'image/jpeg',
        Content: `/9j/${'A'.repeat(1_900_000)}`,
      };
      const body = {
        SourceApplication: 'AppointmentRequestWebForm',
        DistributionEmail: '',
        Source_JSON_Object: { Specialty: 'Cardiology' },
        Attachments: [picture, { ...picture, Name: 'InsuranceCardBack', Content: '/9j/back' }],
      };
      const key = { 'idempotency-key': randomUUID() };
      const { body: answer } = await gateway.call('POST', 'appointment-request', body, key);
      await gateway.call('POST', 'appointment-request', body, key);
      const kept = await gateway.rows(
        `select name, content from request_attachment where request_id = '${String(answer['RequestID'])}' order by name`,
      );
      assert.deepEqual(
        kept.map(({ name }) => name),
        ['InsuranceCardBack', 'InsuranceCardFront'],
      );
      // Four letters alone stand in a long text of random ones now and then.
      assert.ok(kept.every(({ content }) => !/\/9j\/(AAAAAAAA|back)/.test(String(content))));
      for (const wrong of [
        { ...picture, Content: 'PHNjcmlwdD4=' },
        { ...picture, Content: '/9j/<script>' },
        { ...picture, ContentType: 'text/html' },
        { ...picture, Name: '../canary' },
      ]) {
        const refused = await gateway.call('POST', 'appointment-request', { ...body, Attachments: [wrong] });
        assert.equal(refused.status, 400);
        assert.doesNotMatch(refused.text, /script|canary/);
      }
      const three = { ...body, Attachments: [picture, picture, picture] };
      assert.equal((await gateway.call('POST', 'appointment-request', three)).status, 413);
      const elsewhere = await gateway.call('POST', 'reasons', { ...picture });
      assert.equal(elsewhere.status, 413, 'only this call takes so much');
    });

    test('[I14] every booking and request has its outbox item and audit line, and no log names a patient', async () => {
      const idsOf = async (sql: string): Promise<string[]> =>
        (await gateway.rows(sql)).map((row) => String(row['id'])).toSorted();
      const subjects = await idsOf('select id from booking union all select id from appointment_request');
      assert.ok(subjects.length > 5);
      assert.deepEqual(
        await idsOf("select subject_id as id from outbox where kind in ('booking', 'appointment-request')"),
        subjects,
      );
      assert.deepEqual(await idsOf('select subject_id as id from audit'), subjects);
      const elsewhere = await Promise.all(
        ['outbox', 'audit', 'idempotency', 'tick'].map((table) => gateway.rows(`select * from ${table}`)),
      );
      assert.doesNotMatch(JSON.stringify([elsewhere, gateway.events]), /canary/i);
    });
  });
}
