import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logInfo } from './log.ts';

const safeId = /^[\w-]{8,64}$/;

/** The site's id of a request, else a new one: log lines of both programs about one visit have the same. @requirement O8 */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && safeId.test(given) ? given : randomUUID();
}

/**
 * Writes a line when a request is answered: method, path without query, status and milliseconds. Parts of a path that
 * are ids or tokens are left out.
 * @requirement O8
 */
export function logAnswer({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const path = (url.split('?', 1)[0] ?? '').slice(0, 300).split('/').map(withoutId).join('/');
    logInfo('request', { method, path, status, ms: Math.round(performance.now() - startedAt) });
  });
}

function withoutId(part: string): string {
  return /@|%|\d{4,}|^[\w-]{24,}$/.test(part) ? '*' : part;
}
