import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendJson, type Gateway } from './http.ts';

/** One HTTP server in front of several gateways. */
export type GatewayServer = {
  readonly server: Server;
  /** Adds a gateway that is ready to be asked. */
  mount(gateway: Gateway): void;
  /** Takes no new requests, finishes those in flight, then closes the gateways. */
  stop(): Promise<void>;
};

export type ServerOptions = {
  /** How many gateways have to be mounted before `/healthz` says 200. */
  readonly expected: number;
  /** Told of failures, never of what a request held. */
  readonly onFailure: (event: { readonly gateway: string; readonly kind: string }) => void;
};

/**
 * Makes the server: each path goes to the gateway of its prefix, `/healthz` answers 200 once all are ready, else 503.
 * A gateway that throws is a 500 without details.
 */
export function createGatewayServer({ expected, onFailure }: ServerOptions): GatewayServer {
  const gateways: Gateway[] = [];
  const inFlight = new Set<ServerResponse>();
  let isStopping = false;

  const isReady = () => gateways.length >= expected && gateways.every((gateway) => gateway.ready());

  const dispatch = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: target = '' } = request;
    const url =
      target.startsWith('/') && !target.startsWith('//') && URL.canParse(target, origin)
        ? new URL(target, origin)
        : undefined;
    if (!url) return sendJson(response, 400, { error: 'bad request' });
    if (url.pathname === '/healthz') {
      const ready = !isStopping && isReady();
      return sendJson(response, ready ? 200 : 503, {
        status: ready ? 'ready' : isStopping ? 'stopping' : 'starting',
      });
    }
    const gateway = gateways.find(
      ({ prefix }) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`),
    );
    if (gateway) return handle(gateway, { request, response, url });
    if (gateways.length < expected)
      return sendJson(response, 503, { error: 'starting' }, { 'Retry-After': '1' });
    sendJson(response, 404, { error: 'not found' });
  };

  const handle = async (
    gateway: Gateway,
    {
      request,
      response,
      url,
    }: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly url: URL },
  ) => {
    try {
      await gateway.handle(request, response, url);
    } catch (error) {
      onFailure({ gateway: gateway.name, kind: error instanceof Error ? error.name : 'unknown' });
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: 'internal error' });
    }
  };

  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      inFlight.add(response);
      if (isStopping) response.setHeader('Connection', 'close');
      response.on('close', () => {
        inFlight.delete(response);
        // Its connection is idle from now on, and nobody else would end it.
        if (isStopping) setImmediate(() => server.closeIdleConnections());
      });
      void dispatch(request, response);
    },
  );

  return {
    server,
    mount: (gateway) => {
      gateways.push(gateway);
    },
    stop: async () => {
      isStopping = true;
      for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeIdleConnections();
      });
      await Promise.all(gateways.map((gateway) => gateway.close()));
    },
  };
}

const origin = 'http://gateways';
