import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import type { z } from 'zod';
import { logError } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { failed, send, type RouteAnswer } from '#routes/kit/answer';
import { readBody, type Body } from '#routes/kit/body';
import { ownScripts, type Caller } from '#routes/kit/callers';
import { clientAddress } from '#routes/limits/client-address';
import { senderOf } from '#routes/limits/sender';
import { isSent, takeSending } from '#routes/limits/sending-allowance';
import { limiterOf, type Limit } from '#routes/limits/shared-limits';

export type RouteContext = {
  /** By which limits count. */
  readonly address: string;
  readonly files: Body['files'];
  /** Ends when the visitor goes away or the time is up. */
  readonly signal: AbortSignal;
  /** Takes this request out of the route's limit: what it was counted for did not happen. */
  readonly giveBack: () => Promise<void>;
  readonly request: NextApiRequest;
  /** For cookies; what a route answers it returns. */
  readonly response: NextApiResponse;
};

type Common<T> = {
  /** Of the body, or of a GET's parameters, those of the path among them. */
  readonly schema: z.ZodType<T>;
  /** How often one address may ask, or where something is sent, one visitor; null for as often as they like. */
  readonly limit: Limit | null;
  /** What is answered beyond the limit; default 429 `{error: 'tooManyRequests'}`. */
  readonly limited?: (asked: T) => RouteAnswer | Promise<RouteAnswer>;
  /** For the whole handling; default 30 000. Then 503 is answered. */
  readonly timeMs?: number;
  readonly handle: (asked: T, context: RouteContext) => Promise<RouteAnswer>;
};

type Options<T> = Common<T> &
  (
    | {
        readonly method: 'GET';
        /** Of what is found; default `no-store`. */
        readonly cacheControl?: string;
      }
    | {
        readonly method: 'POST';
        /** Default: scripts of our own pages. */
        readonly from?: Caller;
        /** Of the body without files; default 32 KiB. */
        readonly maxBytes?: number;
        /** Of all files together; default 0, which takes none. */
        readonly maxFileBytes?: number;
      }
  );

const maxAddressLength = 8000;
/** For `timeMs` of what a visitor reads: all that it asks of other systems ends before three seconds are over. */
export const readingMs = 2500;

/**
 * A route under `/api`. It refuses what has the wrong method, caller, size or shape, counts the rest by network address,
 * and hands it to `handle`. Failures are `{error: code}`, for a wrong shape with the names of the fields and never their
 * values. A GET route answers HEAD too.
 *
 * A POST route reads its body itself: its file exports `config` with `bodyParser: false`.
 * @requirement I14 K10
 */
export function route<T>(options: Options<T>): NextApiHandler {
  const take = taker(options.limit);
  const cacheControl = options.method === 'GET' ? options.cacheControl : undefined;
  return async (request, response) => {
    const read = await readAsked(request, options);
    if (!read.ok) return send(response, read.error);
    const { asked, files } = read.value;
    const address = clientAddress(request, env().TRUST_PROXY);
    let giveBack = async (): Promise<void> => undefined;
    const ending = new AbortController();
    let isGone = false;
    response.once('close', () => {
      if (response.writableFinished) return;
      isGone = true;
      ending.abort();
    });
    const late = Promise.withResolvers<RouteAnswer>();
    const timer = setTimeout(() => {
      ending.abort();
      late.resolve(failed('unavailable'));
    }, options.timeMs ?? 30_000);
    try {
      const allowed = await take({ request, response, address });
      if (!allowed.ok) {
        const answer = (await options.limited?.(asked)) ?? failed('tooManyRequests');
        const headers = { ...answer.headers, 'Retry-After': String(allowed.error) };
        return send(response, { ...answer, headers });
      }
      giveBack = allowed.value;
      const context = { address, files, signal: ending.signal, giveBack, request, response };
      const answer = await Promise.race([options.handle(asked, context), late.promise]);
      if (!isGone) send(response, answer, cacheControl);
    } catch (error) {
      logFailure(error);
      send(response, { status: 500, body: { error: 'unavailable' } });
    } finally {
      clearTimeout(timer);
    }
  };
}

type Asking = {
  readonly request: NextApiRequest;
  readonly response: NextApiResponse;
  readonly address: string;
};

/** How a route counts: what is sent by its visitor and their network, the rest by network. */
function taker(limit: Limit | null): (asking: Asking) => Promise<Result<() => Promise<void>, number>> {
  if (limit === null) return () => Promise.resolve(ok(() => Promise.resolve()));
  if (isSent(limit)) return ({ address, ...exchange }) => takeSending(limit, senderOf(exchange, address));
  const limiter = limiterOf(limit);
  return async ({ address }) => {
    const allowed = await limiter().take(address);
    return allowed.ok ? ok(() => limiter().giveBack(address)) : err(allowed.retryAfterSeconds);
  };
}

async function readAsked<T>(
  request: NextApiRequest,
  options: Options<T>,
): Promise<Result<{ readonly asked: T; readonly files: Body['files'] }, RouteAnswer>> {
  const body = await (options.method === 'GET' ? readAddress(request) : readPosted(request, options));
  if (!body.ok) return body;
  const checked = options.schema.safeParse(body.value.value);
  if (checked.success) return ok({ asked: checked.data, files: body.value.files });
  const fields = [...new Set(checked.error.issues.flatMap((issue) => fieldsOf(issue)))];
  return err(failed('invalidRequest', { fields }));
}

async function readAddress(request: NextApiRequest): Promise<Result<Body, RouteAnswer>> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return err(wrongMethod('GET, HEAD'));
  if ((request.url ?? '').length > maxAddressLength) return err({ status: 414, body: { error: 'tooLarge' } });
  return ok({ value: request.query, files: new Map() });
}

async function readPosted<T>(
  request: NextApiRequest,
  options: Options<T> & { readonly method: 'POST' },
): Promise<Result<Body, RouteAnswer>> {
  const { from = ownScripts, maxBytes = 32 * 1024, maxFileBytes = 0 } = options;
  if (request.method !== 'POST') return err(wrongMethod('POST'));
  const refusal = from(request, { takesFiles: maxFileBytes > 0 });
  return refusal ? err(refusal) : readBody(request, { maxBytes, maxFileBytes });
}

function wrongMethod(allow: string): RouteAnswer {
  return { status: 405, body: { error: 'methodNotAllowed' }, headers: { Allow: allow } };
}

function fieldsOf(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.filter((part) => typeof part === 'string').join('.');
  // Names of unknown keys are the sender's own text: they are not sent back.
  return path === '' ? [] : [path];
}

/** Where it happened, which names the route; a message might hold what a visitor typed, an address a token. */
function logFailure(error: unknown): void {
  const { name = 'unknown', stack = '' } = error instanceof Error ? error : {};
  const at = stack
    .split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
  logError('route.failed', { error: name, at });
}
