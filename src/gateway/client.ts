import { Agent } from 'undici';
import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  noJitterGenerator,
  SamplingBreaker,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { jsonIn, withoutMark } from '@/lib/json-in';
import { gauge } from '@/lib/metrics';
import { requestId } from '@/lib/request-context';
import { err, ok, type Result } from '@/lib/result';
import { startCall } from '@/lib/tracing';
import { exchange } from '#gateway/exchange';
import { publicLookup } from '#gateway/public-lookup';
import { watch, watchClock } from '#gateway/watch';

/**
 * Why a gateway gave no usable answer. An abort is the caller's own doing and is not logged. With `notConnected` and
 * `overloaded` nothing was sent; with others nobody knows what the gateway has done.
 */
export type GatewayFailure =
  | 'timeout'
  | 'notConnected'
  | 'unreachable'
  | 'badBody'
  | 'tooLarge'
  | 'aborted'
  | 'overloaded';

/** What a gateway answered, whatever its status; `json` is undefined where none came or none was expected. */
export type GatewayReply = {
  readonly status: number;
  /** How long it took to come. */
  readonly ms: number;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: unknown;
  readonly header: (name: string) => string | undefined;
};

export type GatewayRequest = {
  readonly method: 'GET' | 'POST';
  /** Appended to the gateway's base URL; starts with a slash. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly json?: unknown;
  readonly form?: URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** For the whole call, body and retry included; default that of the gateway. */
  readonly deadlineMs?: number | undefined;
  /** One more try after a refused connection or a 502, 503, 504 or 429; only for reads. Default: true for GET. */
  readonly retry?: boolean;
  /** Default true: a 2xx answer that is no JSON is a `badBody`. */
  readonly expectJson?: boolean;
};

export type Gateway = {
  request(request: GatewayRequest): Promise<Result<GatewayReply, GatewayFailure>>;
};

export type GatewayOptions = {
  /** Of the dependency, as logs and readiness name it. */
  readonly name: string;
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default 3000. */
  readonly deadlineMs?: number;
  /** The largest answer; default 4 MiB. */
  readonly maxBytes?: number;
  /** Calls fail whose host's name leads into a private network. */
  readonly isPublicOnly?: boolean;
  /** What it is told is nobody's: it learns of no request or trace that others know too. */
  readonly isAnonymous?: boolean;
};

const defaultMaxBytes = 4 * 1024 * 1024;
/** Milliseconds for a call of a gateway that names no others. */
export const defaultDeadlineMs = 3000;
/** A visitor who types on aborts their older request: that says nothing about the gateway. */
const gatewayFault = handleWhen(
  (error) => !(error instanceof Error) || error.name !== 'AbortError',
).orWhenResult(
  (reply) => typeof reply === 'object' && reply !== null && 'status' in reply && Number(reply.status) >= 500,
);
const retryableStatuses = new Set([429, 502, 503, 504]);
const retryableFailures: ReadonlySet<GatewayFailure> = new Set(['notConnected', 'unreachable']);
/** Of a connection that never was. */
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * The one way out to an outside system: pooled connections, a deadline over the whole call, a size limit, one retry
 * for reads, a circuit breaker and a bulkhead. Expected failures come back as codes, and are logged under the gateway's
 * name with the time they took; nothing throws.
 * @requirement O8
 */
export function createGateway(options: GatewayOptions): Gateway {
  const agent = new Agent({
    connections: 50,
    connect: { timeout: 1000, ...(options.isPublicOnly ? { lookup: publicLookup } : {}) },
    headersTimeout: 20_000,
    bodyTimeout: 5000,
    maxResponseSize: options.maxBytes ?? defaultMaxBytes,
  });
  const breaker = circuitBreaker(gatewayFault, {
    // After a short overload one call tries soon whether it is over; after a long one ever later.
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: 1000,
      maxDelay: 5000,
      generator: noJitterGenerator,
    }),
    breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 }),
  });
  const policy = wrap(bulkhead(40, 200), breaker);
  gauge('foyer_breaker_open', { dependency: options.name }, () =>
    Number(breaker.state === CircuitState.Open),
  );
  return {
    request: async (request) => {
      const startedAt = performance.now();
      const span = startCall(options.name, request.method);
      const headers =
        span && !options.isAnonymous
          ? { ...request.headers, traceparent: span.traceparent }
          : request.headers;
      const reply = await call({
        agent,
        policy,
        options,
        request: headers ? { ...request, headers } : request,
      });
      span?.end(reply.ok ? reply.value.status : reply.error);
      watch(options.name, reply, performance.now() - startedAt);
      if (reply.ok) watchClock(options.name, reply.value.header);
      return reply;
    },
  };
}

