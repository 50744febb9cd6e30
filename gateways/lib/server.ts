import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { logAnswer, requestIdOf } from './access-log.ts';
import { sendJson, type Gateway } from './http.ts';
import { requestIds } from './log.ts';
import { count, type Figure } from './metrics.ts';
import { storageFault } from './storage-fault.ts';

/** One HTTP server for several gateways. */
export type GatewayServer = {
  readonly server: Server;
  /** Adds a gateway. It receives requests from now on. */
  mount(gateway: Gateway): void;
  /** What each gateway says of itself, and whether it is ready. */
  figures(): readonly (() => Promise<readonly Figure[]>)[];
  /** Says why a gateway is not there yet, until it is mounted. The others serve without it. */
  postpone(name: string, reason: string): void;
  /** Refuses new requests, finishes those in flight, then closes the gateways. */
  stop(): Promise<void>;
};

export type ServerOptions = {
  /** How many gateways must be mounted before `/healthz` answers 200. */
  readonly expected: number;
  /** Writes a line for each request; default none. */
  readonly accessLog?: boolean;
  /** Receives failures. An event never holds content of a request. */
  readonly onFailure: (event: { readonly gateway: string; readonly kind: string }) => void;
  /** Hears of each request whose credential a gateway refused, and nothing of what it held. */
  readonly onRefused?: (event: { readonly gateway: string }) => void;
};

/**
 * Creates the server. Each path goes to the gateway with its prefix. `/healthz` answers 200 once all gateways are
 * ready, else 503, and names what is wrong with which. A gateway that throws is a 500 without details; one that the disk
 * does not let write is a 503.
 * @requirement O8
 */
export function createGatewayServer({
  expected,
  accessLog = false,
  onFailure,
  onRefused,
}: ServerOptions): GatewayServer {
  const gateways: Gateway[] = [];
  const postponed = new Map<string, string>();
  const inFlight = new Set<ServerResponse>();
  let isStopping = false;

  const dispatch = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = urlOf(request);
    if (!url) return sendJson(response, 400, { error: 'bad request' });
    const isComplete = gateways.length >= expected;
    if (url.pathname === '/healthz') {
      const isStarting = gateways.length + postponed.size < expected;
      return sendHealth(response, { gateways, postponed, isStarting, isStopping });
    }
    const gateway = gateways.find(
      ({ prefix }) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`),
    );
    if (gateway) {
      response.once('close', () => noteAnswer(gateway.name, response, onRefused));
      return handle(gateway, { request, response, url }, onFailure);
    }
    if (!isComplete) return sendJson(response, 503, { error: 'starting' }, { 'Retry-After': '1' });
    sendJson(response, 404, { error: 'not found' });
  };

  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      inFlight.add(response);
      if (isStopping) response.setHeader('Connection', 'close');
      response.on('close', () => {
        inFlight.delete(response);
        // Its connection is now idle, and nothing else would close it.
        if (isStopping) setImmediate(() => server.closeIdleConnections());
      });
      requestIds.run(requestIdOf(request), () => {
        if (accessLog) logAnswer(request, response);
        void dispatch(request, response);
      });
    },
  );

  const stop = async () => {
    isStopping = true;
    for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
    });
    await Promise.all(gateways.map((gateway) => gateway.close()));
  };

  const figures = () => [
    () =>
      Promise.resolve(
        gateways.map(({ name, ready }) => ({
          name: 'foyer_gateway_ready',
          labels: `gateway="${name}"`,
          value: Number(ready()),
        })),
      ),
    ...gateways.flatMap((gateway) => gateway.figures ?? []),
  ];

  return {
    server,
    figures,
    mount: (gateway) => {
      postponed.delete(gateway.name);
      gateways.push(gateway);
    },
    postpone: (name, reason) => void postponed.set(name, reason),
    stop,
  };
}

function noteAnswer(gateway: string, response: ServerResponse, onRefused: ServerOptions['onRefused']): void {
  const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'broken';
  count('foyer_requests_total', `gateway="${gateway}",status="${status}"`);
  if (response.statusCode === 401) onRefused?.({ gateway });
}

type Health = {
  readonly gateways: readonly Gateway[];
  readonly postponed: ReadonlyMap<string, string>;
  readonly isStarting: boolean;
  readonly isStopping: boolean;
};

/** `ready` and `degraded` are 200: everything is answered. `failing` is 503: some of it is not. */
function sendHealth(response: ServerResponse, { gateways, postponed, isStarting, isStopping }: Health): void {
  const troubles = Object.fromEntries([
    ...postponed,
    ...gateways.flatMap(({ name, trouble }): [string, string][] => {
      const found = trouble?.();
      return found === undefined ? [] : [[name, found]];
    }),
  ]);
  const isTroubled = Object.keys(troubles).length > 0;
  const isWhole = postponed.size === 0 && gateways.every((gateway) => gateway.ready());
  const serving = isWhole ? (isTroubled ? 'degraded' : 'ready') : isTroubled ? 'failing' : 'starting';
  const status = isStopping ? 'stopping' : isStarting ? 'starting' : serving;
  const isWell = status === 'ready' || status === 'degraded';
  sendJson(response, isWell ? 200 : 503, isTroubled ? { status, troubles } : { status });
}

const origin = 'http://gateways';

function urlOf({ url: target = '' }: IncomingMessage): URL | undefined {
  const isPath = target.startsWith('/') && !target.startsWith('//') && URL.canParse(target, origin);
  return isPath ? new URL(target, origin) : undefined;
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
};

async function handle(
  gateway: Gateway,
  { request, response, url }: Exchange,
  onFailure: ServerOptions['onFailure'],
): Promise<void> {
  try {
    await gateway.handle(request, response, url);
  } catch (error) {
    const fault = storageFault(error);
    onFailure({ gateway: gateway.name, kind: fault ?? (error instanceof Error ? error.name : 'unknown') });
    if (response.headersSent) response.destroy();
    else if (fault !== undefined)
      sendJson(response, 503, { error: 'nothing can be stored' }, { 'Retry-After': '60' });
    else sendJson(response, 500, { error: 'internal error' });
  }
}
