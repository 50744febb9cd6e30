import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { bookSlot, freeSlots, NOW, startGateway, type FreeSlot, type RunningGateway } from './client.ts';
import { SENDER, sendReply, startTextVendor } from './text-vendor.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Whatever would tell who the patient is, whom they see or why. */
const PRIVATE = /canary|chest|cardio|doctor|\bMD\b|1980|prairie|clinic|street/i;

/** What patients who want it are told by text message. */
export function textingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: text messages`, () => {
    let gateway: RunningGateway;
    let vendor: Awaited<ReturnType<typeof startTextVendor>>;
    let lastNumber = 100;
    before(async () => {
      vendor = await startTextVendor();
      gateway = await startGateway({ databaseUrl: await databaseUrl(), smsUrl: vendor.url });
    });
    beforeEach(() => {
      vendor.refuseWith(undefined);
      gateway.setNow(NOW);
    });
    after(async () => {
      await gateway.stop();
      await vendor.stop();
    });

    /** A free time in an afternoon, so that there is a morning before it. */
    const slotIn = async (days: number): Promise<FreeSlot> => {
      const from = new Date(Date.parse(NOW) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
      const slot = (await freeSlots(gateway.call, { from })).find((one) => one.Appointment_Time >= '12:00');
      assert.ok(slot);
      return slot;
    };
    /** Books for a number that nobody else has. */
    const booked = async (days: number, fields: object = {}): Promise<string> => {
      lastNumber += 1;
      const PhoneNumber = `312-555-0${lastNumber}`;
      await bookSlot(gateway.call, await slotIn(days), { PhoneNumber, TextMessages: true, ...fields });
      return `+1${PhoneNumber.replaceAll('-', '')}`;
    };
    const textsTo = async (number: string): Promise<string[]> => {
      await gateway.sendMessages();
      return vendor.texts.filter(({ To }) => To === number).map(({ Body = '' }) => Body);
    };
    const startOf = async (number: string): Promise<number> => {
      const typed = `${number.slice(2, 5)}-${number.slice(5, 8)}-${number.slice(8)}`;
      const rows = await gateway.rows('select starts_at, details from booking');
      return Number(rows.find(({ details }) => String(details).includes(typed))?.['starts_at']);
    };
    const manage = (call: string, text: string, more: object) =>
      gateway.call('POST', `manage/${call}`, { Token: /#(\w{26})$/m.exec(text)?.[1], ...more });

    test('[I18] a booking is confirmed by text with date, zone, phone, link and how to end it, and nothing else', async () => {
      const [text = '', ...more] = await textsTo(await booked(10));
      assert.equal(more.length, 0);
      assert.match(
        text,
        /^Your visit is booked: \w{3}, \w{3} \d+, \d+:\d\d [AP]M C[SD]T\.\nCall 312-555-0100\nhttps:\/\/site\.example\/v#[0-9A-Z]{26}\nReply STOP to end texts\.$/,
      );
      assert.doesNotMatch(text, PRIVATE);
      assert.equal(vendor.texts.at(-1)?.['From'], SENDER);
      assert.deepEqual(vendor.wrong, []);
      const read = await manage('read', text, {});
      assert.equal(read.status, 200);
    });

    test('[I18] nobody is texted who did not ask for it, or whose number nobody can have', async () => {
      const attempts = vendor.attempts();
      await booked(11, { TextMessages: false });
      await booked(12, { TextMessages: undefined });
      await booked(13, { PhoneNumber: '000-000-0000' });
      await gateway.sendMessages();
      assert.equal(vendor.attempts(), attempts);
    });

    test('[I18] reminders come by text three days and one day before, not between nine and eight at the clinic', async () => {
      const number = await booked(20);
      assert.equal((await textsTo(number)).length, 1);
      const start = await startOf(number);
      gateway.setNow(start - 72 * HOUR_MS);
      assert.match((await textsTo(number))[1] ?? '', /^Reminder of your visit: /);
      // The gateway was down for half a day: it is 22:00 at the clinic when it looks again, then eight the next day.
      const day = new Date(start - 24 * HOUR_MS).toISOString().slice(0, 10);
      const tenAtNight = Date.parse(`${day}T22:00:00-06:00`);
      gateway.setNow(tenAtNight);
      assert.equal((await textsTo(number)).length, 2);
      gateway.setNow(tenAtNight + 10 * HOUR_MS - 1);
      assert.equal((await textsTo(number)).length, 2);
      gateway.setNow(tenAtNight + 10 * HOUR_MS);
      assert.equal((await textsTo(number)).length, 3);
      const tried = await gateway.rows(
        "select max(attempts) as most from outbox where kind = 'text-reminder-24'",
      );
      assert.equal(Number(tried[0]?.['most']), 1, 'waiting is no failed try');
    });

    test('[I18] a move is told by text at any hour; what a visit was before is not reminded of; a cancellation has no link', async () => {
      const number = await booked(25);
      const former = await startOf(number);
      const [first = ''] = await textsTo(number);
      gateway.setNow(Date.parse(NOW) + 12 * HOUR_MS);
      const { Appointment_Date, Appointment_Time, DepartmentID } = await slotIn(40);
      await manage('move', first, { Sequence: 0, Appointment_Date, Appointment_Time, DepartmentID });
      assert.match((await textsTo(number))[1] ?? '', /^Your visit has a new time: /);
      gateway.setNow(former - HOUR_MS);
      assert.equal((await textsTo(number)).length, 2);
      await manage('cancel', first, { Sequence: 1 });
      const [, , last = ''] = await textsTo(number);
      assert.match(last, /^Your visit is cancelled: .+\nCall 312-555-0100$/);
      gateway.setNow((await startOf(number)) - HOUR_MS);
      assert.equal((await textsTo(number)).length, 3);
    });

    test('[I18] what the vendor cannot take now is tried again later; a text and a mail do not wait for each other', async () => {
      for (const status of [429, 503, 401]) {
        gateway.setNow(NOW);
        vendor.refuseWith({ status, code: 20_000 });
        const Email = `texted-${status}@example.org`;
        const number = await booked(50, { Email });
        assert.equal((await textsTo(number)).length, 0);
        assert.equal((await gateway.mailTo(Email)).length, 1);
        vendor.refuseWith(undefined);
        assert.equal((await textsTo(number)).length, 0, 'not at once');
        gateway.setNow(Date.parse(NOW) + MINUTE_MS);
        assert.equal((await textsTo(number)).length, 1, `after ${status}`);
      }
      vendor.refuseWith({ status: 500 });
      const attempts = vendor.attempts();
      const number = await booked(60);
      for (let hours = 0; hours < 48; hours += 1) {
        gateway.setNow(Date.parse(NOW) + hours * HOUR_MS);
        await textsTo(number);
      }
      assert.equal(vendor.attempts() - attempts, 8);
      assert.match(gateway.events.at(-1) ?? '', /"event":"text\.given-up".+"TextingError 500"/);
      assert.doesNotMatch(gateway.events.join(), /555|canary|#/i);
    });

    test('[I18] who unsubscribed at the vendor or has no mobile phone is not tried again', async () => {
      for (const [code, event] of [
        [21_610, 'text.unsubscribed'],
        [21_614, 'text.refused'],
      ] as const) {
        vendor.refuseWith({ status: 400, code });
        const number = await booked(30);
        const attempts = vendor.attempts();
        await textsTo(number);
        assert.match(gateway.events.at(-1) ?? '', new RegExp(`"event":"${event}"`));
        vendor.refuseWith(undefined);
        gateway.setNow((await startOf(number)) - 71 * HOUR_MS);
        assert.equal((await textsTo(number)).length, code === 21_610 ? 0 : 1, 'the reminder');
        assert.equal(vendor.attempts() - attempts, code === 21_610 ? 1 : 2);
        gateway.setNow(NOW);
      }
    });

    test('[I18] STOP ends texts to a number and START resumes them; mails go on', async () => {
      const Email = 'stopped@example.org';
      const number = await booked(70, { Email });
      assert.equal((await textsTo(number)).length, 1);
      const answered = await sendReply(gateway.base, { From: number, Body: ' Alto. ' });
      assert.equal(answered.status, 200);
      assert.match(answered.headers.get('content-type') ?? '', /^text\/xml/);
      assert.match(await answered.text(), /<Response><\/Response>$/);
      const start = await startOf(number);
      gateway.setNow(start - 72 * HOUR_MS);
      assert.equal((await textsTo(number)).length, 1);
      assert.equal((await gateway.mailTo(Email)).length, 2);
      assert.doesNotMatch(JSON.stringify(await gateway.rows('select * from text_stop')), /555/);
      await sendReply(gateway.base, { From: number, Body: 'Thank you' });
      await sendReply(gateway.base, { From: number, Body: 'START' });
      gateway.setNow(start - 24 * HOUR_MS);
      assert.equal((await textsTo(number)).length, 2);
    });

    test('[I18] answers that the vendor did not sign change nothing', async () => {
      const number = await booked(80);
      const stop = { From: number, Body: 'STOP' };
      assert.equal((await sendReply(gateway.base, stop, 'token of somebody else')).status, 403);
      const unsigned = { method: 'POST', body: new URLSearchParams(stop) };
      assert.equal((await fetch(`${gateway.base}/scheduling/v1/sms-replies`, unsigned)).status, 403);
      const large = { method: 'POST', body: new URLSearchParams({ Body: 'a'.repeat(40_000) }) };
      assert.equal((await fetch(`${gateway.base}/scheduling/v1/sms-replies`, large)).status, 413);
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      assert.equal((await fetch(`${gateway.base}/scheduling/v1/sms-replies`, json)).status, 415);
      assert.equal((await textsTo(number)).length, 1);
    });
  });

  describe(`scheduling gateway on ${store}: texts without a vendor`, () => {
    test('[I18] texts are in the mailbox, in the language of the visitor; nobody can answer them', async () => {
      const gateway = await startGateway({ databaseUrl: await databaseUrl() });
      try {
        const [slot] = await freeSlots(gateway.call, { from: '2026-12-15' });
        assert.ok(slot);
        const headers = { 'idempotency-key': 'texts-without-vendor', 'accept-language': 'ar' };
        const patient = {
          ...slot,
          Patient_First_Name: 'A',
          Patient_Last_Name: 'B',
          Patient_Dob: '1980-02-29',
        };
        const body = { ...patient, PhoneNumber: '312-555-0142', TextMessages: true };
        await gateway.call('POST', 'schedule-appointment', body, headers);
        const [text] = await gateway.mailTo('+13125550142');
        assert.match(
          text?.['text'] ?? '',
          /^تم حجز موعدك: [\s\S]+https:\/\/site\.example\/ar\/v#\w{26}\nSTOP/,
        );
        const list = await (await fetch(`${gateway.base}/mailbox`)).text();
        assert.match(list, /\+13125550142<\/td><td lang="ar"><a href="[^"]+">تم حجز موعدك/);
        const page = await (await fetch(`${gateway.base}/mailbox/${text?.['id']}`)).text();
        assert.match(page, /<pre[^>]+dir="auto">تم حجز موعدك/);
        assert.doesNotMatch(page, /iframe/);
        assert.equal((await sendReply(gateway.base, { From: '+13125550142', Body: 'STOP' })).status, 404);
      } finally {
        await gateway.stop();
      }
    });
  });
}
