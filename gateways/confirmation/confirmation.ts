import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { randomToken, tokenHash } from '../lib/link-token.ts';

/** Unverified email addresses are deleted after this time. */
const CONFIRM_WITHIN_MS = 48 * 3_600_000;

/**
 * Something that sends more than one message to an email address, so the address is verified first. It keeps the
 * address in a row of its own, and sends nothing but the verification message until then.
 */
export type Confirmable = {
  /** Its name, in links and for the site. */
  readonly purpose: string;
  /**
   * Marks the row's address as verified. Idempotent.
   * @param sinceMs - an older row that is not verified has expired
   * @returns false when there is no such row, or it has expired
   */
  readonly confirm: (
    trx: Transaction<Tables>,
    row: { readonly id: string; readonly sinceMs: number; readonly nowMs: number },
  ) => Promise<boolean>;
  /** Deletes unverified rows from before an instant. */
  readonly dropUnconfirmed: (db: Kysely<Tables>, beforeMs: number) => Promise<unknown>;
};

/** Creates the token of a verification link. Each message gets its own. @returns the token @requirement K10 */
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
 * Verifies an email address. Idempotent: repeating it changes nothing.
 * @returns the purpose of the address; undefined when the link is unknown or has expired
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

/** Deletes the addresses that were not verified in time. @requirement K10 */
export async function dropUnconfirmed(
  db: Kysely<Tables>,
  { confirmables, nowMs }: { readonly confirmables: readonly Confirmable[]; readonly nowMs: number },
): Promise<void> {
  for (const confirmable of confirmables) await confirmable.dropUnconfirmed(db, nowMs - CONFIRM_WITHIN_MS);
}
