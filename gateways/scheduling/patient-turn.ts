import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** Whoever takes longer than this died over it. */
const LOST_AFTER_MS = 60_000;
const WAIT_MS = 3_000;
const LOOK_EVERY_MS = 50;

type Turn = { readonly patientKey: string; readonly nowMs: number };

/**
 * Takes a patient's turn: their visits are booked and moved one after the other, so that of two at once the second one
 * sees the first. In a transaction that also ends the turn, another one waits here until that is through.
 * @param turn.patientKey - see `patientKeyOf`
 * @returns false while somebody else has it
 * @requirement I14
 * @decision ADR-0031
 */
export async function takeTurn(db: Kysely<Tables>, { patientKey, nowMs }: Turn): Promise<boolean> {
  const taken = await db
    .insertInto('patient_turn')
    .values({ patient_key: patientKey, taken_at: nowMs })
    .onConflict((conflict) =>
      conflict
        .column('patient_key')
        .doUpdateSet({ taken_at: nowMs })
        .where('patient_turn.taken_at', '<', nowMs - LOST_AFTER_MS),
    )
    .returning('patient_key')
    .execute();
  return taken.length > 0;
}

/** The next visit of the patient may be booked. @requirement I14 */
export async function endTurn(db: Kysely<Tables>, patientKey: string): Promise<void> {
  await db.deleteFrom('patient_turn').where('patient_key', '=', patientKey).execute();
}

/**
 * Does work in a patient's turn that is no transaction of the store, because another server has a part in it.
 * @returns undefined when the turn was not to be had in three seconds
 * @requirement I14 I20
 */
export async function inTurn<T>(
  db: Kysely<Tables>,
  turn: Turn,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const until = performance.now() + WAIT_MS;
  while (!(await takeTurn(db, turn))) {
    if (performance.now() > until) return undefined;
    await pause(LOOK_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    await endTurn(db, turn.patientKey);
  }
}
