import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Figure } from './metrics.ts';

/** A gateway behind the common port. */
export type Gateway = {
  readonly name: string;
  /** `/search`: it gets requests for this path and paths below it. */
  readonly prefix: string;
  readonly ready: () => boolean;
  /** What it cannot do at the moment, while it answers all the same: `the index is not saved: ENOSPC`. */
  readonly trouble?: () => string | undefined;
  /** What somebody who watches it wants to know; read each time that they ask. */
  readonly figures?: () => Promise<readonly Figure[]>;
  /** `url.pathname` includes the prefix. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;
  readonly close: () => Promise<void>;
};

/** Sends a JSON response, `no-store` unless the headers say otherwise. @requirement O8 */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
}

/** Thrown by `readBody` when a body exceeds the limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads a request's body as UTF-8 text. The rest of a body over the limit is read and dropped, so that a client that is
 * still sending gets the answer.
 * @throws BodyTooLarge beyond `maxBytes`; Error when the client disconnects
 * @requirement O8
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      chunks.length = 0;
      failed(new BodyTooLarge());
    });
    request.on('end', () => done(Buffer.concat(chunks).toString('utf8')));
    request.on('error', failed);
    request.on('close', () => failed(new Error('the request was not finished')));
  });
}

/** Compares a credential in constant time. An empty expected value matches nothing. @requirement O8 */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && expected !== '' && timingSafeEqual(digest(given), digest(expected));
}
