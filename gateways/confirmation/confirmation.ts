import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { randomToken, tokenHash } from '../lib/link-token.ts';

/** An address that nobody confirms is forgotten after this time. */
const CONFIRM_WITHIN_MS = 48 * 3_600_000;

/**
 * Something for which an e-mail address is written to more than once, and is therefore asked first. It keeps the
 * address in a row of its own and writes nothing to it but the question until it is confirmed.
 */
export type Confirmable = {
  /** Its name, in the links and to the site. */
  readonly purpose: string;
  /**
   * Notes the yes, once.
   * @param sinceMs - a row that is older and not confirmed counts no more
   * @returns false when there is no such row (any more)
   */
  readonly confirm: (
    trx: Transaction<Tables>,
    row: { readonly id: string; readonly sinceMs: number; readonly nowMs: number },
  ) => Promise<boolean>;
  /** Deletes the rows from before an instant that nobody confirmed. */
  readonly dropUnconfirmed: (db: Kysely<Tables>, beforeMs: number) => Promise<unknown>;
};

/** Makes the link that asks. Each message gets its own. @returns the token @requirement K10 */
export async function makeConfirmation(
  db: Kysely<Tables>,
  row: { readonly purpose: string; readonly subjectId: string; readonly nowMs: number },
): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('address_confirmation')
    .values({
      token_hash: tokenHash(token),
      purpose: row.purpose,
      subject_id: row.subjectId,
      created_at: row.nowMs,
    })
    .execute();
  return token;
}

/**
 * Takes the yes of whoever has the link. Saying it again changes nothing.
 * @returns what the address is for; undefined when the link is unknown or was not used in time
 * @requirement K10
 */
export async function confirmAddress(
  db: Kysely<Tables>,
  asked: {
    readonly token: string;
    readonly confirmables: readonly Confirmable[];
    readonly nowMs: number;
  },
): Promise<string | undefined> {
  const { token, confirmables, nowMs } = asked;
  return inTransaction(db, async (trx) => {
    const link = await trx
      .selectFrom('address_confirmation')
      .selectAll()
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst();
    const confirmable = confirmables.find(({ purpose }) => purpose === link?.purpose);
    if (link === undefined || confirmable === undefined) return undefined;
    const row = { id: link.subject_id, sinceMs: nowMs - CONFIRM_WITHIN_MS, nowMs };
    return (await confirmable.confirm(trx, row)) ? confirmable.purpose : undefined;
  });
}

/** Forgets the addresses that nobody confirmed in time. @requirement K10 */
export async function dropUnconfirmed(
  db: Kysely<Tables>,
  { confirmables, nowMs }: { readonly confirmables: readonly Confirmable[]; readonly nowMs: number },
): Promise<void> {
  for (const confirmable of confirmables) await confirmable.dropUnconfirmed(db, nowMs - CONFIRM_WITHIN_MS);
}
