import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Span } from '@opentelemetry/api';
import type { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { beforeEnd } from '../lib/before-end.ts';
import { logError } from '../lib/log.ts';
import { announceTracer } from '../lib/tracing.ts';
import type { Handler } from './capture.ts';
import { kindOf } from './hygiene.ts';

export type TracingOptions = {
  /** The collector's address, up to but without `/v1/traces`. */
  readonly endpoint: string;
  /** What it wants with each request, as OpenTelemetry writes it: `name=value,name=value`, values percent-encoded. */
  readonly headers?: string;
  /** Whether a proxy in front may say to which trace a request belongs; visitors may not. */
  readonly trustsParents: boolean;
};

/** Answers a request within a span of its own. */
export type Traced = (
  request: IncomingMessage,
  response: ServerResponse,
  to: { readonly id: string; readonly handle: Handler },
) => Promise<void>;

/** What a page is made of; files and pictures would hide it. */
const tracedKinds: ReadonlySet<string> = new Set(['page', 'data', 'api']);
const sendWithinMs = 3000;
const parent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Loads OpenTelemetry and sends a span for each request and each call to an outside system: kind of route, method, status,
 * dependency and the request's id. Never a path, a query or anything that a visitor sent. No provider is made global,
 * because the framework would add spans with whole addresses.
 * @requirement O8
 */
export async function openTracing({
  endpoint,
  headers = '',
  trustsParents,
}: TracingOptions): Promise<Traced> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    sdk,
    { OTLPTraceExporter: OtlpExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OtlpExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersIn(headers),
    timeoutMillis: sendWithinMs,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foyer-site' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: saying(exporter), scheduledDelayMillis: 1000 })],
  });
  beforeEnd(() => provider.shutdown().catch(() => undefined));
  const tracer = provider.getTracer('foyer');
  const spans = new AsyncLocalStorage<{ readonly span: Span; readonly id: string }>();
  const end = (span: Span, outcome: number | string) => {
    if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome);
    const hasFailed = typeof outcome === 'string' || outcome >= 500;
    if (hasFailed) span.setAttribute('error.type', String(outcome)).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  announceTracer((dependency, method) => {
    const cause = spans.getStore();
    if (!cause) return undefined;
    const attributes = {
      'foyer.dependency': dependency,
      'foyer.request_id': cause.id,
      'http.request.method': method,
    };
    const below = trace.setSpan(ROOT_CONTEXT, cause.span);
    const span = tracer.startSpan(dependency, { kind: SpanKind.CLIENT, attributes }, below);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      end: (outcome) => end(span, outcome),
    };
  });

  const contextOf = ({ headers }: IncomingMessage): Context => {
    const [, traceId, spanId, flags] = parent.exec(String(trustsParents && headers['traceparent'])) ?? [];
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags ?? '', 16) & 1;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  };

  return async (request, response, { id, handle }) => {
    const kind = kindOf((request.url ?? '').split('?', 1)[0] ?? '');
    if (!tracedKinds.has(kind)) return handle(request, response);
    const attributes = {
      'foyer.kind': kind,
      'foyer.request_id': id,
      'http.request.method': knownMethod(request.method),
    };
    const span = tracer.startSpan(kind, { kind: SpanKind.SERVER, attributes }, contextOf(request));
    response.once('close', () => end(span, response.writableFinished ? response.statusCode : 'broken'));
    await spans.run({ span, id }, () => handle(request, response));
  };
}

function headersIn(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]];
    }),
  );
}

/** A visitor may name a method of their own. */
function knownMethod(method = ''): string {
  return ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : '_OTHER';
}

/** A collector that takes nothing is named in the log; its spans are lost, and no visitor waits. */
function saying(exporter: OTLPTraceExporter): OTLPTraceExporter {
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.code !== 0) logError('dependency.failed', { dependency: 'traces', reason: 'notTaken' });
      done(result);
    });
  return exporter;
}
