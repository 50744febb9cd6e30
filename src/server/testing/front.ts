import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFront } from '../front.ts';
import { PageCache } from '../page-cache.ts';
import type { PageStore } from '../page-store.ts';
import type { PageStyles } from '../page-styles.ts';
import { securityHeaders } from '../security-headers.ts';

export type Page = {
  status?: number;
  body: string;
  control?: string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
};

const shared = 's-maxage=60, stale-while-revalidate=31535940';
export const long = 'Care for you. '.repeat(100);

/** The front before a framework that serves what a test gives it, on a real socket. */
export async function serve(
  pages: (url: string, request: IncomingMessage) => Page | Promise<Page>,
  store?: PageStore,
  styles?: PageStyles,
) {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const cache = new PageCache(1_000_000);
  const front = createFront({
    handle: async (request, response) => {
      asked.push({ url: request.url ?? '', headers: { ...request.headers } });
      const {
        status = 200,
        body,
        control = shared,
        type = 'text/html; charset=utf-8',
        headers = {},
      } = await pages(request.url ?? '', request);
      response.statusCode = status;
      response.setHeader('Content-Type', type);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('Cache-Control', control);
      response.end(body);
    },
    cache,
    headersFor: securityHeaders({ isDevelopment: false, isHttps: false, scriptHashes: ["'sha256-x'"] }),
    languagePrefixes: ['es-mx'],
    visibleCookies: ['seen'],
    refreshSeconds: 60,
    store,
    styles,
    isDevelopment: false,
  });
  const server: Server = createServer((request, response) => void front(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  open.push(server);
  return { port, asked, cache };
}

const open: Server[] = [];
/** Closes the servers of a test. */
export function closeAll(): void {
  for (const server of open.splice(0)) server.close();
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
