import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { confirmAddress, type Confirmable } from '../confirmation/confirmation.ts';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { derivedToken, tokenHash } from '../lib/link-token.ts';
import { isAddress } from './check.ts';
import { plan } from './submissions.ts';

/** What a list of subscribers says of an address, in the words of the marketing cloud. @requirement K8 */
export type StatusMessage =
  | 'Created Subscriber.'
  | 'InvalidEmailAddress'
  | 'The subscriber is already on the list'
  | 'TriggeredSpamFilter'
  | 'Unhandled';

/** Where the newsletter's subscribers are: in this program, or at a vendor's. */
export type SubscriberList = {
  readonly add: (email: string, language: string) => Promise<StatusMessage>;
};

/** So often an address that has not agreed is written to: nobody's mail is to be filled from here. */
const MAX_ASKED = 3;

/** The token with which a subscriber stops the newsletter; it is kept nowhere. @requirement K8 */
export function stopToken(secret: string, subscriberId: string): string {
  return derivedToken(secret, `newsletter ${subscriberId}`);
}

/**
 * The list in the database. Nobody is on it before they pressed the button of the message that they get.
 * @requirement K8 K10
 */
export function embeddedList(
  db: Kysely<Tables>,
  { secret, now }: { readonly secret: string; readonly now: () => number },
): SubscriberList {
  return {
    add: async (typed, language) => {
      const email = typed.trim().toLowerCase();
      if (!isAddress(email)) return 'InvalidEmailAddress';
      const nowMs = now();
      return inTransaction<Tables, StatusMessage>(db, async (trx) => {
        const id = randomUUID();
        const stop_hash = tokenHash(stopToken(secret, id));
        await trx
          .insertInto('newsletter_subscriber')
          .values({
            id,
            email,
            email_key: email,
            language,
            stop_hash,
            asked: 0,
            created_at: nowMs,
            confirmed_at: null,
          })
          .onConflict((conflict) => conflict.column('email_key').doNothing())
          .execute();
        const row = await trx
          .selectFrom('newsletter_subscriber')
          .selectAll()
          .where('email_key', '=', email)
          .executeTakeFirstOrThrow();
        if (row.confirmed_at !== null) return 'The subscriber is already on the list';
        if (row.asked >= MAX_ASKED) return 'TriggeredSpamFilter';
        await trx
          .updateTable('newsletter_subscriber')
          .set({ asked: row.asked + 1, language })
          .where('id', '=', row.id)
          .execute();
        await plan(trx, { kind: 'newsletter-confirm', subjectId: row.id, nowMs });
        return 'Created Subscriber.';
      });
    },
  };
}

/** The newsletter among what asks for an address to be confirmed. @requirement K10 */
export const newsletterConfirmable: Confirmable = {
  purpose: 'newsletter',
  confirm: async (trx, { id, sinceMs, nowMs }) => {
    const row = await trx
      .selectFrom('newsletter_subscriber')
      .select(['confirmed_at', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined || (row.confirmed_at === null && row.created_at < sinceMs)) return false;
    await trx
      .updateTable('newsletter_subscriber')
      .set({ confirmed_at: row.confirmed_at ?? nowMs })
      .where('id', '=', id)
      .execute();
    return true;
  },
  dropUnconfirmed: async (db, beforeMs) => {
    await db
      .deleteFrom('newsletter_subscriber')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', beforeMs)
      .execute();
    await db
      .deleteFrom('address_confirmation')
      .where('purpose', '=', 'newsletter')
      .where('created_at', '<', beforeMs)
      .execute();
  },
};

/**
 * Puts an address on the list whose owner agreed. @returns false when the link is unknown or has expired
 * @requirement K10
 */
export async function confirmSubscriber(db: Kysely<Tables>, token: string, nowMs: number): Promise<boolean> {
  const confirmables = [newsletterConfirmable];
  return (await confirmAddress(db, { token, confirmables, nowMs })) !== undefined;
}

/** Takes an address off the list; nothing of it stays. @returns false when no such link is known @requirement K10 */
export async function stopNewsletter(db: Kysely<Tables>, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('newsletter_subscriber')
    .where('stop_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
