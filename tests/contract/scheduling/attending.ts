import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import ICAL from 'ical.js';
import {
  bookingBody,
  bookSlot,
  freeSlots,
  NOW,
  startGateway,
  type FreeSlot,
  type RunningGateway,
} from './client.ts';
import { startTextVendor } from './text-vendor.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const JOIN = /https:\/\/site\.example\/appointments\/video#join=(\w{26})/;

type Entry = Readonly<Record<'uid' | 'sequence' | 'summary' | 'location' | 'minutes' | 'startsAt', unknown>>;

/** What a calendar keeps of a file. */
function entryOf(file: string): Entry {
  const event = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent');
  assert.ok(event);
  const { uid, summary, location, startDate, endDate, sequence } = new ICAL.Event(event);
  const startsAt = startDate.toJSDate().getTime();
  const minutes = (endDate.toJSDate().getTime() - startsAt) / MINUTE_MS;
  return { uid, sequence, summary, location, minutes, startsAt };
}

/** How patients keep a visit in their calendar, and how they attend one by video. */
export function attendingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: attending a visit`, () => {
    let gateway: RunningGateway;
    let vendor: Awaited<ReturnType<typeof startTextVendor>>;
    before(async () => {
      vendor = await startTextVendor();
      gateway = await startGateway({ databaseUrl: await databaseUrl(), smsUrl: vendor.url });
    });
    after(async () => {
      await gateway.stop();
      await vendor.stop();
    });

    const slotIn = async (days: number, visitType: string): Promise<FreeSlot> => {
      const from = new Date(Date.parse(NOW) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
      const [slot] = await freeSlots(gateway.call, { from, visitTypes: [visitType] });
      assert.ok(slot);
      return slot;
    };
    const book = async (slot: FreeSlot, more: object = {}, language = 'en') => {
      const Email = `${randomUUID()}@example.org`;
      const headers = { 'idempotency-key': randomUUID(), 'accept-language': language };
      const answer = await gateway.call(
        'POST',
        'schedule-appointment',
        bookingBody(slot, { Email, ...more }),
        headers,
      );
      const visit = answer.body['Appointment'] as {
        readonly CalendarID: string;
        readonly VideoVisit?: { readonly JoinURL: string };
      };
      return { Email, visit };
    };
    const mailed = async (email: string, nth = 0) => (await gateway.mailTo(email))[nth] ?? {};
    const feedOf = async (Token: string): Promise<string> => {
      const made = await gateway.call('POST', 'manage/calendar', { Token });
      const read = await gateway.call('POST', 'calendar', { Token: made.body['CalendarToken'] });
      return String(read.body['Calendar']);
    };

    for (const [kind, visitType, place] of [
      ['in person', '9003', /^1 Test Street, Floor 2, Chicago, IL 60601$/],
      ['by video', '9011', JOIN],
    ] as const)
      test(`[I10] [I16] [I18] a visit ${kind} is one entry of an hour in answer, mail and feed; moved and cancelled it stays that one`, async () => {
        const slot = await slotIn(10, visitType);
        const { Email, visit } = await book(slot);
        const mail = await mailed(Email);
        const link = /#code=(\w{26})/.exec(mail['text'] ?? '')?.[1] ?? '';
        const first = entryOf(mail['calendar'] ?? '');
        assert.deepEqual([first.uid, first.sequence, first.minutes], [visit.CalendarID, 0, 60]);
        assert.equal(first.summary, 'Healthcare appointment');
        assert.match(String(first.location), place);
        assert.deepEqual(entryOf(await feedOf(link)), first);
        const read = await gateway.call('POST', 'manage/read', { Token: link });
        assert.equal((read.body['Appointment'] as { CalendarID: string }).CalendarID, first.uid);

        const { Appointment_Date, Appointment_Time, DepartmentID } = await slotIn(30, visitType);
        const when = { Appointment_Date, Appointment_Time, DepartmentID, Patient_Location_State: 'IL' };
        await gateway.call('POST', 'manage/move', { Token: link, Sequence: 0, ...when });
        const moved = entryOf((await mailed(Email, 1))['calendar'] ?? '');
        assert.deepEqual({ ...moved, startsAt: 0 }, { ...first, sequence: 1, startsAt: 0 });
        assert.notEqual(moved.startsAt, first.startsAt);
        assert.deepEqual(entryOf(await feedOf(link)), moved);

        await gateway.call('POST', 'manage/cancel', { Token: link, Sequence: 1 });
        const cancelled = entryOf((await mailed(Email, 2))['calendar'] ?? '');
        assert.deepEqual(cancelled, { ...moved, sequence: 2 });
        assert.deepEqual(entryOf(await feedOf(link)), cancelled);
      });

    test('[I18] a video visit has one join link, in answer, mail, text, calendar and visit; one in person has none', async () => {
      const PhoneNumber = '312-555-0777';
      const { Email, visit } = await book(await slotIn(12, '9011'), { PhoneNumber, TextMessages: true });
      const joinUrl = visit.VideoVisit?.JoinURL ?? '';
      const token = JOIN.exec(joinUrl)?.[1] ?? '';
      const mail = await mailed(Email);
      for (const part of ['text', 'html']) assert.ok(mail[part]?.includes(joinUrl), part);
      assert.ok(mail['calendar']?.replaceAll('\r\n ', '').includes(`URL:${joinUrl}\r\n`));
      assert.doesNotMatch(mail['text'] ?? '', /15 minutes|Where:/);
      const text = vendor.texts.find(({ To }) => To === '+13125550777')?.Body ?? '';
      assert.match(text, new RegExp(`^Join by video: https://site\\.example/j#${token}$`, 'm'));
      const link = /#code=(\w{26})/.exec(mail['text'] ?? '')?.[1] ?? '';
      const read = await gateway.call('POST', 'manage/read', { Token: link });
      assert.deepEqual((read.body['Appointment'] as typeof visit).VideoVisit, { JoinURL: joinUrl });
      assert.doesNotMatch(
        JSON.stringify(await gateway.rows('select * from calendar_feed')),
        new RegExp(token),
      );
      assert.doesNotMatch(
        JSON.stringify(await gateway.rows('select answer from idempotency')),
        new RegExp(token),
      );
      const inPerson = await book(await slotIn(12, '9003'));
      assert.equal(inPerson.visit.VideoVisit, undefined);
      assert.doesNotMatch((await mailed(inPerson.Email))['text'] ?? '', /#join=/);
    });

    test('[I18] the waiting room opens fifteen minutes before, notes who comes, and changes nothing', async () => {
      const { Email, visit } = await book(await slotIn(14, '9011'));
      const Token = JOIN.exec(visit.VideoVisit?.JoinURL ?? '')?.[1] ?? '';
      const enter = async (Arrives = false) =>
        (await gateway.call('POST', 'waiting-room', { Token, Arrives })).body;
      const early = await enter(true);
      assert.deepEqual([early['State'], early['Phone']], ['early', '312-555-0100']);
      assert.doesNotMatch(JSON.stringify(early), /canary|doctor|cardio|chest/i);
      const startsAt = Date.parse(String(early['StartsAt']));
      const arrived = () => gateway.rows("select * from audit where action = 'video.arrived'");
      assert.equal((await arrived()).length, 0);
      try {
        gateway.setNow(startsAt - 15 * MINUTE_MS - 1);
        assert.equal((await enter())['State'], 'early');
        gateway.setNow(startsAt - 15 * MINUTE_MS);
        assert.equal((await enter())['State'], 'open');
        assert.equal((await arrived()).length, 0);
        assert.equal((await enter(true))['State'], 'open');
        assert.equal((await arrived()).length, 1);
        gateway.setNow(startsAt + 3 * HOUR_MS);
        assert.equal((await enter())['State'], 'over');
      } finally {
        gateway.setNow(NOW);
      }
      for (const call of ['manage/read', 'manage/calendar'])
        assert.equal((await gateway.call('POST', call, { Token })).status, 404, call);
      assert.equal((await gateway.call('POST', 'manage/cancel', { Token, Sequence: 0 })).status, 404);
      const link = /#code=(\w{26})/.exec((await mailed(Email))['text'] ?? '')?.[1];
      await gateway.call('POST', 'manage/cancel', { Token: link, Sequence: 0 });
      assert.equal((await enter())['State'], 'cancelled');
      const wrong = await gateway.call('POST', 'waiting-room', { Token: '0'.repeat(26), Arrives: false });
      assert.equal(wrong.status, 404);
    });

    test('[I18] who follows the feed of a visit in person finds no waiting room', async () => {
      const { Email } = await book(await slotIn(16, '9003'));
      const link = /#code=(\w{26})/.exec((await mailed(Email))['text'] ?? '')?.[1];
      const { body } = await gateway.call('POST', 'manage/calendar', { Token: link });
      const asked = { Token: body['CalendarToken'], Arrives: false };
      assert.equal((await gateway.call('POST', 'waiting-room', asked)).status, 404);
    });

    test('[I2] [I12] where a doctor may treat by video is said with the times; a visit from elsewhere is refused', async () => {
      const slot = await slotIn(18, '9011');
      const days = await gateway.call('POST', 'provider-schedule-days', {
        ProviderID: slot.Provider_NPI,
        VisitTypeIDs: [{ ID: '9011' }],
      });
      assert.deepEqual(days.body['VideoStates'], ['IL']);
      const refused = await bookSlot(gateway.call, slot, { Patient_Location_State: 'CA' });
      assert.equal(refused.status, 400);
      assert.equal(refused.body['Message'], 'By video this doctor treats patients who are in IL.');
      const inPerson = await bookSlot(gateway.call, await slotIn(18, '9003'), {
        Patient_Location_State: 'CA',
      });
      assert.equal(inPerson.body['AppointmentStatusCode'], '200');
      const allowed = await bookSlot(gateway.call, slot, { Patient_Location_State: 'IL' });
      assert.equal(allowed.body['AppointmentStatusCode'], '200');
    });

    test('[I14] a booking that is sent again stays booked, also when its time is in no calendar any more', async () => {
      const slot = await slotIn(20, '9003');
      const key = randomUUID();
      const first = await bookSlot(gateway.call, slot, {}, key);
      try {
        gateway.setNow(Date.parse(NOW) + 21 * 24 * HOUR_MS);
        const again = await bookSlot(gateway.call, slot, {}, key);
        assert.deepEqual([again.status, again.body], [first.status, first.body]);
      } finally {
        gateway.setNow(NOW);
      }
    });
  });
}
