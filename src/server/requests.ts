import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logInfo } from '../lib/log.ts';
import { announceRequests } from '../lib/request-context.ts';
import type { Handler } from './capture.ts';
import { kindOf } from './hygiene.ts';
import type { Traced } from './tracing.ts';

type FollowOptions = {
  /** One line for each answer. */
  readonly accessLog: boolean;
  /** Whether a proxy in front may name the request; visitors may not. */
  readonly trustsIds: boolean;
  /** Where traces are collected. */
  readonly traced?: Traced | undefined;
  /** Whether the answer lies ready: nobody is asked for it, and no line needs an id. */
  readonly isReady?: ((request: IncomingMessage) => boolean) | undefined;
};

const safeId = /^[\w-]{8,64}$/;

/**
 * Gives each request an id that its log lines have and its calls to outside systems pass on, and writes the access log:
 * method, kind of route, path without query, status and milliseconds.
 * @returns answers a request with a handler
 * @requirement O8
 */
export function followRequests({ accessLog, trustsIds, traced, isReady }: FollowOptions) {
  const requests = new AsyncLocalStorage<{ readonly id: string }>();
  announceRequests(requests);
  return (request: IncomingMessage, response: ServerResponse, handle: Handler): Promise<void> => {
    if (!accessLog && !traced && isReady?.(request)) return handle(request, response);
    const given = request.headers['x-request-id'];
    const id = trustsIds && typeof given === 'string' && safeId.test(given) ? given : randomUUID();
    return requests.run({ id }, () => {
      if (accessLog) logAnswer(request, response);
      return traced ? traced(request, response, { id, handle }) : handle(request, response);
    });
  };
}

function logAnswer({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  const path = url.split('?', 1)[0] ?? '';
  const kind = kindOf(path);
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const ms = Math.round(performance.now() - startedAt);
    logInfo('request', { method, kind, path: withoutSecrets(path, kind), status, ms });
  });
}

/** What names a person or opens something: tokens of calendars, and what a visitor wrote into an address. */
function withoutSecrets(path: string, kind: string): string {
  const shown = kind === 'api' ? /^(\/api\/[a-z-]+\/[a-z-]+\/).+/i.exec(path) : null;
  if (shown) return `${shown[1]}*`;
  return path
    .slice(0, 300)
    .split('/')
    .map((part) => (/@|%40|\d{7,}/i.test(part) && kind === 'page' ? '*' : part))
    .join('/');
}
