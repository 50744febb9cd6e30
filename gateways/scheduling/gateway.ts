import type { Kysely } from 'kysely';
import { dropUnconfirmed } from '../confirmation/confirmation.ts';
import { openDatabase } from '../db/open.ts';
import { hasRoom } from '../db/room.ts';
import type { Tables } from '../db/schema.ts';
import type { Gateway } from '../lib/http.ts';
import { mailboxMailer } from '../mail/mailbox.ts';
import { mailboxTexter, vendorTexter } from '../sms/texter.ts';
import { createAnswering, PREFIX } from './answer.ts';
import { keptFiles } from './availability-feed/kept-files.ts';
import { embeddedCalendars } from './embedded-calendars.ts';
import { confirmables } from './confirm-address.ts';
import { phraseOf } from './content-fields.ts';
import { sweepDrafts } from './drafts/drafts.ts';
import { logError } from '../lib/log.ts';
import { nameOf } from './event-log.ts';
import { fhirCalendars } from './fhir/calendars.ts';
import { outboxFigures } from './messages/figures.ts';
import type { Dispatch } from './messages/senders.ts';
import { startSending } from './messages/sending.ts';
import { openDirectory } from './open-directory.ts';
import type { SchedulingOptions, TextOptions } from './options.ts';
import { sweepRequests } from './requests/links.ts';
import { DEFAULT_RETENTION_DAYS } from './retention/enforce.ts';
import type { Scheduling } from './scheduling.ts';

const DEFAULT_HOLD_MINUTES = 10;
const MAX_HOLD_MINUTES = 120;
const SWEEP_EVERY_MS = 30_000;
const NO_TEXTS: TextOptions = { url: '', account: '', token: '', from: '', repliesUrl: '' };

/** The gateway, and what it does without being asked. */
export type SchedulingGateway = Gateway & {
  /** Sends the messages that are due, as the gateway does by itself every second. @returns how many were taken */
  readonly sendMessages: () => Promise<number>;
  /** Drops what has expired and reads changed calendars, as the gateway does by itself every half minute. */
  readonly sweep: () => Promise<void>;
  /** The store, for the development mailbox. */
  readonly db: Kysely<Tables>;
};

/**
 * The embedded scheduling gateway: `/scheduling/v1/…` over a database of its own.
 * @throws when the database cannot be opened (in use, too old, not reachable), or an option is out of its range
 * @requirement I4 I12 I14 I16 I18 I20
 */
export async function createSchedulingGateway(options: SchedulingOptions): Promise<SchedulingGateway> {
  const { mail, texts = NO_TEXTS, now = () => new Date(), log = logError } = options;
  const holdMinutes = holdMinutesOf(options);
  // Addresses that cannot work are refused before anything is opened.
  const smtp = mail.url === '' ? undefined : (await import('../mail/mailer.ts')).smtpMailer(mail);
  const vendor = texts.url === '' ? undefined : vendorTexter(texts);
  const database = await openDatabase(options);
  const { db } = database;
  const directory = await openDirectory({ ...options, db, fill: options.fill, now, log }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const scheduling: Scheduling = {
    db,
    database,
    calendars: options.fhir ? fhirCalendars(db, options.fhir) : embeddedCalendars(database, directory.store),
    keptFiles: keptFiles(),
    siteUrl: mail.siteUrl,
    directory: directory.current,
    refreshCalendars: directory.refresh,
    now,
    holdMinutes,
    retentionDays: options.retentionDays ?? DEFAULT_RETENTION_DAYS,
    texting: texts,
    secret: options.authorization,
    onTimeChanged: options.onTimeChanged ?? (() => undefined),
  };
  const mailer = smtp ?? mailboxMailer(db, now);
  const texter = vendor ?? mailboxTexter(db, now);
  const phrase: Dispatch['phrase'] = (key, language) => phraseOf(options.content, key, language);
  const dispatch: Dispatch = { ...scheduling, mailer, texter, requestsTo: mail.requestsTo, phrase, log };
  const sending = startSending(dispatch, { now, everyMs: mail.everyMs });
  const sweep = (): Promise<void> =>
    sweepAll(scheduling).catch((error: unknown) => log('scheduling.sweep-failed', { error: nameOf(error) }));
  const sweeper = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  sweeper.unref();
  let isOpen = true;
  return {
    name: 'scheduling',
    prefix: PREFIX,
    db,
    sendMessages: sending.once,
    sweep,
    ready: () => isOpen && hasRoom(database),
    trouble: () => (hasRoom(database) ? undefined : 'the disk is full: nothing is booked'),
    figures: () => outboxFigures(db, now().getTime()),
    handle: createAnswering(scheduling, log),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      clearInterval(sweeper);
      await sending.stop();
      mailer.close();
      await directory.close();
      await database.close();
    },
  };
}

function holdMinutesOf({ holdMinutes = DEFAULT_HOLD_MINUTES }: SchedulingOptions): number {
  if (holdMinutes > 0 && holdMinutes <= MAX_HOLD_MINUTES) return holdMinutes;
  throw new Error(`SCHEDULING_HOLD_MINUTES must be a number from 1 to ${MAX_HOLD_MINUTES}.`);
}

async function sweepAll({ calendars, db, now, refreshCalendars, onTimeChanged }: Scheduling): Promise<void> {
  const nowMs = now().getTime();
  for (const npi of await calendars.sweepHolds(nowMs)) onTimeChanged(npi);
  await dropUnconfirmed(db, { confirmables, nowMs });
  await sweepDrafts(db, nowMs);
  await sweepRequests(db, nowMs);
  await refreshCalendars();
}
