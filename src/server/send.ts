import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { CapturedResponse } from './capture.ts';
import { encode, encodingFor, isCompressible } from './encodings.ts';
import type { Entry } from './page-cache.ts';

/**
 * Sends a kept answer in the encoding that the client accepts, or 304 where the client has it already.
 * @param status - default that of the entry
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  status = entry.status,
): void {
  const variant = entry.variants[encodingFor(request.headers['accept-encoding'])];
  if (status === 200 && request.headers['if-none-match']?.includes(variant.etag)) {
    response.writeHead(304, withoutLength(variant.headers));
    response.end();
    return;
  }
  response.writeHead(status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function withoutLength(headers: readonly string[]): string[] {
  const at = headers.indexOf('Content-Length');
  return [...headers.slice(0, at), ...headers.slice(at + 2)];
}

const faultHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '30', 'X-Robots-Tag': 'noindex' };

/**
 * Sends an answer that is not kept, compressed for this client.
 * @param headers - these take the place of the answer's own
 * @requirement A10
 */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CapturedResponse,
  { isPage, headers }: { readonly isPage: boolean; readonly headers: Readonly<Record<string, string>> },
): Promise<void> {
  const type = String(answer.headers['content-type'] ?? '');
  const encoding = isCompressible(type, answer.body.length)
    ? encodingFor(request.headers['accept-encoding'])
    : 'identity';
  const body = await encode(answer.body, encoding, 'once');
  const ours: OutgoingHttpHeaders = {
    ...headers,
    ...(isPage && answer.status >= 500 ? faultHeaders : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
    'Content-Length': body.length,
  };
  const names = new Set(Object.keys(ours).map((name) => name.toLowerCase()));
  const theirs = Object.entries(answer.headers).filter(([name]) => !names.has(name));
  response.writeHead(answer.status, { ...Object.fromEntries(theirs), ...ours });
  response.end(request.method === 'HEAD' ? undefined : body);
}
