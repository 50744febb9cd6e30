import type { IncomingMessage, ServerResponse } from 'node:http';
import { openDatabase } from '../db/open.ts';
import { StoreBusyError } from '../db/transaction.ts';
import { isSameSecret, type Gateway } from '../lib/http.ts';
import { mailboxMailer, smtpMailer } from '../mail/mailer.ts';
import { createMailboxGateway } from '../mail/mailbox-gateway.ts';
import { mailboxTexter, vendorTexter, type TextingAccount } from '../sms/texter.ts';
import { dropUnconfirmed } from '../confirmation/confirmation.ts';
import { keptFiles } from './availability-feed/kept-files.ts';
import { embeddedCalendars } from './calendars.ts';
import type { Clock } from './clock.ts';
import { confirmables } from './confirm-address.ts';
import type { SchedulingContent } from './content-fields.ts';
import { readDirectory } from './directory.ts';
import { sweepDrafts } from './drafts/drafts.ts';
import { logToStderr, nameOf, type EventLog } from './event-log.ts';
import { RefusedError, send, type Reply } from './http.ts';
import { fhirCalendars } from './fhir/calendars.ts';
import type { FhirSettings } from './fhir/settings.ts';
import { startSending } from './messages/sending.ts';
import { DEFAULT_RETENTION_DAYS } from './retention/enforce.ts';
import type { Scheduling } from './route.ts';
import { routes } from './routes.ts';
import { REPLIES } from './texting/routes.ts';

const PREFIX = '/scheduling';
const VERSION_PATH = `${PREFIX}/v1/`;
const DEFAULT_HOLD_MINUTES = 10;
const MAX_HOLD_MINUTES = 120;
const SWEEP_EVERY_MS = 30_000;

/** The gateway, and what goes on behind it without being asked. */
export type SchedulingGateway = Gateway & {
  /** Sends the messages that are due, as the gateway does by itself every second. @returns how many were taken */
  readonly sendMessages: () => Promise<number>;
  /** Drops what has run out, as the gateway does by itself every half minute. */
  readonly sweep: () => Promise<void>;
  /** The page that shows messages when no mail server is set. */
  readonly mailbox: Gateway;
};

/** How messages to patients leave. */
export type MailOptions = {
  /** smtp://… of a mail server; empty: the development mailbox. */
  readonly url: string;
  /** Sender: `Name <address>`. */
  readonly from: string;
  /** Address of the site that links in messages lead to, without a slash at the end. */
  readonly siteUrl: string;
  /** Milliseconds between two looks for messages that are due; 0: only when asked. */
  readonly everyMs: number;
};

/** How text messages to patients leave; an empty `url`: to the development mailbox. */
export type TextOptions = TextingAccount & {
  /** The address of `sms-replies` as the vendor calls it; empty: answers are not taken. */
  readonly repliesUrl: string;
};
const NO_TEXTS: TextOptions = { url: '', account: '', token: '', from: '', repliesUrl: '' };

/**
 * The embedded scheduling gateway: `/scheduling/v1/…` over a store of its own.
 * @param options.authorization - the exact `Authorization` header that callers must send
 * @param options.databaseUrl - see `openDatabase`
 * @param options.holdMinutes - life of a hold, minutes; at most 120; 10 when absent
 * @param options.onTimeChanged - told when a booking takes or gives back time of a provider, by his NPI
 * @param options.mail - how messages to patients leave
 * @param options.texts - how text messages to patients leave; absent: to the development mailbox
 * @param options.retentionDays - after so many days patient data may be deleted; 30 when absent
 * @param options.fhir - the FHIR server that keeps the calendars; the embedded ones when absent
 * @throws when the store cannot be opened (in use, too old, not reachable)
 * @requirement I4 I12 I14 I16 I18 I20
 */