type Call = {
  readonly agent: Agent;
  readonly policy: IPolicy;
  readonly options: GatewayOptions;
  readonly request: GatewayRequest;
};

/**
 * A timer that is cleared costs a call less than `AbortSignal.timeout`, which lives on until its time is up, and a listener
 * less than `AbortSignal.any`, which stays until the whole heap is collected (ADR 0338).
 */
async function call(asked: Call): Promise<Result<GatewayReply, GatewayFailure>> {
  const { signal: caller, deadlineMs = asked.options.deadlineMs ?? defaultDeadlineMs } = asked.request;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new DOMException('deadline', 'TimeoutError')), deadlineMs);
  const leave = () => ending.abort(caller?.reason);
  caller?.addEventListener('abort', leave, { once: true });
  if (caller?.aborted) leave();
  try {
    return await attempts(asked, ending.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', leave);
  }
}

async function attempts(
  { agent, policy, options, request }: Call,
  signal: AbortSignal,
): Promise<Result<GatewayReply, GatewayFailure>> {
  const mayRetry = request.retry ?? request.method === 'GET';
  for (let attempt = 0; ; attempt += 1) {
    const last = attempt > 0 || !mayRetry;
    try {
      const reply = await policy.execute(() => send({ agent, options, request, signal }));
      if (!last && retryableStatuses.has(reply.status)) {
        await pause(signal);
        continue;
      }
      const wantsJson = request.expectJson ?? true;
      if (wantsJson && reply.json === undefined && reply.status >= 200 && reply.status < 300)
        return err('badBody');
      return ok(reply);
    } catch (error) {
      const failure = failureOf(error, { signal, caller: request.signal });
      if (last || !retryableFailures.has(failure)) return err(failure);
      await pause(signal).catch(() => undefined);
    }
  }
}

type Send = {
  readonly agent: Agent;
  readonly options: GatewayOptions;
  readonly request: GatewayRequest;
  readonly signal: AbortSignal;
};

async function send({ agent, options, request, signal }: Send): Promise<GatewayReply> {
  const query = request.query && request.query.size > 0 ? `?${request.query.toString()}` : '';
  const target = new URL(`${options.baseUrl}${request.path}${query}`);
  const body = request.form
    ? request.form.toString()
    : request.json === undefined
      ? null
      : JSON.stringify(request.json);
  const id = options.isAnonymous ? undefined : requestId();
  const startedAt = performance.now();
  const contentType = request.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const sent = {
    origin: target.origin,
    path: `${target.pathname}${target.search}`,
    method: request.method,
    headers: {
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': contentType }),
      ...(id === undefined ? {} : { 'x-request-id': id }),
      ...options.headers,
      ...request.headers,
    },
    body,
  };
  const { status, headers, bytes } = await exchange(agent, sent, {
    signal,
    maxBytes: options.maxBytes ?? defaultMaxBytes,
  });
  return {
    status,
    ms: performance.now() - startedAt,
    bytes,
    // Decoded when it is asked for: a picture is no text.
    get text() {
      return bytes.toString('utf8');
    },
    json: (request.expectJson ?? true) ? jsonIn(withoutMark(bytes.toString('utf8'))) : undefined,
    header: (name) => {
      const value = headers[name.toLowerCase()];
      return typeof value === 'object' ? value[0] : value;
    },
  };
}

function failureOf(
  error: unknown,
  by: { readonly signal: AbortSignal; readonly caller: AbortSignal | undefined },
): GatewayFailure {
  if (by.caller?.aborted) return 'aborted';
  if (by.signal.aborted) return 'timeout';
  const code = codeOf(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return 'tooLarge';
  if (notConnected.has(code)) return 'notConnected';
  if (code.includes('TIMEOUT')) return 'timeout';
  if (isBrokenCircuitError(error) || isBulkheadRejectedError(error)) return 'overloaded';
  return 'unreachable';
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Waits 100–400 ms (full jitter), or rejects when the deadline passes first. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('deadline'));
    };
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', stop);
        resolve();
      },
      100 + Math.random() * 300,
    );
    signal.addEventListener('abort', stop, { once: true });
  });
}
