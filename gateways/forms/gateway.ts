import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { dropUnconfirmed } from '../confirmation/confirmation.ts';
import { openDatabase } from '../db/open.ts';
import { hasRoom } from '../db/room.ts';
import type { Tables } from '../db/schema.ts';
import type { Gateway } from '../lib/http.ts';
import { mailboxMailer } from '../mail/mailbox.ts';
import { logError } from '../lib/log.ts';
import { nameOf } from '../scheduling/event-log.ts';
import { repeat } from '../scheduling/repeat.ts';
import { createAnswering, PREFIX } from './answer.ts';
import { readForms, type Forms } from './definition.ts';
import { formFigures } from './figures.ts';
import { sendFormMessages, type FormDispatch } from './messages.ts';
import type { FormsOptions } from './options.ts';
import { passOnDue } from './pass-on-due.ts';
import { deleteOld } from './submissions.ts';
import { embeddedList, newsletterConfirmable } from './subscribers.ts';

const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 10 * 60_000;
/** A message that hangs holds up none behind it. */
const HANDS = 4;

/** The gateway, and what it does without being asked. */
export type FormsGateway = Gateway & {
  /** Passes on and sends what is due, as the gateway does by itself every second. @returns how much was taken */
  readonly work: () => Promise<number>;
  /** Deletes what is old, as the gateway does by itself every ten minutes. */
  readonly sweep: () => Promise<void>;
  /** The store, for the development mailbox. */
  readonly db: Kysely<Tables>;
};

/**
 * The embedded forms gateway: forms, option lists, what is sent with them, and the newsletter's subscribers.
 * @throws when a definition is wrong, or the database cannot be opened
 * @requirement K8 K9 K10
 */
export async function createFormsGateway(options: FormsOptions): Promise<FormsGateway> {
  const { mail, upstream, now = Date.now, log = logError, authorization: secret } = options;
  const forms = definitionsOf(options);
  const smtp = mail.url === '' ? undefined : (await import('../mail/mailer.ts')).smtpMailer(mail);
  // A folder of its own, because only one process may open the embedded store of bookings.
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir: join(options.dataDir, 'forms'),
    keys: options.keys,
  });
  const { db } = database;
  const mailer = smtp ?? mailboxMailer(db, () => new Date(now()));
  const list = options.list ?? embeddedList(db, { secret, now });
  const { readers, siteUrl } = mail;
  const dispatch: FormDispatch = { db, mailer, forms, readers, siteUrl, secret, log, now };
  const work = async () =>
    (upstream ? await passOnDue(db, upstream, now) : 0) + (await sendFormMessages(dispatch));
  const onFailure = (error: unknown) => log('forms.not-worked', { error: nameOf(error) });
  const stopWork = repeat(work, { everyMs: mail.everyMs, onFailure, hands: HANDS });
  const sweep = async () => {
    await deleteOld(db, now() - options.retentionDays * DAY_MS);
    await dropUnconfirmed(db, { confirmables: [newsletterConfirmable], nowMs: now() });
  };
  const sweeper = setInterval(() => void sweep().catch(onFailure), SWEEP_EVERY_MS).unref();
  return {
    name: 'forms',
    prefix: PREFIX,
    db,
    work,
    sweep,
    ready: () => hasRoom(database),
    trouble: () => (hasRoom(database) ? undefined : 'the disk is full: no form is taken'),
    figures: () => formFigures(db, now()),
    handle: createAnswering({ db, forms, list, upstream, siteUrl, secret, now }),
    close: async () => {
      clearInterval(sweeper);
      await stopWork();
      mailer.close();
      await database.close();
    },
  };
}

/** The definitions: read at the start, and each time where changes are followed; broken ones keep the last good. */
function definitionsOf({ contentDir, watch }: FormsOptions): () => Forms {
  const first = readForms(contentDir);
  const [problem] = first.problems;
  if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.reason}`);
  let last = first.forms;
  if (!watch) return () => last;
  return () => {
    const read = readForms(contentDir);
    if (read.problems.length === 0) last = read.forms;
    return last;
  };
}