export async function createSchedulingGateway(options: {
  readonly content: SchedulingContent;
  readonly authorization: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly now?: Clock | undefined;
  readonly holdMinutes?: number | undefined;
  readonly log?: EventLog | undefined;
  readonly onTimeChanged?: ((npi: string) => void) | undefined;
  readonly mail: MailOptions;
  readonly texts?: TextOptions | undefined;
  readonly retentionDays?: number | undefined;
  readonly fhir?: FhirSettings | undefined;
}): Promise<SchedulingGateway> {
  const {
    content,
    authorization,
    now = () => new Date(),
    log = logToStderr,
    onTimeChanged = () => undefined,
    texts = NO_TEXTS,
  } = options;
  const holdMinutes = options.holdMinutes ?? DEFAULT_HOLD_MINUTES;
  if (!(holdMinutes > 0 && holdMinutes <= MAX_HOLD_MINUTES)) {
    throw new Error(`SCHEDULING_HOLD_MINUTES must be a number from 1 to ${MAX_HOLD_MINUTES}.`);
  }
  const smtp = options.mail.url === '' ? undefined : smtpMailer(options.mail);
  const vendor = texts.url === '' ? undefined : vendorTexter(texts);
  const database = await openDatabase(options);
  let directory = readDirectory(content);
  let isOpen = true;
  const stopListening = content.onChange(() => {
    directory = readDirectory(content);
  });
  const calendars = options.fhir ? fhirCalendars(database.db, options.fhir) : embeddedCalendars(database.db);
  const scheduling: Scheduling = {
    db: database.db,
    database,
    calendars,
    keptFiles: keptFiles(),
    siteUrl: options.mail.siteUrl,
    directory: () => directory,
    now,
    holdMinutes,
    retentionDays: options.retentionDays ?? DEFAULT_RETENTION_DAYS,
    texting: texts,
    secret: authorization,
    onTimeChanged,
  };
  const mailer = smtp ?? mailboxMailer(database.db, now);
  const texter = vendor ?? mailboxTexter(database.db, now);
  const { siteUrl, everyMs } = options.mail;
  const dispatch = {
    db: database.db,
    mailer,
    texter,
    calendars,
    directory: () => directory,
    siteUrl,
    secret: authorization,
    log,
  };
  const sending = startSending(dispatch, { now, everyMs });
  const sweep = async (): Promise<void> => {
    try {
      const nowMs = now().getTime();
      await calendars.sweepHolds(nowMs);
      await dropUnconfirmed(database.db, { confirmables, nowMs });
      await sweepDrafts(database.db, nowMs);
    } catch (error) {
      log('scheduling.sweep-failed', { error: nameOf(error) });
    }
  };
  const sweeper = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  sweeper.unref();
  return {
    name: 'scheduling',
    prefix: PREFIX,
    sendMessages: sending.once,
    sweep,
    mailbox: createMailboxGateway(database.db),
    ready: () => isOpen,
    handle: async (request, response, url) => {
      const isAllowed =
        url.pathname === `${VERSION_PATH}${REPLIES}` ||
        isSameSecret(request.headers.authorization, authorization);
      send(response, isAllowed ? await answer({ scheduling, request, url, log }) : UNAUTHORIZED);
      discardRest(request, response);
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      clearInterval(sweeper);
      await sending.stop();
      mailer.close();
      stopListening();
      await database.close();
    },
  };
}

const UNAUTHORIZED: Reply = { status: 401, body: 'Authorization has been denied for this request.' };
const NOT_FOUND: Reply = { status: 404, body: { Message: 'There is no such call.' } };
/** Plain text of two lines: the second is for people. */
const FAILED: Reply = {
  status: 500,
  body: 'An error has occurred.\nThe appointment service is not available right now.',
};
const BUSY: Reply = {
  status: 503,
  body: { Message: 'The appointment service is busy. Please try again.' },
  headers: { 'retry-after': '1' },
};

async function answer(call: {
  readonly scheduling: Scheduling;
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly log: EventLog;
}): Promise<Reply> {
  const { path, id } = parsePath(call.url.pathname);
  const method = call.request.method === 'HEAD' ? 'GET' : (call.request.method ?? '');
  const route = routes.get(`${method} ${path}`);
  if (route === undefined) return wrongMethod(path) ?? NOT_FOUND;
  try {
    return await route(call.scheduling, { request: call.request, query: call.url.searchParams, id });
  } catch (error) {
    if (error instanceof RefusedError) return error.reply;
    call.log('scheduling.failed', { route: `${method} ${path}`, error: nameOf(error) });
    return error instanceof StoreBusyError ? BUSY : FAILED;
  }
}

/** Splits a hold's id or a file's name off the path, so that routes and logs know patterns only. */
function parsePath(pathname: string): { readonly path: string; readonly id: string } {
  if (!pathname.startsWith(VERSION_PATH)) return { path: '', id: '' };
  const path = pathname.slice(VERSION_PATH.length);
  const file = /^availability\/([\w.-]{1,60})$/.exec(path)?.[1];
  if (file !== undefined) return { path: 'availability/{file}', id: file };
  const match = /^holds\/([0-9a-f-]{36})\/(extend|release)$/.exec(path);
  return match === null ? { path, id: '' } : { path: `holds/{id}/${match[2]}`, id: match[1] ?? '' };
}

function wrongMethod(path: string): Reply | undefined {
  const allowed = ['GET', 'POST'].filter((method) => routes.has(`${method} ${path}`)).join(', ');
  if (allowed === '') return undefined;
  return {
    status: 405,
    body: { Message: `This call is made with ${allowed}.` },
    headers: { allow: allowed },
  };
}

/** A body that nobody read would hold up the connection's next request. */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  if (!request.readableEnded && !request.destroyed && !response.destroyed) request.resume();
}
