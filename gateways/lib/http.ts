import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One of the gateways behind the common port. */
export type Gateway = {
  readonly name: string;
  /** `/search`: requests whose path is this or starts with this and a slash. */
  readonly prefix: string;
  readonly ready: () => boolean;
  /** `url.pathname` still has the prefix. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;
  readonly close: () => Promise<void>;
};

/** Answers with JSON. */
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

/** Thrown by `readBody` when a body is larger than allowed. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads a request's body as UTF-8 text.
 * @throws BodyTooLarge beyond `maxBytes`
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Compares a credential with the expected one, in a time that tells nothing about either. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && expected !== '' && timingSafeEqual(digest(given), digest(expected));
}
