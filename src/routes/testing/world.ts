import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

/** A call that reached the scheduling gateway. */
export type Seen = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
};
export type Reply = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
  readonly delayMs?: number;
};

export const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });

/** What pages of ours send along. */
export const ownHeaders = {
  'content-type': 'application/json',
  'x-requested-with': 'foyer',
  'sec-fetch-site': 'same-origin',
};

/** @returns its address */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** What the CMS answers to the two questions for a dictionary: the site's root, and the entries below it. */
function dictionaryAnswer(question: string, phrases: Readonly<Record<string, object>>): string {
  const { variables } = JSON.parse(question) as { variables: { language: string } };
  const entries = Object.entries(phrases[variables.language] ?? {});
  const results = entries.map(([key, phrase]) => ({
    key: { value: key },
    phrase: { value: String(phrase) },
  }));
  const search = { total: results.length, pageInfo: { endCursor: '', hasNext: false }, results };
  return JSON.stringify({ data: { layout: { homePage: { rootItem: [{ id: 'root' }] } }, search } });
}

function layoutAnswer(fields: Readonly<Record<string, unknown>>): string {
  const route = { name: 'page', itemId: 'a1', fields, placeholders: {} };
  const rendered = { sitecore: { context: { language: 'en' }, route } };
  return JSON.stringify({ data: { layout: { item: { rendered } } } });
}

/**
 * A server with some of the site's routes.
 * @param routes - by the last segment of their address, or `[file]`
 */
export function serverOf(routes: Readonly<Record<string, NextApiHandler>>): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    const file = pathname.split('/').pop() ?? '';
    const route = routes[file] ?? routes['[file]'];
    const query = { ...Object.fromEntries(searchParams), file };
    const shim = Object.assign(response, {
      status(code: number) {
        response.statusCode = code;
        return shim;
      },
      json(body: unknown) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body));
      },
    });
    void route?.(
      Object.assign(request, { query }) as unknown as NextApiRequest,
      shim as unknown as NextApiResponse,
    );
  });
}

/**
 * A scheduling gateway that answers what a test says, and some of the site's routes in front of it.
 * @param load - the routes by their last segment, or `[file]`; loaded once the environment names the gateway
 */
export async function routesWorld(load: () => Promise<Readonly<Record<string, NextApiHandler>>>) {
  const world = {
    /** The calls so far; a test may empty it. */
    seen: [] as Seen[],
    answer: (_path: string, _seen: Seen): Reply => json({}),
    /** The CMS dictionary by language. */
    phrases: {} as Readonly<Record<string, Readonly<Record<string, string>>>>,
    /** The CMS item of a booking's form: undefined while the CMS is down. */
    formItem: {} as Readonly<Record<string, unknown>> | undefined,
    /** The fields of every page that is asked for. */
    pageFields: {} as Readonly<Record<string, unknown>>,
  };
  const gateway = createServer((request, response) => {
    void textOf(request).then((text) => {
      if (request.url === '/graphql' && text.includes('query BookingForm')) {
        if (!world.formItem) return void response.writeHead(503).end();
        return void response.end(JSON.stringify({ data: { item: world.formItem } }));
      }
      if (request.url === '/graphql' && text.includes('query Layout'))
        return void response.end(layoutAnswer(world.pageFields));
      if (request.url === '/graphql') return void response.end(dictionaryAnswer(text, world.phrases));
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      world.seen.push(one);
      const { status, body, headers = {}, delayMs = 0 } = world.answer(one.path, one);
      setTimeout(
        () => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body),
        delayMs,
        // An answer that never comes keeps no test program running.
      ).unref();
    });
  });
  const outside = await listen(gateway);
  process.env.SCHEDULING_HOST = outside;
  // A gateway of this project, unless a test says otherwise.
  process.env.SCHEDULING_EXTENSIONS ??= 'true';
  process.env.GRAPH_QL_ENDPOINT = `${outside}/graphql`;
  process.env.SCHEDULING_AUTHORIZATION = 'Basic c2VjcmV0LWNhbmFyeQ==';
  const routes = await load();
  const site = serverOf(routes);
  const origin = await listen(site);
  return Object.assign(world, {
    origin,
    post: async (call: string, body: unknown, headers: Record<string, string> = ownHeaders) => {
      const response = await fetch(`${origin}/api/scheduling/${call}`, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    /** From now on nobody answers the gateway's line. */
    hangUp: () => void gateway.close(),
    stop: () => {
      for (const server of [gateway, site]) {
        server.closeAllConnections();
        server.close();
      }
    },
  });
}
