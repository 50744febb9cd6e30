import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Mailer } from './mailer.ts';

/** Stores emails for the development mailbox instead of sending them. @requirement I18 */
export function mailboxMailer(db: Kysely<Tables>, now: () => Date): Mailer {
  return {
    send: async ({ to, calendar, attachments, ...mail }) => {
      await db
        .insertInto('mailbox')
        .values({
          ...mail,
          recipient: to,
          calendar: calendar?.content ?? null,
          attachments: attachments ? JSON.stringify(attachments) : null,
          sent_at: now().getTime(),
          channel: 'mail',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    close: () => {},
  };
}
