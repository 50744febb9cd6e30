import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  bookSlot,
  freeSlot,
  freeSlots,
  holdSlot,
  NOW,
  startGateway,
  statusCodeOf,
  type FreeSlot,
  type RunningGateway,
  type Target,
} from './client.ts';
import { physicians } from './content.ts';

const MINUTE_MS = 60_000;
const START = Date.parse(NOW);

/** How a time is kept for a visitor while they fill in the form. */
export function holdingSuite(store: string, target: () => Promise<Target>): void {
  describe(`scheduling gateway on ${store}: holds`, () => {
    let gateway: RunningGateway;
    before(async () => {
      gateway = await startGateway(await target());
    });
    after(() => gateway.stop());

    const isFree = async (slot: FreeSlot, holdId?: string): Promise<boolean> => {
      const options = { visitTypes: [slot.Visit_Type], ...(holdId === undefined ? {} : { holdId }) };
      const free = await freeSlots(gateway.call, options);
      return free.some(
        (s) => s.Appointment_Date === slot.Appointment_Date && s.Appointment_Time === slot.Appointment_Time,
      );
    };
    const hold = async (slot: FreeSlot, visitor: string): Promise<string> => {
      const answer = await holdSlot(gateway.call, slot, visitor);
      assert.equal(answer.status, 201);
      return String(answer.body['HoldID']);
    };

    test('[B28] [I14] a hold that comes, goes, or is left for another doctor tells whose next visit may be another', async () => {
      // A FHIR server's slots do not say whose they are.
      const namesProviders = store !== 'a FHIR server';
      const [own, other] = [
        await freeSlot(gateway.call),
        await freeSlot(gateway.call, 0, { npi: physicians.childrenOnly, visitTypes: ['332'] }),
      ];
      const told = async (act: () => Promise<unknown>): Promise<string[]> => {
        gateway.changedNpis.length = 0;
        await act();
        return [...gateway.changedNpis];
      };
      assert.deepEqual(await told(() => hold(own, 'eve')), [own.Provider_NPI]);
      let id = '';
      const npis = await told(async () => {
        id = await hold(other, 'eve');
      });
      if (namesProviders) assert.deepEqual(npis, [other.Provider_NPI, own.Provider_NPI]);
      const released = await told(() => gateway.call('POST', `holds/${id}/release`, {}));
      if (namesProviders) assert.deepEqual(released, [other.Provider_NPI]);
      await hold(own, 'eve');
      gateway.setNow(START + 11 * MINUTE_MS);
      const swept = await told(gateway.sweep);
      gateway.setNow(START);
      if (namesProviders) assert.deepEqual(swept, [own.Provider_NPI]);
    });

    test('[I14] a hold hides its slot from others for ten minutes, not from its holder', async () => {
      const slot = await freeSlot(gateway.call);
      const answer = await holdSlot(gateway.call, slot, 'anna');
      assert.equal(answer.status, 201);
      const holdId = String(answer.body['HoldID']);
      assert.deepEqual(answer.body, {
        HoldID: holdId,
        ExpiresAt: '2026-11-20T16:10:00.000Z',
        ServerTime: NOW,
        HoldMinutes: 10,
      });
      assert.equal(await isFree(slot), false);
      assert.equal(await isFree(slot, holdId), true);
      const other = await holdSlot(gateway.call, slot, 'ben');
      assert.equal(other.status, 409);
      assert.equal((other.body['Alternatives'] as unknown[]).length, 5);
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot)), '409');
      try {
        gateway.setNow(START + 10 * MINUTE_MS - 1);
        assert.equal(await isFree(slot), false);
        gateway.setNow(START + 10 * MINUTE_MS);
        assert.equal(await isFree(slot), true);
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[I14] the holder books their slot and the hold is gone', async () => {
      const slot = await freeSlot(gateway.call);
      const holdId = await hold(slot, 'carla');
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, { HoldID: holdId })), '200');
      assert.equal((await gateway.call('POST', `holds/${holdId}/extend`, {})).status, 410);
      assert.equal(await isFree(slot), false);
    });

    test('[I14] a visitor has one hold: the next replaces it, a taken one leaves it', async () => {
      const [first, , , second] = await freeSlots(gateway.call);
      assert.ok(first && second);
      const firstHold = await hold(first, 'dora');
      const secondHold = await hold(second, 'dora');
      assert.notEqual(firstHold, secondHold);
      assert.equal(await isFree(first), true);
      await hold(first, 'emil');
      assert.equal((await holdSlot(gateway.call, first, 'dora')).status, 409);
      assert.equal(await isFree(second), false);
      assert.equal((await gateway.call('POST', `holds/${secondHold}/extend`)).status, 200);
    });

    test('[I14] the same slot again renews the hold', async () => {
      const slot = await freeSlot(gateway.call);
      const id = await hold(slot, 'fritz');
      try {
        gateway.setNow(START + 4 * MINUTE_MS);
        const again = await holdSlot(gateway.call, slot, 'fritz');
        assert.equal(again.body['HoldID'], id);
        assert.equal(again.body['ExpiresAt'], '2026-11-20T16:14:00.000Z');
      } finally {
        gateway.setNow(NOW);
        await gateway.call('POST', `holds/${id}/release`, {});
      }
    });

    test('[I14] extending starts the ten minutes anew; an expired hold cannot be extended', async () => {
      const slot = await freeSlot(gateway.call);
      const id = await hold(slot, 'gina');
      try {
        gateway.setNow(START + 9 * MINUTE_MS);
        const extended = await gateway.call('POST', `holds/${id}/extend`, {});
        assert.equal(extended.status, 200);
        assert.equal(extended.body['ExpiresAt'], '2026-11-20T16:19:00.000Z');
        gateway.setNow(START + 18 * MINUTE_MS);
        assert.equal(await isFree(slot), false);
        gateway.setNow(START + 19 * MINUTE_MS);
        assert.equal((await gateway.call('POST', `holds/${id}/extend`, {})).status, 410);
      } finally {
        gateway.setNow(NOW);
        await gateway.call('POST', `holds/${id}/release`, {});
      }
    });

    test('[I14] a hold can be extended ten times and more, and not for ever', async () => {
      const slot = await freeSlot(gateway.call);
      const id = await hold(slot, 'greta');
      const extendAt = async (minute: number): Promise<unknown> => {
        gateway.setNow(START + minute * MINUTE_MS);
        const { status, body } = await gateway.call('POST', `holds/${id}/extend`, {});
        return status === 200 ? body['ExpiresAt'] : status;
      };
      try {
        for (let minute = 9; minute <= 99; minute += 9) await extendAt(minute);
        assert.equal(await extendAt(108), '2026-11-20T17:58:00.000Z');
        assert.equal(await extendAt(117), '2026-11-20T18:00:00.000Z');
        assert.equal(await extendAt(119), '2026-11-20T18:00:00.000Z');
        assert.equal(await extendAt(120), 410);
        assert.equal(await isFree(slot), true);
        assert.equal((await holdSlot(gateway.call, slot, 'gustav')).status, 201);
      } finally {
        gateway.setNow(NOW);
        await gateway.sweep();
      }
    });

    test('[I14] releasing frees the slot at once and may be repeated', async () => {
      const slot = await freeSlot(gateway.call);
      const id = await hold(slot, 'hans');
      const release = () => gateway.call('POST', `holds/${id}/release`, {});
      assert.deepEqual((await release()).body, { Released: true });
      assert.equal(await isFree(slot), true);
      const again = await release();
      assert.equal(again.status, 200);
      assert.deepEqual(again.body, { Released: false });
    });

    test('[I14] an expired hold is claimed again at submit, unless someone was faster', async () => {
      const slots = await freeSlots(gateway.call);
      const [slot, taken] = [slots[0], slots.at(-1)];
      assert.ok(slot && taken);
      const lateHold = await hold(slot, 'ida');
      const lostHold = await hold(taken, 'jan');
      try {
        gateway.setNow(START + 11 * MINUTE_MS);
        assert.equal(statusCodeOf(await bookSlot(gateway.call, taken)), '200');
        assert.equal(statusCodeOf(await bookSlot(gateway.call, taken, { HoldID: lostHold })), '409');
        assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, { HoldID: lateHold })), '200');
      } finally {
        gateway.setNow(NOW);
      }
    });

    test('[I14] a hold of one slot opens no other', async () => {
      const [mine, , theirs] = await freeSlots(gateway.call, { visitTypes: ['9004'] });
      assert.ok(mine && theirs);
      const holdId = await hold(mine, 'karl');
      await hold(theirs, 'lena');
      assert.equal(statusCodeOf(await bookSlot(gateway.call, theirs, { HoldID: holdId })), '409');
      assert.equal(await isFree(mine), false, 'the refused booking did not give the hold up');
    });

    test('[I14] of 20 visitors who want to hold one slot one gets it, and of one visitor in 10 tabs one hold stays', async () => {
      const slots = await freeSlots(gateway.call, { visitTypes: ['9004'] });
      const slot = slots[0];
      assert.ok(slot);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => holdSlot(gateway.call, slot, `race-${index}`)),
      );
      assert.equal(answers.filter((answer) => answer.status === 201).length, 1);
      const tabs = await Promise.all(
        slots.slice(5, 15).map((each) => holdSlot(gateway.call, each, 'many-tabs')),
      );
      assert.ok(tabs.every((answer) => [201, 409, 503].includes(answer.status)));
      const holds = await gateway.rows(
        'select resource, count(*) as n from tick where hold_id is not null group by hold_id, resource',
      );
      const owners = await gateway.rows('select visitor from hold');
      assert.equal(holds.length, owners.length);
      assert.equal(new Set(owners.map((row) => row['visitor'])).size, owners.length);
    });

    test('[I14] holds are refused for times that the calendar does not have', async () => {
      const slot = await freeSlot(gateway.call);
      const wrong = { ...slot, Appointment_Time: '03:00' };
      assert.equal((await holdSlot(gateway.call, wrong, 'mona')).status, 409);
      const full = { ...slot, Provider_NPI: physicians.fullyBooked };
      assert.equal((await holdSlot(gateway.call, full, 'mona')).status, 409);
      assert.equal((await gateway.call('POST', 'holds', { ...slot })).status, 400);
      assert.equal((await gateway.call('POST', 'holds/not-an-id/extend', {})).status, 404);
    });
  });
}

