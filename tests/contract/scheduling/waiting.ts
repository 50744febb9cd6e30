import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  bookForLink,
  bookSlot,
  freeSlots,
  holdSlot,
  NOW,
  startGateway,
  statusCodeOf,
  type FreeSlot,
  type RunningGateway,
} from './client.ts';
import { physicians } from './content.ts';

const MINUTE_MS = 60_000;

/** Who waits for an earlier time, and what they are told. */
export function waitingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: waitlist`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway({ databaseUrl: await databaseUrl() });
    });
    after(() => gateway.stop());

    type Wish = Readonly<Record<string, unknown>>;
    const join = async (more: Wish = {}, language = 'en'): Promise<string> => {
      const Email = `${randomUUID()}@example.org`;
      const body = {
        Provider_NPI: physicians.everyone,
        VisitTypeIDs: ['9003', '9011'],
        Email,
        EarliestDate: '2026-11-20',
        LatestDate: '2027-06-01',
        TimeOfDay: 'any',
        ProfilePath: '/find-a-physician/physician/somebody',
        ...more,
      };
      const answer = await gateway.call('POST', 'waitlist/join', body, { 'accept-language': language });
      assert.equal(answer.status, 201, answer.text);
      return String(body.Email);
    };
    const confirm = (mail?: Record<string, string>) =>
      gateway.call('POST', 'confirm-address', { Token: tokenIn(mail) });
    /** Joins, and says yes with the link of the message. @returns the address */
    const wait = async (more: Wish = {}, language = 'en'): Promise<string> => {
      const email = await join(more, language);
      const answer = await confirm((await gateway.mailTo(email)).at(-1));
      assert.deepEqual(answer.body, { Purpose: 'waitlist' }, answer.text);
      return email;
    };
    /** Books a time and gives it back. */
    const freeUp = async (slot: FreeSlot): Promise<void> => {
      const Token = await bookForLink(gateway, slot);
      const answer = await gateway.call('POST', 'manage/cancel', { Token, Sequence: 0 });
      assert.equal(answer.body['Outcome'], 'cancelled');
    };
    const offersTo = async (email: string) =>
      (await gateway.mailTo(email)).filter(({ subject = '' }) => subject.startsWith('An earlier time'));
    const tokenIn = (mail?: Record<string, string>): string =>
      /#code=(\w+)/.exec(mail?.['text'] ?? '')?.[1] ?? '';
    const empty = async () => {
      for (const { email } of await gateway.rows('select email from waiter')) {
        const mails = await gateway.mailTo(String(email));
        for (const mail of mails) await gateway.call('POST', 'waitlist/leave', { Token: tokenIn(mail) });
      }
    };
    const someSlot = async (nth: number): Promise<FreeSlot> => {
      const slot = (await freeSlots(gateway.call))[nth];
      assert.ok(slot);
      return slot;
    };

    test('[K10] [I17] nothing is offered to an address whose owner has not said yes; their link works once and again', async () => {
      const email = await join();
      const [asked, ...others] = await gateway.mailTo(email);
      assert.equal(others.length, 0);
      assert.equal(asked?.['subject'], 'Please confirm your email address');
      assert.match(asked['text'] ?? '', /site\.example\/confirm-address#code=\w{26}\n/);
      assert.doesNotMatch(`${asked['text']}${asked['html']}`, /cardio|doctor|somebody-else|waitlist#/i);
      await freeUp(await someSlot(0));
      assert.equal((await offersTo(email)).length, 0, 'who has not said yes is told of nothing');
      for (const _ of ['first', 'again'])
        assert.deepEqual((await confirm(asked)).body, { Purpose: 'waitlist' });
      await freeUp(await someSlot(0));
      assert.deepEqual(
        (await gateway.mailTo(email)).map(({ subject = '' }) => subject.replace(/:.*/, '')),
        ['Please confirm your email address', 'You are on the waitlist', 'An earlier time is open'],
      );
      await empty();
      assert.equal((await confirm(asked)).status, 404, 'who has left is not put back by an old link');
      const unknown = await gateway.call('POST', 'confirm-address', { Token: 'CANARYCANARYCANARYCANARY' });
      assert.equal(unknown.status, 404);
      assert.doesNotMatch(unknown.text, /CANARY/);
    });

    test('[K10] an address that nobody confirms is forgotten after 48 hours, a confirmed one stays', async () => {
      const start = Date.parse(NOW);
      const confirmed = await wait();
      const email = await join();
      const [asked] = await gateway.mailTo(email);
      gateway.setNow(start + 48 * 60 * MINUTE_MS - 1);
      await gateway.sweep();
      assert.equal((await gateway.rows('select id from waiter')).length, 2);
      gateway.setNow(start + 48 * 60 * MINUTE_MS);
      assert.equal((await confirm(asked)).status, 404, 'too late');
      await gateway.sweep();
      const left = await gateway.rows('select email from waiter');
      assert.deepEqual(
        left.map((one) => one['email']),
        [confirmed],
      );
      gateway.setNow(start);
      await empty();
    });

    test('[K10] who has confirmed and changes their wish a day later is not asked again', async () => {
      const email = await wait();
      await gateway.sendMessages();
      gateway.setNow(Date.parse(NOW) + 25 * 60 * MINUTE_MS);
      await join({ Email: email, EarliestDate: '2026-12-01' });
      const subjects = (await gateway.mailTo(email)).map(({ subject }) => subject);
      assert.deepEqual(subjects, [
        'Please confirm your email address',
        'You are on the waitlist',
        'You are on the waitlist',
      ]);
      await freeUp(await someSlot(30));
      await gateway.sendMessages();
      assert.equal((await offersTo(email)).length, 1);
      gateway.setNow(NOW);
      await empty();
    });

    test('[I17] who is on the list is told by mail in their language, with a link that ends it', async () => {
      const email = await wait({}, 'es-MX');
      const [asked, mail, ...others] = await gateway.mailTo(email);
      assert.equal(asked?.['subject'], 'Confirme su correo electrónico');
      assert.match(asked['text'] ?? '', /site\.example\/es-mx\/confirm-address#code=\w{26}\n/);
      assert.equal(others.length, 0);
      assert.equal(mail?.['subject'], 'Está en la lista de espera');
      assert.match(mail['text'] ?? '', /site\.example\/es-mx\/appointments\/waitlist#code=\w{26}&do=stop/);
      const leave = () => gateway.call('POST', 'waitlist/leave', { Token: tokenIn(mail) });
      assert.deepEqual((await leave()).body, { Left: true });
      assert.deepEqual((await leave()).body, { Left: false });
      await freeUp(await someSlot(0));
      assert.equal((await gateway.mailTo(email)).length, 2);
    });

    test('[I17] the three who wait longest and fit are told of a freed time, nobody else', async () => {
      await empty();
      const slot = await someSlot(2);
      const half = slot.Appointment_Time < '12:00' ? 'morning' : 'afternoon';
      const other = half === 'morning' ? 'afternoon' : 'morning';
      const day = slot.Appointment_Date;
      const unfit = [
        await wait({ TimeOfDay: other }),
        await wait({ LatestDate: '2026-11-20' }),
        await wait({ EarliestDate: '2027-05-31' }),
        await wait({ VisitTypeIDs: ['9011'] }),
        await wait({ Provider_NPI: physicians.adultsOnly }),
      ];
      const fit: string[] = [];
      for (let index = 0; index < 4; index += 1) {
        gateway.setNow(Date.parse(NOW) + index);
        fit.push(await wait({ TimeOfDay: half, EarliestDate: day, LatestDate: day }));
      }
      await freeUp(slot);
      await gateway.sendMessages();
      const told = await Promise.all(fit.map(async (email) => (await offersTo(email)).length));
      assert.deepEqual(told, [1, 1, 1, 0]);
      for (const email of unfit) assert.equal((await offersTo(email)).length, 0);
      const [mail] = await offersTo(fit[0] ?? '');
      assert.match(mail?.['text'] ?? '', /1 Test Street/);
      assert.doesNotMatch(`${mail?.['text']}${mail?.['html']}`, /doctor|cardio|canary/i);
    });

    test('[I17] [I14] two take one offered time: one holds and books it, the other is offered five others', async () => {
      await empty();
      const slot = await someSlot(4);
      const emails = [await wait(), await wait()];
      await freeUp(slot);
      await gateway.sendMessages();
      const tokens = await Promise.all(emails.map(async (email) => tokenIn((await offersTo(email))[0])));
      const offer = (token: string) => gateway.call('POST', 'waitlist/offer', { Token: token });
      const shown = await offer(tokens[0] ?? '');
      assert.equal(shown.status, 200);
      assert.equal(shown.body['IsFree'], true);
      assert.equal(shown.body['Date'], slot.Appointment_Date);
      assert.equal(shown.body['ProfilePath'], '/find-a-physician/physician/somebody');
      const holds = await Promise.all(
        ['first', 'second'].map((visitor) => holdSlot(gateway.call, slot, visitor)),
      );
      assert.deepEqual(holds.map(({ status }) => status).toSorted(), [201, 409]);
      const lost = holds.find(({ status }) => status === 409);
      assert.ok(lost);
      assert.equal((lost.body['Alternatives'] as unknown[]).length, 5);
      assert.equal((await offer(tokens[1] ?? '')).body['IsFree'], false);
      const HoldID = holds.find(({ status }) => status === 201)?.body['HoldID'];
      const booked = await bookSlot(gateway.call, slot, { HoldID, Email: emails[0]?.toUpperCase() });
      assert.equal(statusCodeOf(booked), '200');
      const waiting = await gateway.rows('select email from waiter');
      assert.deepEqual(
        waiting.map((one) => one['email']),
        [emails[1]],
        'who has booked waits no more',
      );
      assert.equal((await offer(tokens[0] ?? '')).status, 404);
    });

    test('[I17] moving frees a time too; a hold that ends does not', async () => {
      await empty();
      const email = await wait();
      const slots = await freeSlots(gateway.call);
      const [slot, target] = [slots[6], slots.at(-1)];
      assert.ok(slot && target);
      const held = await holdSlot(gateway.call, slot, 'holder');
      gateway.setNow(Date.parse(NOW) + 11 * MINUTE_MS);
      await gateway.call('POST', `holds/${String(held.body['HoldID'])}/release`, {});
      assert.equal((await offersTo(email)).length, 0);
      const Token = await bookForLink(gateway, slot);
      const { Appointment_Date, Appointment_Time, DepartmentID } = target;
      const move = { Token, Sequence: 0, Appointment_Date, Appointment_Time, DepartmentID };
      assert.equal((await gateway.call('POST', 'manage/move', move)).body['Outcome'], 'moved');
      assert.equal((await offersTo(email)).length, 1);
      gateway.setNow(NOW);
    });

    test('[I17] an address waits once for a provider and for five at most; wrong wishes are refused', async () => {
      await empty();
      const Email = 'many@example.org';
      const { everyone, sundays, adultsOnly, officeOnly, returningOnly, childrenOnly } = physicians;
      const types = { VisitTypeIDs: ['9003', '9004', '332', '9007'] };
      for (const npi of [everyone, everyone, sundays, adultsOnly, officeOnly, returningOnly, childrenOnly])
        await join({ Email, Provider_NPI: npi, ...types });
      assert.equal((await gateway.rows('select id from waiter')).length, 5);
      assert.equal((await gateway.mailTo(Email)).length, 5, 'joining again sends nothing again');
      for (const [more, field] of [
        [{ Email: 'canary@' }, 'Email'],
        [{ LatestDate: '2026-11-19' }, 'LatestDate'],
        [{ EarliestDate: '2026-02-30' }, 'EarliestDate'],
        [{ ProfilePath: '//evil.example' }, 'ProfilePath'],
        [{ ProfilePath: 'https://evil.example' }, 'ProfilePath'],
        [{ VisitTypeIDs: ['1'] }, 'VisitTypeIDs'],
      ] as const) {
        const body = {
          Provider_NPI: everyone,
          VisitTypeIDs: ['9003'],
          Email,
          EarliestDate: '2026-11-20',
          LatestDate: '2027-06-01',
          TimeOfDay: 'any',
          ProfilePath: '/x',
          ...more,
        };
        const answer = await gateway.call('POST', 'waitlist/join', body);
        assert.equal(answer.status, 400, field);
        assert.match(String(answer.body['Message']), new RegExp(`^${field}`));
        assert.doesNotMatch(answer.text, /canary|evil/);
      }
    });
  });
}
