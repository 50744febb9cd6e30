import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { WaiterTable } from '../../db/waitlist-schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tokenHash } from '../../lib/link-token.ts';
import type { Language } from '../language.ts';
import { audit, enqueue } from '../records.ts';

/** An address may wait for so many providers: enough for a person, too few to fill their mailbox with. */
const MAX_WAITS = 5;
/** Who joins again so soon was just told that they are on the list: nobody can have a mailbox filled by joining. */
const TOLD_FOR_MS = 24 * 3_600_000;

/** What somebody waits for. Dates are calendar dates, both included. */
export type Wait = {
  readonly npi: string;
  readonly visitTypes: readonly string[];
  readonly email: string;
  readonly language: Language;
  readonly fromDate: string;
  readonly toDate: string;
  readonly timeOfDay: WaiterTable['time_of_day'];
  readonly profilePath: string;
};

/**
 * Puts an address on a provider's waitlist, in place of what it waited for there before. A message asks whether
 * that was the owner of the address; who has said so for this provider is not asked again.
 * @returns false when the address waits for too many providers
 * @requirement I17 K10
 */
export async function joinWaitlist(db: Kysely<Tables>, wait: Wait, nowMs: number): Promise<boolean> {
  const email = wait.email.toLowerCase();
  return inTransaction<Tables, boolean>(db, async (trx, refuse) => {
    const wish = {
      visit_types: wait.visitTypes.join(','),
      language: wait.language,
      from_date: wait.fromDate,
      to_date: wait.toDate,
      time_of_day: wait.timeOfDay,
      profile_path: wait.profilePath,
    };
    const changed = await trx
      .updateTable('waiter')
      .set(wish)
      .where('npi', '=', wait.npi)
      .where('email_key', '=', email)
      .where('created_at', '>', nowMs - TOLD_FOR_MS)
      .returning('id')
      .execute();
    if (changed.length > 0) return true;
    const before = await trx
      .deleteFrom('waiter')
      .where('npi', '=', wait.npi)
      .where('email_key', '=', email)
      .returning('confirmed_at')
      .executeTakeFirst();
    const confirmedAt = before?.confirmed_at ?? null;
    const others = await trx.selectFrom('waiter').select('id').where('email_key', '=', email).execute();
    if (others.length >= MAX_WAITS) return refuse(false);
    const id = randomUUID();
    await trx
      .insertInto('waiter')
      .values({
        id,
        npi: wait.npi,
        email,
        email_key: email,
        ...wish,
        offers: 0,
        created_at: nowMs,
        confirmed_at: confirmedAt,
      })
      .execute();
    const kind = confirmedAt === null ? 'waitlist-confirm' : 'waitlist-joined';
    await enqueue(trx, [{ kind, subjectId: id, dueMs: nowMs }], nowMs);
    await audit(trx, { action: 'waitlist.joined', subjectId: id, nowMs });
    return true;
  });
}

/** Ends the waiting that a link belongs to. @returns false when there is none (any more) @requirement I17 */
export async function leaveWaitlist(db: Kysely<Tables>, token: string, nowMs: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const left = await trx
      .deleteFrom('waiter')
      .where(
        'id',
        'in',
        trx.selectFrom('waiter_link').select('waiter_id').where('token_hash', '=', tokenHash(token)),
      )
      .returning('id')
      .execute();
    for (const { id } of left) await audit(trx, { action: 'waitlist.left', subjectId: id, nowMs });
    return left.length > 0;
  });
}

/** Whoever has booked a provider no longer waits for them. @requirement I17 */
export async function stopWaiting(
  trx: Transaction<Tables>,
  { npi, email }: { readonly npi: string; readonly email: string | undefined },
): Promise<void> {
  if (!email) return;
  await trx
    .deleteFrom('waiter')
    .where('npi', '=', npi)
    .where('email_key', '=', email.toLowerCase())
    .execute();
}
