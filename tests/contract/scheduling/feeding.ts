import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  bookForLink,
  bookSlot,
  freeSlots,
  NOW,
  startGateway,
  type FreeSlot,
  type RunningGateway,
} from './client.ts';

const HOUR_MS = 3_600_000;

/** A visit in a calendar that stays up to date. */
export function feedingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: calendar feeds`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway({ databaseUrl: await databaseUrl() });
    });
    after(() => gateway.stop());

    const slotIn = async (days: number, visitTypes = ['9003']): Promise<FreeSlot> => {
      const from = new Date(Date.parse(NOW) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
      const [slot] = await freeSlots(gateway.call, { from, visitTypes });
      assert.ok(slot);
      return slot;
    };
    const feedOf = async (link: string): Promise<string> => {
      const { status, body } = await gateway.call('POST', 'manage/calendar', { Token: link });
      assert.equal(status, 200);
      return String(body['CalendarToken']);
    };
    const read = async (feed: string): Promise<string> => {
      const { status, body } = await gateway.call('POST', 'calendar', { Token: feed });
      return status === 200 ? String(body['Calendar']) : String(status);
    };
    const lines = (calendar: string, names: readonly string[]) =>
      calendar.split('\r\n').filter((line) => names.some((name) => line.startsWith(`${name}:`)));

    test('[I18] a feed has the visit as it is: booked, moved, cancelled; neither doctor nor clinic nor reason', async () => {
      const link = await bookForLink(gateway, await slotIn(10));
      const feed = await feedOf(link);
      const booked = await read(feed);
      const state = ['METHOD', 'SEQUENCE', 'STATUS', 'SUMMARY', 'NAME', 'REFRESH-INTERVAL;VALUE=DURATION'];
      const always = [
        'METHOD:PUBLISH',
        'NAME:Healthcare appointment',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      ];
      const summary = 'SUMMARY:Healthcare appointment';
      assert.deepEqual(lines(booked, state), [...always, 'SEQUENCE:0', summary, 'STATUS:CONFIRMED']);
      assert.match(booked, /LOCATION:1 Test Street\\, Floor 2\\, Chicago\\, IL 60601\r\n/);
      assert.doesNotMatch(booked, /clinic|lakeside|doctor|cardio|chest|canary/i);

      const { Appointment_Date, Appointment_Time, DepartmentID } = await slotIn(30);
      const when = { Appointment_Date, Appointment_Time, DepartmentID };
      await gateway.call('POST', 'manage/move', { Token: link, Sequence: 0, ...when });
      const moved = await read(feed);
      assert.deepEqual(lines(moved, state), [...always, 'SEQUENCE:1', summary, 'STATUS:CONFIRMED']);
      assert.notDeepEqual(lines(moved, ['DTSTART']), lines(booked, ['DTSTART']));
      assert.deepEqual(lines(moved, ['UID']), lines(booked, ['UID']));

      await gateway.call('POST', 'manage/cancel', { Token: link, Sequence: 1 });
      const cancelled = await read(feed);
      assert.deepEqual(lines(cancelled, state), [...always, 'SEQUENCE:2', summary, 'STATUS:CANCELLED']);
    });

    test('[I18] the confirmation has a link to the feed; a video visit is at its join link', async () => {
      const email = 'feed@example.org';
      await bookSlot(gateway.call, await slotIn(10, ['9011']), { Email: email });
      const [mail] = await gateway.mailTo(email);
      const text = mail?.['text'] ?? '';
      const link = /Keep my calendar up to date:\n\S+#code=(\w{26})&do=calendar$/m.exec(text)?.[1] ?? '';
      const calendar = (await read(await feedOf(link))).replaceAll('\r\n ', '');
      assert.match(calendar, /LOCATION:https:\/\/site\.example\/appointments\/video#join=\w{26}\r\n/);
    });

    test('[I18] tokens are kept as hashes; that of a feed opens nothing else, and no other opens a feed', async () => {
      const link = await bookForLink(gateway, await slotIn(12));
      const feed = await feedOf(link);
      assert.notEqual(feed, await feedOf(link));
      assert.doesNotMatch(
        JSON.stringify(await gateway.rows('select * from calendar_feed')),
        new RegExp(feed),
      );
      assert.equal(await read(link), '404');
      assert.equal(await read('0'.repeat(26)), '404');
      for (const call of ['manage/read', 'manage/calendar'])
        assert.equal((await gateway.call('POST', call, { Token: feed })).status, 404);
      assert.equal((await gateway.call('POST', 'manage/cancel', { Token: feed, Sequence: 0 })).status, 404);
      assert.equal(
        (await gateway.call('POST', 'calendar', { Token: feed }, { authorization: '' })).status,
        401,
      );
      assert.doesNotMatch(gateway.events.join(), new RegExp(feed));
    });

    test('[I18] a feed ends a day after the visit', async () => {
      const link = await bookForLink(gateway, await slotIn(14));
      const feed = await feedOf(link);
      const { body } = await gateway.call('POST', 'manage/read', { Token: link });
      const visit = body['Appointment'] as { readonly StartsAt: string; readonly DurationInMinutes: number };
      const endsAt = Date.parse(visit.StartsAt) + visit.DurationInMinutes * 60_000;
      try {
        gateway.setNow(endsAt + 24 * HOUR_MS - 1);
        assert.match(await read(feed), /BEGIN:VEVENT/);
        gateway.setNow(endsAt + 24 * HOUR_MS);
        assert.equal(await read(feed), '404');
        assert.equal((await gateway.call('POST', 'manage/calendar', { Token: link })).status, 404);
      } finally {
        gateway.setNow(NOW);
      }
    });
  });
}
