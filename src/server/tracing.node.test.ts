import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from '#gateway/client';
import { settleAll } from '@/lib/before-end';
import { hearLog } from '@/lib/testing/heard-log';
import { announceTracer } from '@/lib/tracing';
import { followRequests } from './requests.ts';
import { openTracing } from './tracing.ts';

const servers: Server[] = [];
afterEach(() => {
  announceTracer(undefined);
  for (const server of servers.splice(0)) server.close();
});

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, string | number>> };
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
};

/** A collector that keeps what it is sent, and answers with a status. */
async function collector(status = 200) {
  const texts: string[] = [];
  const endpoint = await listen((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces' && request.headers.authorization === 'Bearer a,b') texts.push(text);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  const spans = () =>
    texts.flatMap((text) => {
      const { resourceSpans } = JSON.parse(text) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  return { endpoint, texts, spans };
}

/** A site whose every page asks one outside system, which answers with a status. */
async function site(endpoint: string, status = 200, trustsParents = true) {
  const asked: Readonly<Record<string, string | string[] | undefined>>[] = [];
  const system = await listen((request, response) => {
    asked.push(request.headers);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  const gateway = createGateway({ name: 'search', baseUrl: system });
  const traced = await openTracing({
    endpoint,
    headers: 'authorization=Bearer%20a%2Cb',
    trustsParents,
  });
  const follow = followRequests({ accessLog: false, trustsIds: true, traced });
  const origin = await listen((request, response) => {
    void follow(request, response, async () => {
      await gateway.request({ method: 'POST', path: '/select', json: { q: 'melanoma' } });
      response.end('page');
    });
  });
  return { origin, asked };
}

const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('[O8] a request and the calls that it causes are one trace with its id, and nothing that the visitor sent', async () => {
  const { endpoint, texts, spans } = await collector();
  const { origin, asked } = await site(endpoint);
  const headers = { 'x-request-id': 'request-12345', traceparent };
  await (await fetch(`${origin}/search/jane%20doe?query=melanoma`, { headers })).text();
  await (await fetch(`${origin}/_next/static/a.js`)).text();
  await settleAll();
  const [call, request] = ['search', 'page'].map((name) => spans().find((span) => span.name === name));
  if (!call || !request) throw new Error('no spans');
  expect([request.traceId, request.parentSpanId]).toEqual([traceparent.slice(3, 35), 'b7ad6b7169203331']);
  expect([call.traceId, call.parentSpanId]).toEqual([request.traceId, request.spanId]);
  expect(asked[0]).toMatchObject({
    'x-request-id': 'request-12345',
    traceparent: `00-${call.traceId}-${call.spanId}-01`,
  });
  expect(valuesOf(request)).toEqual({
    'foyer.kind': 'page',
    'foyer.request_id': 'request-12345',
    'http.request.method': 'GET',
    'http.response.status_code': 200,
  });
  expect(valuesOf(call)).toEqual({
    'foyer.dependency': 'search',
    'foyer.request_id': 'request-12345',
    'http.request.method': 'POST',
    'http.response.status_code': 200,
  });
  // The file's request is no span, and so its call is none.
  expect(spans()).toHaveLength(2);
  expect(texts.join(' ')).not.toMatch(/melanoma|jane|127\.0\.0\.1/i);
});

test('[O8] a visitor names no trace; a failed call says so; a collector that refuses costs nobody their page', async () => {
  const log = hearLog();
  const good = await collector();
  const { origin } = await site(good.endpoint, 503, false);
  expect(await (await fetch(`${origin}/a`, { headers: { traceparent } })).text()).toBe('page');
  await settleAll();
  const [call, request] = ['search', 'page'].map((name) => good.spans().find((span) => span.name === name));
  if (!call || !request) throw new Error('no spans');
  expect(request.traceId).not.toBe(traceparent.slice(3, 35));
  expect(valuesOf(call)).toMatchObject({ 'http.response.status_code': 503, 'error.type': '503' });
  const refusing = await collector(400);
  const other = await site(refusing.endpoint);
  expect(await (await fetch(`${other.origin}/a`)).text()).toBe('page');
  await settleAll();
  const said = log.lines().filter(({ dependency }) => dependency === 'traces');
  expect(said).toEqual([
    { level: 'error', event: 'dependency.failed', dependency: 'traces', reason: 'notTaken' },
  ]);
  log.stop();
});
