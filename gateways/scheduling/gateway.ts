import type { IncomingMessage, ServerResponse } from 'node:http';
import { openDatabase } from '../db/open.ts';
import { StoreBusyError } from '../db/transaction.ts';
import { isSameSecret, type Gateway } from '../lib/http.ts';
import type { Clock } from './clock.ts';
import type { SchedulingContent } from './content-fields.ts';
import { readDirectory } from './directory.ts';
import { sweepHolds } from './holds.ts';
import { RefusedError, send, type Reply } from './http.ts';
import type { Scheduling } from './route.ts';
import { routes } from './routes.ts';

const PREFIX = '/scheduling';
const VERSION_PATH = `${PREFIX}/v1/`;
const DEFAULT_HOLD_MINUTES = 10;
const MAX_HOLD_MINUTES = 120;
const SWEEP_EVERY_MS = 30_000;

/** What happened, with ids only: never a name, a birth date or any text of a visitor. */
export type EventLog = (event: string, fields: Readonly<Record<string, string>>) => void;

/**
 * The embedded scheduling gateway: `/scheduling/v1/…` over a store of its own.
 * @param options.authorization - the exact `Authorization` header that callers must send
 * @param options.databaseUrl - see `openDatabase`
 * @param options.holdMinutes - life of a hold, minutes; at most 120; 10 when absent
 * @param options.onTimeChanged - told when a booking takes or gives back time of a provider, by his NPI
 * @throws when the store cannot be opened (in use, too old, not reachable)
 * @requirement I4 I12 I14
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
}): Promise<Gateway> {
  const {
    content,
    authorization,
    now = () => new Date(),
    log = logToStderr,
    onTimeChanged = () => undefined,
  } = options;
  const holdMinutes = options.holdMinutes ?? DEFAULT_HOLD_MINUTES;
  if (!(holdMinutes > 0 && holdMinutes <= MAX_HOLD_MINUTES)) {
    throw new Error(`SCHEDULING_HOLD_MINUTES must be a number from 1 to ${MAX_HOLD_MINUTES}.`);
  }
  const database = await openDatabase(options);
  let directory = readDirectory(content);
  let isOpen = true;
  const stopListening = content.onChange(() => {
    directory = readDirectory(content);
  });
  const scheduling: Scheduling = {
    db: database.db,
    directory: () => directory,
    now,
    holdMinutes,
    onTimeChanged,
  };
  const sweep = async (): Promise<void> => {
    try {
      await sweepHolds(database.db, now().getTime());
    } catch (error) {
      log('scheduling.sweep-failed', { error: nameOf(error) });
    }
  };
  const sweeper = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  sweeper.unref();
  return {
    name: 'scheduling',
    prefix: PREFIX,
    ready: () => isOpen,
    handle: async (request, response, url) => {
      const isAllowed = isSameSecret(request.headers.authorization, authorization);
      send(response, isAllowed ? await answer({ scheduling, request, url, log }) : UNAUTHORIZED);
      discardRest(request, response);
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      clearInterval(sweeper);
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

/** Splits a hold's id off the path, so that routes and logs know patterns only. */
function parsePath(pathname: string): { readonly path: string; readonly id: string } {
  if (!pathname.startsWith(VERSION_PATH)) return { path: '', id: '' };
  const path = pathname.slice(VERSION_PATH.length);
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

/** Kind and code of an error. Its message may quote values, so it is left out. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

function logToStderr(event: string, fields: Readonly<Record<string, string>>): void {
  process.stderr.write(`${JSON.stringify({ level: 'error', event, ...fields })}\n`);
}
