import type { Kysely } from 'kysely';
import { makeConfirmation } from '../confirmation/confirmation.ts';
import type { FormMessageTable } from '../db/forms-schema.ts';
import type { Tables } from '../db/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { nameOf, type EventLog } from '../scheduling/event-log.ts';
import { answerMail } from './answer-letter.ts';
import type { Forms } from './definition.ts';
import { confirmMail, formMail } from './letters.ts';
import { fieldsOf } from './submissions.ts';
import { stopToken } from './subscribers.ts';

/** Those behind one that hangs wait for it, each 90 s at most: less than their claims hold. */
const BATCH = 3;
const LEASE_MS = 5 * 60_000;
/** Three days: a form that reaches nobody is a person whom nobody answers. */
export const MAX_ATTEMPTS = 16;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** What sending messages about forms works with. */
export type FormDispatch = {
  readonly db: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly forms: () => Forms;
  /** Who reads the forms that name nobody, and is told of those that could not be passed on. */
  readonly readers: string;
  readonly siteUrl: string;
  readonly secret: string;
  readonly log: EventLog;
  readonly now: () => number;
};

/**
 * Sends the messages that are due. Each is claimed before it is sent; what fails is tried again for three days.
 * @returns how many were taken
 * @requirement K8 K9
 */
export async function sendFormMessages(dispatch: FormDispatch): Promise<number> {
  const { db, log, now } = dispatch;
  const items = await claimDue(db, now());
  for (const item of items) {
    const note = (change: Partial<FormMessageTable>) =>
      db.updateTable('form_message').set(change).where('id', '=', item.id).execute();
    try {
      await send(dispatch, item);
      await note({ delivered_at: now() });
    } catch (error) {
      const isLast = item.attempts >= MAX_ATTEMPTS;
      log(`form-mail.${isLast ? 'given-up' : 'failed'}`, {
        id: item.id,
        kind: item.kind,
        error: nameOf(error),
      });
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (item.attempts - 1));
      await note({ available_at: now() + pauseMs });
    }
  }
  return items.length;
}

async function claimDue(db: Kysely<Tables>, nowMs: number): Promise<readonly FormMessageTable[]> {
  const due = db
    .selectFrom('form_message')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('available_at', '<=', nowMs)
    .where('attempts', '<', MAX_ATTEMPTS)
    .orderBy('available_at')
    .limit(BATCH);
  return db
    .updateTable('form_message')
    .set((row) => ({ available_at: nowMs + LEASE_MS, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', due)
    .where('delivered_at', 'is', null)
    .where('available_at', '<=', nowMs)
    .returningAll()
    .execute();
}

function send(dispatch: FormDispatch, item: FormMessageTable): Promise<void> {
  if (item.kind === 'newsletter-confirm') return askToConfirm(dispatch, item);
  return item.kind === 'form-answer' ? answerSender(dispatch, item) : tellReaders(dispatch, item);
}

async function askToConfirm(dispatch: FormDispatch, item: FormMessageTable): Promise<void> {
  const { db, mailer, siteUrl, secret, now } = dispatch;
  const subscriber = await db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('id', '=', item.subject_id)
    .executeTakeFirst();
  // Stopped or confirmed in the meantime: nothing is left to ask.
  if (subscriber === undefined || subscriber.confirmed_at !== null) return;
  const subject = { purpose: 'newsletter', subjectId: subscriber.id, nowMs: now() };
  const token = await makeConfirmation(db, subject);
  const stop = stopToken(secret, subscriber.id);
  await mailer.send(confirmMail({ id: item.id, subscriber, token, stop, siteUrl }));
}

async function answerSender(dispatch: FormDispatch, item: FormMessageTable): Promise<void> {
  const { db, mailer, forms } = dispatch;
  const row = await db
    .selectFrom('form_submission')
    .selectAll()
    .where('id', '=', item.subject_id)
    .executeTakeFirst();
  const form = forms().get(row?.form_id ?? '');
  const written = (name: string) => {
    const element = form?.elements.find(({ htmlName }) => htmlName === name);
    return row && fieldsOf(row).find(({ id }) => id === element?.id)?.value;
  };
  const to = written('emailAddress');
  // Where the address may be left out, there is nobody to answer.
  if (!row || !to) return;
  const about = form?.answerNames ? (written(form.answerNames) ?? '') : '';
  await mailer.send(answerMail({ id: item.id, to, row, promise: form?.answer ?? {}, about }));
}

async function tellReaders(dispatch: FormDispatch, item: FormMessageTable): Promise<void> {
  const { db, mailer, forms, readers, log } = dispatch;
  const row = await db
    .selectFrom('form_submission')
    .selectAll()
    .where('id', '=', item.subject_id)
    .executeTakeFirst();
  if (row === undefined) return;
  const isTrouble = item.kind === 'form-trouble';
  // Before the message: operators learn of it while no mail can be sent, too.
  if (isTrouble) log('form.not-passed-on', { id: row.id, form: row.form_id, state: row.state });
  const named = forms().get(row.form_id)?.sendTo ?? [];
  const to = isTrouble || named.length === 0 ? readers : named.join(', ');
  await mailer.send(formMail({ id: item.id, to, row, fields: fieldsOf(row) }));
}
