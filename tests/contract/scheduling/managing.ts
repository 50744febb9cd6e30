import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  bookForLink,
  bookingBody,
  freeSlot,
  freeSlots,
  holdSlot,
  NOW,
  startGateway,
  type Answer,
  type FreeSlot,
  type RunningGateway,
  type Target,
} from './client.ts';

const HOUR_MS = 3_600_000;

type Visit = {
  readonly Status: string;
  readonly Sequence: number;
  readonly Date: string;
  readonly Time: string;
  readonly StartsAt: string;
  readonly CanCancel: boolean;
  readonly CanMove: boolean;
};
const visitOf = (answer: Answer): Visit => answer.body['Appointment'] as Visit;
const outcomes = (answers: readonly Answer[]): string[] =>
  answers.map(({ body }) => String(body['Code'] ?? body['Outcome'])).toSorted();

/** What a patient does with the link to their visit. */
export function managingSuite(store: string, target: () => Promise<Target>): void {
  describe(`scheduling gateway on ${store}: visits by link`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway(await target());
    });
    after(() => gateway.stop());

    const booked = (slot: FreeSlot): Promise<string> => bookForLink(gateway, slot);
    const bookedAll = async (slots: readonly FreeSlot[]): Promise<string[]> => {
      const tokens: string[] = [];
      for (const slot of slots) tokens.push(await booked(slot));
      return tokens;
    };
    test('[I16] the answer to a booking has a code that shows and cancels it, the same each time, and the store has none', async () => {
      const slot = await freeSlot(gateway.call);
      const key = { 'idempotency-key': randomUUID() };
      const codeIn = async () => {
        const { body } = await gateway.call('POST', 'schedule-appointment', bookingBody(slot), key);
        return String((body['Appointment'] as { readonly ManageToken?: string }).ManageToken);
      };
      const code = await codeIn();
      gateway.setNow(Date.parse(NOW) + 60_000);
      assert.equal(await codeIn(), code);
      gateway.setNow(NOW);
      assert.equal(visitOf(await read(code)).Date, slot.Appointment_Date);
      for (const table of ['idempotency', 'manage_link', 'booking', 'outbox'])
        assert.doesNotMatch(JSON.stringify(await gateway.rows(`select * from ${table}`)), new RegExp(code));
      assert.equal(visitOf(await cancel(code)).Status, 'cancelled');
    });

    const read = (token: string) => gateway.call('POST', 'manage/read', { Token: token });
    const cancel = (token: string, sequence = 0) =>
      gateway.call('POST', 'manage/cancel', { Token: token, Sequence: sequence });
    const move = (token: string, slot: FreeSlot, more: Readonly<Record<string, unknown>> = {}) => {
      const { Appointment_Date, Appointment_Time, DepartmentID } = slot;
      const body = { Token: token, Sequence: 0, Appointment_Date, Appointment_Time, DepartmentID, ...more };
      return gateway.call('POST', 'manage/move', body);
    };
    const isFree = async (slot: FreeSlot): Promise<boolean> =>
      (await freeSlots(gateway.call, { visitTypes: [slot.Visit_Type] })).some(
        (s) => s.Appointment_Date === slot.Appointment_Date && s.Appointment_Time === slot.Appointment_Time,
      );
    /** Times that do not overlap, from the nth on. */
    const apart = async (count: number): Promise<FreeSlot[]> => {
      const days = new Map((await freeSlots(gateway.call)).map((slot) => [slot.Appointment_Date, slot]));
      const slots = [...days.values()].slice(0, count);
      assert.equal(slots.length, count);
      return slots;
    };

    test('[I16] a link shows when, where and with whom, and nothing about the patient', async () => {
      const slot = await freeSlot(gateway.call);
      const answer = await read(await booked(slot));
      assert.equal(answer.status, 200);
      const visit = visitOf(answer);
      assert.equal(visit.Status, 'booked');
      assert.equal(visit.Date, slot.Appointment_Date);
      assert.equal(visit.Time, `${slot.Appointment_Time}:00`);
      assert.ok(visit.CanCancel && visit.CanMove);
      assert.match(answer.text, /312-555-0100/);
      assert.doesNotMatch(answer.text, /canary|chest|cardio/i);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    });

    test('[I16] a link works until a day after the visit, however its token is typed; no other does', async () => {
      const token = await booked(await freeSlot(gateway.call));
      const typed = `${token.slice(0, 5)}-${token.slice(5, 9)} ${token.slice(9)}`.toLowerCase();
      const { StartsAt } = visitOf(await read(typed));
      assert.equal((await read(`${token}X`)).status, 404);
      assert.equal((await cancel('0'.repeat(26))).status, 404);
      try {
        gateway.setNow(Date.parse(StartsAt) + 24 * HOUR_MS);
        assert.equal((await read(token)).status, 200);
        gateway.setNow(Date.parse(StartsAt) + 25 * HOUR_MS);
        assert.equal((await read(token)).status, 404);
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[I16] cancelling frees the time; a second time says that it is cancelled', async () => {
      const slot = await freeSlot(gateway.call);
      const token = await booked(slot);
      assert.equal(await isFree(slot), false);
      const answer = await cancel(token);
      assert.deepEqual([answer.status, answer.body['Outcome']], [200, 'cancelled']);
      assert.equal(visitOf(answer).Status, 'cancelled');
      assert.equal(await isFree(slot), true);
      const again = await cancel(token);
      assert.deepEqual([again.status, again.body['Code']], [200, 'CANCELLED']);
      for (const Appointment_Time of [slot.Appointment_Time, '03:33']) {
        const moved = await move(token, slot, { Sequence: 1, Appointment_Time });
        assert.deepEqual([moved.status, moved.body['Code']], [409, 'CANCELLED'], Appointment_Time);
      }
    });

    test('[I2] [I16] a video visit moves only to where its doctor may treat', async () => {
      const [slot, later] = (await freeSlots(gateway.call, { visitTypes: ['9011'] })).filter(
        ({ Appointment_Date: date }, index, all) => date !== all[index - 1]?.Appointment_Date,
      );
      assert.ok(slot && later);
      const token = await bookForLink(gateway, slot, { Patient_Location_State: 'IL' });
      for (const more of [{}, { Patient_Location_State: '' }, { Patient_Location_State: 'CA' }]) {
        const answer = await move(token, later, more);
        assert.deepEqual([answer.status, answer.body['Code']], [409, 'STATE'], JSON.stringify(more));
        assert.equal(visitOf(answer).Date, slot.Appointment_Date);
      }
      const moved = await move(token, later, { Patient_Location_State: 'IL' });
      assert.deepEqual([moved.status, moved.body['Outcome']], [200, 'moved']);
    });

    test('[I16] a visit that has begun is not changed', async () => {
      const [slot, later] = await apart(2);
      assert.ok(slot && later);
      const token = await booked(slot);
      try {
        gateway.setNow(visitOf(await read(token)).StartsAt);
        for (const answer of [await cancel(token), await move(token, later)]) {
          assert.deepEqual([answer.status, answer.body['Code']], [409, 'STARTED']);
          assert.match(String(answer.body['Message']), /has begun/);
        }
        assert.equal(visitOf(await read(token)).Status, 'booked');
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[I16] moving takes the new time and frees the old one; asking again changes nothing', async () => {
      const [old, wanted] = await apart(2);
      assert.ok(old && wanted);
      const token = await booked(old);
      const hold = await holdSlot(gateway.call, wanted, 'mover');
      const answer = await move(token, wanted, { HoldID: hold.body['HoldID'] });
      assert.deepEqual([answer.status, answer.body['Outcome']], [200, 'moved']);
      assert.equal(visitOf(answer).Date, wanted.Appointment_Date);
      assert.deepEqual([await isFree(old), await isFree(wanted)], [true, false]);
      assert.equal((await move(token, wanted)).body['Outcome'], 'unchanged');
      const stale = await cancel(token, 0);
      assert.deepEqual([stale.status, stale.body['Code']], [409, 'CHANGED']);
      assert.equal((await cancel(token, 1)).body['Outcome'], 'cancelled');
    });

    test('[I16] a visit can move by less than its own length', async () => {
      const slots = await freeSlots(gateway.call);
      const slot = slots.find((one, index) => {
        const next = slots[index + 1];
        return next?.Appointment_Date === one.Appointment_Date && next.DepartmentID === one.DepartmentID;
      });
      const next = slot && slots[slots.indexOf(slot) + 1];
      assert.ok(slot && next);
      const token = await booked(slot);
      assert.equal((await move(token, next)).body['Outcome'], 'moved');
    });

    test('[I16] a time that somebody else has leaves the visit where it is and offers five others', async () => {
      const [old, wanted] = await apart(2);
      assert.ok(old && wanted);
      const token = await booked(old);
      await booked(wanted);
      const answer = await move(token, wanted);
      assert.deepEqual([answer.status, answer.body['Code']], [409, 'TAKEN']);
      assert.equal((answer.body['Alternatives'] as unknown[]).length, 5);
      const visit = visitOf(await read(token));
      assert.deepEqual([visit.Date, visit.Sequence], [old.Appointment_Date, 0]);
      assert.equal(await isFree(old), false);
    });

    test('[I16] 20 patients race for one time: one moves, the others keep theirs', async () => {
      const [wanted, ...olds] = await apart(21);
      assert.ok(wanted);
      const tokens = await bookedAll(olds);
      const answers = await Promise.all(tokens.map((token) => move(token, wanted)));
      assert.deepEqual(outcomes(answers), [...Array.from({ length: 19 }, () => 'TAKEN'), 'moved']);
      const dates = await Promise.all(tokens.map(async (token) => visitOf(await read(token)).Date));
      const kept = olds.filter((old, index) => dates[index] === old.Appointment_Date);
      assert.equal(kept.length, 19);
      await Promise.all(tokens.map(async (token) => cancel(token, visitOf(await read(token)).Sequence)));
    });

    test('[I16] one visit, two moves and a cancellation at once: the first one stands', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [old, one, two] = await apart(3);
        assert.ok(old && one && two);
        const token = await booked(old);
        const answers = await Promise.all([
          move(token, one),
          move(token, two),
          cancel(token),
          move(token, two),
        ]);
        const first = answers.filter(({ body }) => ['moved', 'cancelled'].includes(String(body['Outcome'])));
        assert.equal(first.length, 1, outcomes(answers).join());
        const visit = visitOf(await read(token));
        assert.equal(visit.Sequence, 1);
        const taken = [old, one, two].filter((slot) => visit.Date === slot.Appointment_Date);
        const [{ n } = { n: 0 }] = await gateway.rows(
          "select count(distinct booking_id) as n from tick where booking_id in (select id from booking where status = 'cancelled')",
        );
        assert.equal(Number(n), 0, 'a cancelled visit has no time');
        if (visit.Status === 'booked') {
          assert.equal(taken.length, 1);
          await cancel(token, 1);
        }
        assert.ok((await isFree(old)) && (await isFree(one)) && (await isFree(two)));
      }
    });

    test('[I16] 50 cancellations at once are one', async () => {
      const token = await booked(await freeSlot(gateway.call));
      const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(token)));
      assert.ok(answers.every(({ status }) => status === 200));
      assert.equal(answers.filter(({ body }) => body['Outcome'] === 'cancelled').length, 1);
    });

    test('[I16] two patients who swap their times end with one time each', async () => {
      const [a, b] = await apart(2);
      assert.ok(a && b);
      const [one = '', two = ''] = await bookedAll([a, b]);
      await Promise.all([move(one, b), move(two, a)]);
      const dates = [visitOf(await read(one)).Date, visitOf(await read(two)).Date];
      assert.equal(new Set(dates).size, 2);
      const [doubled] = await gateway.rows(
        `select count(*) as n from booking a join booking b on a.resource = b.resource and a.id < b.id
         and a.status = 'booked' and b.status = 'booked' and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
      );
      assert.equal(Number(doubled?.['n']), 0);
    });

    test('[I16] [O8] changes have their audit lines and messages; tokens are in no table, log or answer', async () => {
      const token = await booked(await freeSlot(gateway.call));
      const answers = [await read(token), await cancel(token)];
      const tables = await Promise.all(
        ['manage_link', 'booking', 'outbox', 'audit', 'idempotency'].map((table) =>
          gateway.rows(`select * from ${table}`),
        ),
      );
      assert.equal(token.length, 26);
      assert.ok(!JSON.stringify([tables, gateway.events, answers]).includes(token));
      const [counts] = await gateway.rows(
        `select (select count(*) from booking where status = 'cancelled') as cancelled,
                (select count(*) from audit where action = 'booking.cancelled') as audited,
                (select count(*) from outbox where kind = 'booking-cancelled') as told`,
      );
      assert.ok(Number(counts?.['cancelled']) > 0);
      assert.equal(new Set(Object.values(counts ?? {}).map(Number)).size, 1);
    });
  });
}
