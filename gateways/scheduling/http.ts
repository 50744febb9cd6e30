import type { IncomingMessage, ServerResponse } from 'node:http';

/** Largest body that is read, in bytes, where a call says nothing else. */
export const MAX_BODY_BYTES = 32 * 1024;

/** An answer that a route gives. A text body is sent as plain text, anything else as JSON. */
export type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a route refuses; becomes its reply. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly reply: Reply;
  constructor(reply: Reply) {
    super(`refused with ${reply.status}`);
    this.reply = reply;
  }
}

/**
 * A refusal in the shape of the real gateway's 400 answers.
 * @requirement I12
 */
export function badRequest(message: string, exception = 'INVALID-REQUEST'): RefusedError {
  return new RefusedError({
    status: 400,
    body: {
      Message: message,
      ExceptionMessage: exception,
      ExceptionType: 'SchedulingException',
      StackTrace: null,
      InnerException: null,
    },
  });
}

/** A refusal that only has a message. @param status - of HTTP, 400 to 599 @requirement I12 */
export function refusal(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): RefusedError {
  return new RefusedError({ status, body: { Message: message }, headers });
}

/**
 * Reads a JSON object body; an absent body is `{}`.
 * @throws RefusedError 413 above the limit, 415 when it is not JSON, 400 when it cannot be parsed
 * @requirement I12
 */
export async function readJsonBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) return {};
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw refusal(415, 'The body must be application/json.');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

/**
 * Reads the body of a form.
 * @throws RefusedError 413 above the limit, 415 when it is no form
 * @requirement I12
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    throw refusal(415, 'The body must be a form.');
  return new URLSearchParams(bytes.toString('utf8'));
}

async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    refusal(413, `The body may have ${maxBytes} bytes at most.`, { connection: 'close' });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is too large is left unread, not cut off: the refusal must still reach the sender.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends a reply. Answers are about people's visits: no cache may keep them. @requirement I12 */
export function send(response: ServerResponse, { status, body, headers }: Reply): void {
  if (response.headersSent || response.destroyed) return;
  const isText = typeof body === 'string';
  const payload = Buffer.from(isText ? body : JSON.stringify(body));
  response.writeHead(status, {
    'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': payload.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(payload);
}
