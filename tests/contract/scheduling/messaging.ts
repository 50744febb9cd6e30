import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  bookingBody,
  bookSlot,
  freeSlots,
  NOW,
  startGateway,
  type FreeSlot,
  type RunningGateway,
} from './client.ts';
import { SILENCE, startSmtp } from '../../support/smtp.ts';
import { startTextVendor } from './text-vendor.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Whatever would tell who the patient is, whom they see or why. */
const PRIVATE = /canary(?!@)|chest|cardio|doctor|\bMD\b|1980|prairie|60601-|new adult/i;

/** What patients are told about their visits, and when. */
export function messagingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: messages`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway({ databaseUrl: await databaseUrl() });
    });
    after(() => gateway.stop());

    /** A free time at least some days away. */
    const slotIn = async (days: number, visitTypes = ['9003']): Promise<FreeSlot> => {
      const from = new Date(Date.parse(NOW) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
      const [slot] = await freeSlots(gateway.call, { from, visitTypes });
      assert.ok(slot);
      return slot;
    };
    const bookIn = async (slot: FreeSlot, language = 'en'): Promise<string> => {
      const Email = `${randomUUID()}@example.org`;
      const headers = { 'idempotency-key': randomUUID(), 'accept-language': language };
      await gateway.call('POST', 'schedule-appointment', bookingBody(slot, { Email }), headers);
      return Email;
    };
    const startOf = async (email: string): Promise<number> => {
      const rows = await gateway.rows('select starts_at, details from booking');
      return Number(rows.find(({ details }) => String(details).includes(email))?.['starts_at']);
    };
    const manage = (call: string, mail: Record<string, string> | undefined, more: object = {}) => {
      const Token = /#code=(\w+)$/m.exec(mail?.['text'] ?? '')?.[1];
      return gateway.call('POST', `manage/${call}`, { Token, ...more });
    };

    test('[I18] a booking is confirmed by mail with date, zone, place, phone, link and calendar file', async () => {
      const slot = await slotIn(10);
      const [mail, ...more] = await gateway.mailTo(await bookIn(slot));
      assert.ok(mail);
      assert.equal(more.length, 0);
      assert.match(mail['subject'] ?? '', /^Your visit on .+ (CST|CDT) is booked$/);
      for (const body of [mail['text'] ?? '', mail['html'] ?? '']) {
        assert.match(body, /(CST|CDT)/);
        assert.match(body, /1 Test Street, Floor 2, Chicago, IL 60601/);
        assert.match(body, /312-555-0100/);
        assert.match(
          body,
          /https:\/\/site\.example\/appointments\/manage#code=[0-9A-Z]{26}(?:&(?:amp;)?do=cancel)?/,
        );
        assert.doesNotMatch(body, PRIVATE);
      }
      assert.match(mail['html'] ?? '', /<html lang="en" dir="ltr">/);
      const calendar = mail['calendar'] ?? '';
      assert.match(calendar, /METHOD:PUBLISH\r\n/);
      assert.match(calendar, /SUMMARY:Healthcare appointment\r\n/);
      assert.match(calendar, /DTSTART:\d{8}T\d{6}Z\r\n/);
      assert.doesNotMatch(calendar, PRIVATE);
      assert.ok(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));
    });

    test('[I18] messages are in the language of the visitor, Arabic from right to left', async () => {
      const [spanish] = await gateway.mailTo(await bookIn(await slotIn(10), 'es-MX'));
      assert.match(spanish?.['subject'] ?? '', /^Su cita del .+ está reservada$/);
      assert.match(spanish?.['text'] ?? '', /site\.example\/es-mx\/appointments\/manage#/);
      assert.match(spanish?.['html'] ?? '', /<html lang="es-MX" dir="ltr">/);
      const [arabic] = await gateway.mailTo(await bookIn(await slotIn(10), 'ar'));
      assert.match(arabic?.['html'] ?? '', /<html lang="ar" dir="rtl">/);
      assert.match(arabic?.['text'] ?? '', /تم حجز موعدك/);
      assert.match(arabic?.['text'] ?? '', /\u2068312-555-0100\u2069/, 'the number is not turned round');
      const [other] = await gateway.mailTo(await bookIn(await slotIn(10), 'tlh'));
      assert.match(other?.['html'] ?? '', /<html lang="en"/);
    });

    test('[I18] a video visit has no address', async () => {
      const [mail] = await gateway.mailTo(await bookIn(await slotIn(10, ['9011'])));
      assert.match(mail?.['text'] ?? '', /How: Video visit/);
      assert.doesNotMatch(`${mail?.['text']}${mail?.['calendar']}`, /Test Street/);
    });

    test('[I18] reminders come three days and one day before, once each', async () => {
      const email = await bookIn(await slotIn(20));
      const start = await startOf(email);
      const subjects = async () =>
        (await gateway.mailTo(email)).map(({ subject = '' }) => subject.split(' ')[0]);
      try {
        gateway.setNow(start - 72 * HOUR_MS - 1);
        assert.deepEqual(await subjects(), ['Your']);
        gateway.setNow(start - 72 * HOUR_MS);
        assert.deepEqual(await subjects(), ['Your', 'Reminder:']);
        gateway.setNow(start - 24 * HOUR_MS);
        assert.deepEqual(await subjects(), ['Your', 'Reminder:', 'Reminder:']);
        gateway.setNow(start - HOUR_MS);
        assert.equal((await subjects()).length, 3);
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[I18] nothing reminds of a visit that was cancelled or of a time that it was moved from', async () => {
      const cancelled = await bookIn(await slotIn(20));
      const moved = await bookIn(await slotIn(21));
      const start = await startOf(moved);
      const target = await slotIn(40);
      const [mail] = await gateway.mailTo(cancelled);
      await manage('cancel', mail, { Sequence: 0 });
      const { Appointment_Date, Appointment_Time, DepartmentID } = target;
      const [movedMail] = await gateway.mailTo(moved);
      await manage('move', movedMail, { Sequence: 0, Appointment_Date, Appointment_Time, DepartmentID });
      const [, told] = await gateway.mailTo(cancelled);
      assert.match(told?.['subject'] ?? '', /is cancelled$/);
      assert.match(told?.['calendar'] ?? '', /METHOD:CANCEL[\s\S]+SEQUENCE:1[\s\S]+STATUS:CANCELLED/);
      assert.doesNotMatch(told?.['text'] ?? '', /#code=/);
      const [, toldMoved] = await gateway.mailTo(moved);
      assert.match(toldMoved?.['subject'] ?? '', /^Your visit has moved to/);
      const uid = (one?: Record<string, string>) => /UID:.+/.exec(one?.['calendar'] ?? '')?.[0];
      assert.equal(uid(toldMoved), uid(movedMail));
      try {
        gateway.setNow(start - HOUR_MS);
        assert.equal((await gateway.mailTo(cancelled)).length, 2);
        assert.equal((await gateway.mailTo(moved)).length, 2);
        gateway.setNow((await startOf(moved)) - 24 * HOUR_MS);
        assert.equal((await gateway.mailTo(moved)).length, 4, 'reminders of the new time');
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[I18] what a visit was before it changed again is not told', async () => {
      const email = await bookIn(await slotIn(30));
      const [mail] = await gateway.mailTo(email);
      const { Appointment_Date, Appointment_Time, DepartmentID } = await slotIn(50);
      await manage('move', mail, { Sequence: 0, Appointment_Date, Appointment_Time, DepartmentID });
      await manage('cancel', mail, { Sequence: 1 });
      const subjects = (await gateway.mailTo(email)).map(({ subject = '' }) => subject);
      assert.equal(subjects.length, 2);
      assert.match(subjects[1] ?? '', /is cancelled$/);
    });

    test('[I18] the mailbox page lists messages and shows each in a frame without scripts', async () => {
      const email = `${randomUUID()}@example.org`;
      await bookSlot(gateway.call, await slotIn(10), { Email: email });
      const [mail] = await gateway.mailTo(email);
      const get = async (path: string) => {
        const response = await fetch(`${gateway.base}/mailbox${path}`);
        return { status: response.status, headers: response.headers, text: await response.text() };
      };
      const list = await get('');
      assert.ok(list.text.includes(email) && list.text.includes(`/mailbox/${mail?.['id']}`));
      const single = await get(`/${mail?.['id']}`);
      assert.match(single.text, /<iframe title="The message" sandbox="allow-popups/);
      assert.match(single.headers.get('content-security-policy') ?? '', /default-src 'none'/);
      assert.equal(single.headers.get('cache-control'), 'no-store');
      assert.equal((await get(`/${mail?.['id']}/html`)).text, mail?.['html']);
      assert.match((await get(`/${mail?.['id']}/ics`)).text, /BEGIN:VEVENT/);
      assert.equal((await get(`/${randomUUID()}`)).status, 404);
      assert.equal((await get('/<script>')).status, 404);
    });
  });

  describe(`scheduling gateway on ${store}: a mail server`, () => {
    test('[I18] messages go out by SMTP; what fails is tried again later and given up after eight times', async () => {
      const smtp = await startSmtp();
      const gateway = await startGateway({ databaseUrl: await databaseUrl(), mailUrl: smtp.url });
      try {
        const [slot, other] = await freeSlots(gateway.call, { visitTypes: ['9004'], from: '2027-02-01' });
        assert.ok(slot && other);
        await bookSlot(gateway.call, slot, { Email: 'first@patient.example' });
        smtp.refuseWith('451 <first@patient.example> come back later');
        await gateway.sendMessages();
        assert.equal(smtp.messages.length, 0);
        smtp.refuseWith('');
        await gateway.sendMessages();
        assert.equal(smtp.messages.length, 0, 'not at once');
        gateway.setNow(Date.parse(NOW) + MINUTE_MS);
        await gateway.sendMessages();
        assert.equal(smtp.messages.length, 1);
        const [message = ''] = smtp.messages;
        assert.match(message, /^To: first@patient\.example\r$/m);
        assert.match(message, /^From: Test Clinic <visits@clinic\.example>\r$/m);
        assert.match(message, /^Content-Language: en\r$/m);
        assert.match(message, /text\/calendar; charset=utf-8; method=PUBLISH/);

        smtp.refuseWith('550 <second@patient.example> unknown');
        await bookSlot(gateway.call, other, { Email: 'second@patient.example' });
        const before = smtp.attempts();
        for (let hours = 0; hours < 48; hours += 1) {
          gateway.setNow(Date.parse(NOW) + MINUTE_MS + hours * HOUR_MS);
          await gateway.sendMessages();
        }
        assert.equal(smtp.attempts() - before, 8);
        assert.match(gateway.events.at(-1) ?? '', /"event":"mail\.given-up"/);
        assert.doesNotMatch(gateway.events.join(), /patient\.example|canary/i);
      } finally {
        await gateway.stop();
        await smtp.stop();
      }
    });

    test('[I18] a message whose sender died is sent by the next one, and only when it must be dead', async () => {
      const smtp = await startSmtp();
      const url = await databaseUrl();
      const first = await startGateway({ databaseUrl: url, mailUrl: smtp.url });
      const [slot] = await freeSlots(first.call, { visitTypes: ['9004'], from: '2027-02-01' });
      assert.ok(slot);
      await bookSlot(first.call, slot, { Email: 'first@patient.example' });
      smtp.refuseWith(SILENCE);
      const cutOff = first.sendMessages().catch(() => 'dead');
      await smtp.silent;
      await first.stop();
      smtp.refuseWith('');
      const second = await startGateway({ databaseUrl: url, dataDir: first.dataDir, mailUrl: smtp.url });
      try {
        await second.sendMessages();
        assert.equal(smtp.messages.length, 0);
        second.setNow(Date.parse(NOW) + 5 * MINUTE_MS);
        await second.sendMessages();
        assert.equal(smtp.messages.length, 1);
      } finally {
        await second.stop();
        await smtp.stop();
        await cutOff;
      }
    });

    test('[I18] a mail server that hangs holds up no text and no stop, and what waits behind is given back', async () => {
      const [smtp, vendor] = await Promise.all([startSmtp(), startTextVendor()]);
      smtp.refuseWith(SILENCE);
      const outside = { mailUrl: smtp.url, smsUrl: vendor.url };
      const gateway = await startGateway({ databaseUrl: await databaseUrl(), ...outside, everyMs: 20 });
      try {
        const slots = await freeSlots(gateway.call, { visitTypes: ['9004'], from: '2027-02-01' });
        // More than the gateway sends at the same time, whoever of them is taken first.
        const six = slots.filter((_slot, index) => index % 3 === 0).slice(0, 6);
        const texted = { PhoneType: 'Mobile', TextMessages: true };
        await Promise.all(six.map((one) => bookSlot(gateway.call, one, texted)));
        await smtp.silent;
        await vendor.hasTaken(6);
        const before = performance.now();
        await gateway.stop();
        assert.ok(performance.now() - before < 8_000, 'no server is waited for that long');
        const left = await gateway.rows(
          "select attempts, available_at from outbox where kind = 'booking' order by attempts",
        );
        const triesAndWaits = left.map(
          (row) => `${Number(row['attempts'])}: ${Number(row['available_at']) - Date.parse(NOW)}`,
        );
        assert.equal(triesAndWaits.length, 6);
        assert.deepEqual(new Set(triesAndWaits), new Set(['0: 0', `1: ${5 * MINUTE_MS}`]));
      } finally {
        await Promise.all([smtp.stop(), vendor.stop()]);
      }
    });
  });
}
