import type { IncomingMessage, ServerResponse } from 'node:http';
import { StoreBusyError } from '../db/transaction.ts';
import { isSameSecret } from '../lib/http.ts';
import { storageFault } from '../lib/storage-fault.ts';
import { nameOf, type EventLog } from './event-log.ts';
import { RefusedError, send, type Reply } from './http.ts';
import type { Scheduling } from './scheduling.ts';
import { routes } from './routes.ts';
import { REPLIES } from './texting/routes.ts';

/** Path below which all calls lie. */
export const PREFIX = '/scheduling';
const VERSION_PATH = `${PREFIX}/v1/`;

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

/** The disk is full: nothing was stored. */
const FULL: Reply = {
  status: 503,
  body: { Message: 'The appointment service cannot store anything right now. Please call us.' },
  headers: { 'retry-after': '60' },
};

/** Answers the calls of who sends the credential. @requirement I12 */
export function createAnswering(scheduling: Scheduling, log: EventLog) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    // The text vendor has no credential: it signs what it sends.
    const isAllowed =
      url.pathname === `${VERSION_PATH}${REPLIES}` ||
      isSameSecret(request.headers.authorization, scheduling.secret);
    send(response, isAllowed ? await answer({ scheduling, request, url, log }) : UNAUTHORIZED);
    discardRest(request, response);
  };
}

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
    if (storageFault(error) !== undefined) return FULL;
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

/** An unread body would hold up the next request of the connection. */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  if (!request.readableEnded && !request.destroyed && !response.destroyed) request.resume();
}