/** What happens to a held time when the embedded calendar fills up by itself. */
export function fillingSuite(store: string, target: () => Promise<Target>): void {
  describe(`scheduling gateway on ${store}: a calendar that fills up`, () => {
    test("[I14] a held time stays its holder's when the clinic fills its calendar, and only that time", async () => {
      const [before, after] = ['2026-11-29T05:55:00.000Z', '2026-11-29T06:00:00.000Z'];
      const [first, last] = await timesThatGo(await target(), { before, after });
      const gateway = await startGateway(await target());
      try {
        await passTo(gateway, before);
        const answer = await holdSlot(gateway.call, first, 'nora');
        assert.equal(answer.status, 201);
        const HoldID = String(answer.body['HoldID']);
        await passTo(gateway, after);
        const known = await freeSlots(gateway.call, { holdId: HoldID });
        assert.ok(known.some((slot) => isSameTime(slot, first)));
        assert.equal(statusCodeOf(await bookSlot(gateway.call, last, { HoldID })), '409');
        assert.equal(statusCodeOf(await bookSlot(gateway.call, first)), '409');
        assert.equal(statusCodeOf(await bookSlot(gateway.call, first, { HoldID })), '200');
      } finally {
        await gateway.stop();
      }
    });
  });
}

/** Lets the clinic's calendar become what it is at an instant. */
async function passTo(gateway: RunningGateway, instant: string): Promise<void> {
  gateway.setNow(instant);
  await gateway.sweep();
}

/** The first and the last time that is free at one instant and, without any booking, no longer at a later one. */
async function timesThatGo(
  target: Target,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<readonly [FreeSlot, FreeSlot]> {
  const gateway = await startGateway(target);
  try {
    await passTo(gateway, before);
    const early = await freeSlots(gateway.call);
    await passTo(gateway, after);
    const left = await freeSlots(gateway.call);
    const gone = early.filter((slot) => !left.some((other) => isSameTime(slot, other)));
    const [first, last] = [gone[0], gone.at(-1)];
    assert.ok(first && last && gone.length > 2, 'midnight fills a day of the test calendar');
    return [first, last];
  } finally {
    await gateway.stop();
  }
}

function isSameTime(a: FreeSlot, b: FreeSlot): boolean {
  return a.Appointment_Date === b.Appointment_Date && a.Appointment_Time === b.Appointment_Time;
}
