import type { Kysely } from 'kysely';
import type { FormSubmissionTable } from '../db/forms-schema.ts';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { passOn, type Passed, type Upstream } from './relay.ts';
import { LEASE_MS, plan } from './submissions.ts';

/** Three days. */
const MAX_ATTEMPTS = 16;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const BATCH = 20;

/**
 * Notes what became of a form. One that may have arrived is not sent again to a service that would take it twice: a
 * person is told, and gets what was written. So is one that was refused or given up after its sender had left.
 * @requirement K9
 * @decision ADR-0048
 */
export async function settle(
  db: Kysely<Tables>,
  {
    row,
    passed,
    knowsKeys,
    nowMs,
  }: {
    readonly row: FormSubmissionTable;
    readonly passed: Passed;
    readonly knowsKeys: boolean;
    readonly nowMs: number;
  },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const note = (change: Partial<FormSubmissionTable>) =>
      trx.updateTable('form_submission').set(change).where('id', '=', row.id).execute();
    if (passed.kind === 'delivered')
      return void (await note({ state: 'delivered', fields: null, settled_at: nowMs }));
    const isForLater = passed.kind === 'later' || (passed.kind === 'unclear' && knowsKeys);
    if (isForLater && row.attempts < MAX_ATTEMPTS) {
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (row.attempts - 1));
      return void (await note({ state: 'kept', available_at: nowMs + pauseMs }));
    }
    const state = passed.kind === 'later' ? 'failed' : passed.kind;
    await note({ state, settled_at: nowMs });
    await plan(trx, { kind: 'form-trouble', subjectId: row.id, nowMs });
  });
}

/**
 * Passes on what is due. Whoever had one in hand when its time was over has died, and nobody knows whether it arrived.
 * @returns how many were taken
 * @requirement K9
 */
export async function passOnDue(db: Kysely<Tables>, upstream: Upstream, now: () => number): Promise<number> {
  const { knowsKeys } = upstream;
  for (let taken = 0; taken < BATCH; taken += 1) {
    const row = await nextDue(db, now());
    if (row === undefined || !(await claim(db, { row, nowMs: now() }))) return taken;
    const passed: Passed = row.state === 'passing' ? { kind: 'unclear' } : await passOn(upstream, row);
    const attempts = row.attempts + 1;
    await settle(db, { row: { ...row, attempts }, passed, knowsKeys, nowMs: now() });
  }
  return BATCH;
}

function nextDue(db: Kysely<Tables>, nowMs: number): Promise<FormSubmissionTable | undefined> {
  return db
    .selectFrom('form_submission')
    .selectAll()
    .where('state', 'in', ['kept', 'passing'])
    .where('available_at', '<=', nowMs)
    .orderBy('available_at')
    .limit(1)
    .executeTakeFirst();
}

/** Of two processes that want one, one has it. */
async function claim(
  db: Kysely<Tables>,
  { row, nowMs }: { readonly row: FormSubmissionTable; readonly nowMs: number },
): Promise<boolean> {
  const claimed = await db
    .updateTable('form_submission')
    .set({ state: 'passing', available_at: nowMs + LEASE_MS, attempts: row.attempts + 1 })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where('available_at', '=', row.available_at)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}
