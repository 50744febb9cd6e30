import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bookSlot,
  freeSlots,
  holdSlot,
  NOW,
  statusCodeOf,
  type Answer,
  type Client,
  type FreeSlot,
} from './client.ts';
import { createReader } from './reader.ts';
import { startProcess, type GatewayProcess, type Store } from './process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const VISITORS = 200;
const SLOTS = 20;
const ATTEMPTS = 4;
/** After so many answers to bookings a gateway is killed and started anew. */
const KILLS_AFTER = [25, 80, 160, 260, 400];

const LIFE_MS = 6 * 60_000;

/** A gateway that is killed now and then; whoever calls it meanwhile waits for the next one and asks again. */
class MortalGateway {
  #process: Promise<GatewayProcess>;
  readonly #store: Store;
  #lives = 1;

  constructor(store: Store) {
    this.#store = store;
    this.#process = startProcess(store);
  }

  async killAndRestart(): Promise<void> {
    // Later than the other one's claim on a message: what the dead one was sending is sent by the next.
    const now = new Date(Date.parse(NOW) + this.#lives * LIFE_MS).toISOString();
    this.#lives += 1;
    // In place at once: who is killed twice in a row is started anew twice, one after the other.
    this.#process = this.#process.then(({ kill }) => kill()).then(() => startProcess(this.#store, now));
    await this.#process;
  }

  async ask(send: (call: Client) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const asked = this.#process;
      try {
        const answer = await send((await asked).call);
        if (answer.status !== 503) return answer;
      } catch {
        // Cut off: nobody knows whether it was done.
      }
      await (asked === this.#process ? pause(20) : this.#process);
    }
  }

  async stop(): Promise<void> {
    await (await this.#process).kill();
  }
}

type Confirmed = { readonly slot: FreeSlot; readonly email: string; isCancelled: boolean };

const referenceOf = (answer: Answer): string =>
  (answer.body as { Appointment: { ContactIDs: { ID: string }[] } }).Appointment.ContactIDs[0]?.ID ?? '';

/** Times that do not overlap: the first of each day. */
async function slotsApart(call: Client): Promise<FreeSlot[]> {
  const days = new Map<string, FreeSlot>();
  for (const slot of await freeSlots(call, { visitTypes: ['9004'] }))
    if (!days.has(slot.Appointment_Date)) days.set(slot.Appointment_Date, slot);
  return [...days.values()].slice(0, SLOTS);
}

/**
 * Everybody wants the same few times, changes their mind, and gateways die meanwhile.
 * @param gateways - how many serve one database
 */
export function racingSuite(store: string, databaseUrl: () => Promise<string>, gateways: number): void {
  describe(`scheduling gateway on ${store}: a race`, () => {
    test(`[I14] [I16] ${VISITORS} visitors, ${SLOTS} times, holds, releases, cancellations and kills: no time twice, none lost`, async (context) => {
      const target: Store = {
        databaseUrl: await databaseUrl(),
        dataDir: temporaryFolder('race'),
      };
      const first = new MortalGateway(target);
      const served = [first];
      // Whatever comes of the race, no process of it stays.
      context.after(() => Promise.all(served.map((gateway) => gateway.stop())));
      let slots: FreeSlot[] = [];
      await first.ask(async (call) => {
        slots = await slotsApart(call);
        return { status: 200 } as Answer;
      });
      assert.equal(slots.length, SLOTS);
      while (served.length < gateways) served.push(new MortalGateway(target));
      const rows = createReader(target);
      const confirmed = new Map<string, Confirmed>();
      let answers = 0;
      const kills: Promise<void>[] = [];

      const codeOf = async (email: string): Promise<string> => {
        for (;;) {
          const mails = await rows('select recipient, text from mailbox');
          const mail = mails.find(({ recipient }) => recipient === email);
          const code = /#code=(\w+)$/m.exec(String(mail?.['text'] ?? ''))?.[1];
          if (code !== undefined) return code;
          await pause(100);
        }
      };

      const visit = async (visitor: number): Promise<void> => {
        const gateway = served[visitor % served.length] ?? first;
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const slot = slots[(visitor * 7 + attempt * 3) % SLOTS];
          assert.ok(slot);
          const isHolding = (visitor + attempt) % 2 === 0;
          let HoldID: unknown;
          if (isHolding) {
            const held = await gateway.ask((call) => holdSlot(call, slot, `racer-${visitor}`));
            HoldID = held.body['HoldID'];
          }
          if (HoldID !== undefined && visitor % 5 === 0 && attempt === 0) {
            await gateway.ask((call) => call('POST', `holds/${String(HoldID)}/release`, {}));
            continue;
          }
          const key = randomUUID();
          const email = `${key}@example.org`;
          const fields = { Email: email, ...(HoldID === undefined ? {} : { HoldID }) };
          const answer = await gateway.ask((call) => bookSlot(call, slot, fields, key));
          answers += 1;
          const doomed = served[answers % served.length];
          if (KILLS_AFTER.includes(answers) && doomed) kills.push(doomed.killAndRestart());
          if (statusCodeOf(answer) !== '200') continue;
          const mine: Confirmed = { slot, email, isCancelled: false };
          confirmed.set(referenceOf(answer), mine);
          // Every third booking, whoever got it: who wins is chance, that some change their mind is not.
          if (confirmed.size % 3 !== 0) return;
          const Token = await codeOf(email);
          const gone = await gateway.ask((call) => call('POST', 'manage/cancel', { Token, Sequence: 0 }));
          assert.equal(gone.status, 200);
          mine.isCancelled = true;
          return;
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, (_unused, visitor) => visit(visitor)));
      await Promise.all(kills);
      await Promise.all(served.map((gateway) => gateway.stop()));

      assert.ok(kills.length >= 3, 'gateways died during the race');
      const [cancelled, kept] = [true, false].map((is) =>
        [...confirmed].filter(([, { isCancelled }]) => isCancelled === is).map(([reference]) => reference),
      );
      assert.ok((cancelled?.length ?? 0) > 3 && (kept?.length ?? 0) >= SLOTS / 2);
      const references = async (where: string): Promise<string[]> =>
        (await rows(`select reference from booking where ${where}`)).map((row) => String(row['reference']));
      const sorted = (list: readonly string[] = []): string[] => list.toSorted();
      assert.deepEqual(
        sorted(await references("status = 'booked'")),
        sorted(kept),
        'what was confirmed stands',
      );
      assert.deepEqual(sorted(await references("status = 'cancelled'")), sorted(cancelled));
      const [twice] = await rows(
        "select count(*) - count(distinct starts_at) as n from booking where status = 'booked'",
      );
      assert.equal(Number(twice?.['n']), 0, 'no time sold twice');
      const [wrong] = await rows(
        `select
           (select count(*) from booking where status = 'booked'
             and id not in (select booking_id from tick where booking_id is not null)) as without_time,
           (select count(*) from tick where booking_id in
             (select id from booking where status = 'cancelled')) as time_of_nobody,
           (select count(*) from booking) -
             (select count(*) from audit where action = 'booking.created') as created,
           (select count(*) from booking where status = 'cancelled') -
             (select count(*) from audit where action = 'booking.cancelled') as cancelled,
           (select count(*) from audit where action like 'booking.%'
             and subject_id not in (select id from booking)) as of_nothing`,
      );
      for (const [what, count] of Object.entries(wrong ?? {})) assert.equal(Number(count), 0, what);
    });
  });
}
