import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sharedSecondsHeader } from '../config/twins.ts';
import type { CapturedResponse } from './capture.ts';
import { briefEncodingFor, encodingFor, isCompressible } from './encodings.ts';
import type { Entry } from './page-cache.ts';
import { SendableBody } from './sendable-body.ts';

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

/** What is said of a body as it is sent. Twice, it would make the answer invalid. */
const ofTheSending = ['content-length', 'content-encoding'];

/** An answer with all its headers but those of its encoding. */
export type Finished = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: SendableBody;
  /** For so long it serves everybody who asks the same address; 0: only the visitor for whom it was made. */
  readonly sharedSeconds: number;
};

/**
 * Makes an answer ready to send.
 * @param headers - these take the place of the answer's own
 * @requirement A10
 */
export function finish(
  answer: CapturedResponse,
  { isPage, headers }: { readonly isPage: boolean; readonly headers: Readonly<Record<string, string>> },
): Finished {
  const ours = { ...headers, ...(isPage && answer.status >= 500 ? faultHeaders : {}) };
  const names = new Set([
    ...Object.keys(ours).map((name) => name.toLowerCase()),
    ...ofTheSending,
    sharedSecondsHeader,
  ]);
  const theirs = Object.entries(answer.headers).filter(([name]) => !names.has(name));
  const isForOne = answer.status !== 200 || answer.headers['set-cookie'] !== undefined;
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(theirs), ...ours },
    body: new SendableBody(answer.body),
    sharedSeconds: isForOne ? 0 : Number(answer.headers[sharedSecondsHeader] ?? 0),
  };
}

/** Sends an answer that is not kept for long, compressed for this client. */
export async function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Finished,
): Promise<void> {
  const type = String(headers['content-type'] ?? '');
  const encoding = isCompressible(type, body.length)
    ? briefEncodingFor(request.headers['accept-encoding'])
    : 'identity';
  const sent = await body.in(encoding);
  const { vary: _vary, ...others } = headers;
  response.writeHead(status, {
    ...(encoding === 'identity'
      ? headers
      : { ...others, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
    'Content-Length': sent.length,
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}
