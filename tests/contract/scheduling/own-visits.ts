import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  bookForLink,
  bookSlot,
  freeSlots,
  startGateway,
  statusCodeOf,
  type Answer,
  type FreeSlot,
  type RunningGateway,
  type Target,
} from './client.ts';
import { physicians } from './content.ts';

/** What a booking says of the patient's other visit; undefined when it says nothing. */
const ownVisitOf = (answer: Answer): unknown => answer.body['OwnVisit'];

/** A patient who is asked before they get a second visit is asked, whatever the spelling, and nobody else is. */
export function ownVisitsSuite(store: string, target: () => Promise<Target>): void {
  describe(`scheduling gateway on ${store}: a patient who has a visit`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway(await target());
    });
    after(() => gateway.stop());

    const patient = (more: object = {}) => ({
      Patient_First_Name: 'José María',
      Patient_Last_Name: 'O’Canary-Núñez',
      Patient_Dob: '1980-02-29',
      AskBeforeSecondVisit: true,
      ...more,
    });
    /** As whoever books for a link is called. */
    const bookedName = { Patient_First_Name: 'Canaryfirst', Patient_Dob: '1980-02-29' };
    const book = (slot: FreeSlot, more: object = {}, key?: string): Promise<Answer> =>
      bookSlot(gateway.call, slot, patient(more), key);

    /** Two short visits on a day on which nobody here has one, that do not overlap. */
    async function freeDay(nth: number): Promise<readonly [FreeSlot, FreeSlot]> {
      const slots = await freeSlots(gateway.call, { visitTypes: ['9004'] });
      const dates = [...new Set(slots.map(({ Appointment_Date: date }) => date))];
      const own = slots.filter(({ Appointment_Date: date }) => date === dates[nth]);
      const [first, last] = [own[0], own.at(-1)];
      assert.ok(first && last && first !== last);
      return [first, last];
    }

    test('[I14] is asked about a second one with the doctor on that day, and gets it when it is meant', async () => {
      const [first, second] = await freeDay(0);
      assert.equal(statusCodeOf(await book(first)), '200');
      const spelled = { Patient_First_Name: 'JOSE maria', Patient_Last_Name: "O'Canary Nunez" };
      const key = randomUUID();
      const asked = await book(second, spelled, key);
      assert.deepEqual([asked.status, statusCodeOf(asked), ownVisitOf(asked)], [200, '409', 'sameDay']);
      assert.doesNotMatch(asked.text, /canary|\d\d:\d\d/i, 'nothing of the other visit is told');
      assert.ok((await freeSlots(gateway.call, { visitTypes: ['9004'] })).some((slot) => same(slot, second)));
      const meant = await book(second, { ...spelled, AskBeforeSecondVisit: false }, key);
      assert.equal(statusCodeOf(meant), '200');
    });

    test('[I14] another patient, another birth date or another day is not asked about', async () => {
      const [first, later] = await freeDay(11);
      assert.equal(statusCodeOf(await book(first)), '200');
      assert.equal(statusCodeOf(await book(later, { Patient_Dob: '1980-03-01' })), '200');
      const [next, last] = await freeDay(13);
      assert.equal(statusCodeOf(await book(next)), '200');
      assert.equal(statusCodeOf(await book(last, { Patient_First_Name: 'Ana' })), '200');
    });

    test('[I14] is asked about two visits at once with different doctors', async () => {
      const others = await freeSlots(gateway.call, { npi: physicians.childrenOnly, visitTypes: ['9007'] });
      const own = await freeSlots(gateway.call, { visitTypes: ['332'] });
      const Patient_Last_Name = 'Canarytwice';
      const pair = own.flatMap((slot) => {
        const other = others.find(
          (one) =>
            one.Appointment_Date === slot.Appointment_Date && one.Appointment_Time === slot.Appointment_Time,
        );
        return other ? [[slot, other] as const] : [];
      })[0];
      assert.ok(pair, 'two doctors are free at one time');
      assert.equal(statusCodeOf(await book(pair[0], { Patient_Last_Name })), '200');
      assert.equal(ownVisitOf(await book(pair[1], { Patient_Last_Name })), 'sameTime');
    });

    test('[I14] the very same visit from a second tab is booked already; of two at once one is told so', async () => {
      const [slot] = await freeDay(5);
      const Patient_Last_Name = 'Canarytab';
      const answers = await Promise.all([
        book(slot, { Patient_Last_Name }),
        book(slot, { Patient_Last_Name }),
      ]);
      assert.deepEqual(answers.map(ownVisitOf).toSorted(), ['same', undefined]);
      assert.deepEqual(answers.map(statusCodeOf).toSorted(), ['200', '409']);
      assert.equal(ownVisitOf(await book(slot, { Patient_Last_Name })), 'same');
      const other = await book(slot, { Patient_Last_Name: 'Canaryother' });
      assert.deepEqual([statusCodeOf(other), ownVisitOf(other)], ['409', undefined]);
    });

    test('[I14] a booking that is sent again with its key is answered as before, and a cancelled one meets nothing', async () => {
      const [first, second] = await freeDay(7);
      const key = randomUUID();
      const Patient_Last_Name = 'Canaryagain';
      const answer = await book(first, { Patient_Last_Name }, key);
      assert.equal((await book(first, { Patient_Last_Name }, key)).text, answer.text);
      const [third, fourth] = await freeDay(9);
      const token = await bookForLink(gateway, third);
      await gateway.call('POST', 'manage/cancel', { Token: token, Sequence: 0 });
      const again = { Patient_First_Name: 'Canaryfirst', Patient_Last_Name: 'Canarylast' };
      assert.equal(statusCodeOf(await book(fourth, again)), '200');
      assert.notEqual(second, undefined);
    });

    /** Pairs of times on one day that do not overlap, each pair for a patient of its own. */
    async function pairs(count: number): Promise<(readonly [FreeSlot, FreeSlot])[]> {
      const days = new Map<string, FreeSlot[]>();
      for (const slot of await freeSlots(gateway.call, { visitTypes: ['9004'] }))
        days.set(slot.Appointment_Date, [...(days.get(slot.Appointment_Date) ?? []), slot]);
      const found = [...days.values()].flatMap((day) => {
        const [first, last] = [day[0], day.at(-1)];
        return first && last && day.length > 4 ? [[first, last] as const] : [];
      });
      assert.ok(found.length >= count);
      return found.slice(-count);
    }

    test('[I14] two tabs that book different times of one day at once: one is booked, the other asks', async () => {
      const outcomes = await Promise.all(
        (await pairs(12)).map(async (pair, nth) => {
          const who = { Patient_Last_Name: `Canaryrace${nth}` };
          const answers = await Promise.all(pair.map((slot) => book(slot, who)));
          return answers.map((answer) => `${String(statusCodeOf(answer))} ${String(ownVisitOf(answer))}`);
        }),
      );
      for (const outcome of outcomes) assert.deepEqual(outcome.toSorted(), ['200 undefined', '409 sameDay']);
      assert.deepEqual(await gateway.rows('select * from patient_turn'), [], 'nobody is kept waiting');
    });

    const move = (Token: string, to: FreeSlot, more: object = {}): Promise<Answer> => {
      const { Appointment_Date, Appointment_Time, DepartmentID } = to;
      const wanted = { Appointment_Date, Appointment_Time, DepartmentID };
      return gateway.call('POST', 'manage/move', { Token, Sequence: 0, ...wanted, ...more });
    };

    test('[I14] [I16] moving asks about a second visit as booking does; the visit itself is none', async () => {
      const [[first, last], [other, later]] = (await pairs(14)) as [
        readonly [FreeSlot, FreeSlot],
        readonly [FreeSlot, FreeSlot],
      ];
      const token = await bookForLink(gateway, first, { Patient_Last_Name: 'Canarymove' });
      assert.equal(
        statusCodeOf(await book(other, { ...bookedName, Patient_Last_Name: 'Canarymove' })),
        '200',
      );
      const asked = await move(token, later, { AskBeforeSecondVisit: true });
      assert.deepEqual(
        [asked.status, asked.body['Code'], asked.body['OwnVisit']],
        [409, 'SECOND', 'sameDay'],
      );
      const { Date: date } = asked.body['Appointment'] as { Date: string };
      assert.equal(date, first.Appointment_Date, 'it has not moved');
      const within = await move(token, last, { AskBeforeSecondVisit: true });
      assert.equal(within.body['Outcome'], 'moved');
      const meant = await move(token, later, { Sequence: 1 });
      assert.equal(meant.body['Outcome'], 'moved');
    });

    test('[I14] [I16] a visit that moves and another that is booked at once for one day: one of them asks', async () => {
      const days = await pairs(20);
      for (let nth = 0; nth < 4; nth += 1) {
        const [from] = days[nth] ?? [];
        const [target, beside] = days[nth + 4] ?? [];
        assert.ok(from && target && beside);
        const who = { ...bookedName, Patient_Last_Name: `Canaryboth${nth}` };
        const token = await bookForLink(gateway, from, who);
        const [moved, booked] = await Promise.all([
          move(token, target, { AskBeforeSecondVisit: true }),
          book(beside, who),
        ]);
        assert.equal(
          [moved.body['OwnVisit'], ownVisitOf(booked)].filter((visit) => visit === 'sameDay').length,
          1,
        );
      }
    });

    test('[I14] [N3] the store compares keyed digests: no name or birth date stands beside a booking', async () => {
      const rows = await gateway.rows('select patient_key from booking');
      const keys = rows.map((row) => String(row['patient_key']));
      assert.ok(keys.length > 5);
      assert.ok(keys.every((key) => /^[\w-]{43}$/.test(key)));
      assert.doesNotMatch(JSON.stringify(gateway.events), /canary/i);
    });
  });
}

function same(a: FreeSlot, b: FreeSlot): boolean {
  return a.Appointment_Date === b.Appointment_Date && a.Appointment_Time === b.Appointment_Time;
}
