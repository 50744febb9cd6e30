import type { IncomingMessage } from 'node:http';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import type { z } from 'zod';
import { jsonPart } from '@/config/forms';
import { isMultipart, readMultipart } from '#services/http/multipart';
import { readText } from '#services/http/read-body';
import { clientAddress } from '#services/limits/client-address';
import { env } from '#config/server/env';

/** What a handler answers: a status and a JSON body. */
export type RouteAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds?: number;
  /** The methods there are. */
  readonly allow?: string;
};

export type RouteContext = {
  /** By which limits count. */
  readonly address: string;
  /** By the names of their fields; none where the route takes none. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Ends when the visitor goes away. */
  readonly signal: AbortSignal;
};

type RouteOptions<T> = {
  readonly schema: z.ZodType<T>;
  readonly handle: (body: T, context: RouteContext) => Promise<RouteAnswer>;
  readonly maxBytes?: number;
  /** A route that takes files says how large they may be together; their JSON comes beside them as a field. */
  readonly maxFileBytes?: number;
};

/** Every page of ours sends it; a form on a foreign page cannot. */
export const requiredHeader = { name: 'x-requested-with', value: 'foyer' } as const;

/**
 * A JSON endpoint for our own pages: POST only, from this origin only, of the right type, within a size, of exactly the
 * known shape. Failures are `{error: code}`, with the names of wrong fields and never their values; nothing is cached.
 * Set `bodyParser: false` in the route's config: the body is read here, within its limit.
 * @requirement I14
 */
export function jsonRoute<T>(options: RouteOptions<T>): NextApiHandler {
  const { schema, handle, maxBytes = 32 * 1024, maxFileBytes = 0 } = options;
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const refusal = refusalOf(request, maxFileBytes > 0);
    if (refusal) return send(response, refusal);
    const read = await readBody(request, { maxBytes, maxFileBytes });
    if ('status' in read) return send(response, read);
    const checked = schema.safeParse(read.value);
    if (!checked.success) {
      const fields = [...new Set(checked.error.issues.flatMap((issue) => fieldsOf(issue)))];
      return send(response, { status: 400, body: { error: 'invalidRequest', fields } });
    }
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const address = clientAddress(request, env().TRUST_PROXY);
      const context = { address, files: read.files, signal: gone.signal };
      return send(response, await handle(checked.data, context));
    } catch {
      return send(response, { status: 500, body: { error: 'unavailable' } });
    }
  };
}

function fieldsOf(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.filter((part) => typeof part === 'string').join('.');
  // Names of unknown keys are the sender's own text: they are not sent back.
  return path === '' ? [] : [path];
}

function send(response: NextApiResponse, answer: RouteAnswer): void {
  if (answer.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(answer.retryAfterSeconds));
  if (answer.allow !== undefined) response.setHeader('Allow', answer.allow);
  response.status(answer.status).json(answer.body);
}

/** Why a request is refused before its body is read. */
function refusalOf(request: NextApiRequest, takesFiles: boolean): RouteAnswer | undefined {
  if (request.method !== 'POST') return { status: 405, body: { error: 'methodNotAllowed' }, allow: 'POST' };
  if (!isFromOwnPage(request)) return { status: 403, body: { error: 'forbidden' } };
  if (request.headers[requiredHeader.name] !== requiredHeader.value)
    return { status: 403, body: { error: 'forbidden' } };
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && !(takesFiles && isMultipart(request)))
    return { status: 415, body: { error: 'unsupportedMediaType' } };
  return undefined;
}

/**
 * Whether a request comes from a page of this site, as far as browsers tell.
 * @requirement I14 K10
 */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || isOwnOrigin(origin, host);
}

function isOwnOrigin(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === new URL(env().PUBLIC_URL).origin || (host !== undefined && url.host === host);
}

type Body = { readonly value: unknown; readonly files: RouteContext['files'] };

async function readBody(
  request: IncomingMessage,
  { maxBytes, maxFileBytes }: { readonly maxBytes: number; readonly maxFileBytes: number },
): Promise<Body | RouteAnswer> {
  if (!isMultipart(request)) return readJson(request, maxBytes);
  const form = await readMultipart(request, maxBytes + maxFileBytes);
  if (form === 'busy') return { status: 503, body: { error: 'unavailable' }, retryAfterSeconds: 5 };
  if (form === 'tooLarge') return tooLarge;
  const text = form === 'malformed' ? '' : (form.fields.get(jsonPart) ?? '');
  if (form === 'malformed' || text.length > maxBytes) return malformed;
  return parsed(text, form.files);
}

const tooLarge: RouteAnswer = { status: 413, body: { error: 'tooLarge' } };
const malformed: RouteAnswer = { status: 400, body: { error: 'invalidRequest', fields: [] } };

async function readJson(request: IncomingMessage, maxBytes: number): Promise<Body | RouteAnswer> {
  try {
    const text = await readText(request, maxBytes);
    return text === undefined ? tooLarge : parsed(text, new Map());
  } catch {
    return malformed;
  }
}

function parsed(text: string, files: RouteContext['files']): Body | RouteAnswer {
  try {
    return { value: JSON.parse(text) as unknown, files };
  } catch {
    return malformed;
  }
}
