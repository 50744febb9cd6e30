import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { figuresText } from '../lib/metrics.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shedding.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const headersFor = securityHeaders({ isDevelopment: false, isHttps: true, scriptHashes: [] });

/** A site that answers a request when it is let go; `/about` is in memory. */
async function siteWith(options: {
  readonly lagMs: number;
  readonly inFlight: number;
  readonly lag?: () => number;
}) {
  const waiting: (() => void)[] = [];
  const shed = shedLoad({
    ...options,
    phone: '312-555-0142',
    headersFor,
    isKept: (path) => path === '/about',
  });
  let isHeld = false;
  const server = createServer((request, response) => {
    void shed(request, response, async () => {
      if (isHeld) await new Promise<void>((go) => waiting.push(go));
      response.end('answered');
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ask: (path: string, method = 'GET') => fetch(origin + path, { method }),
    hold: () => (isHeld = true),
    letGo: () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
    waiting,
  };
}

/** Keeps the event loop busy for so long. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Keeps the event loop busy with one task after another, until it is stopped. */
function keepBusy(ms: number): () => void {
  let isOver = false;
  const again = () => {
    block(ms);
    if (!isOver) void setTimeout().then(again);
  };
  void setTimeout().then(again);
  return () => {
    isOver = true;
  };
}

async function statuses(site: Awaited<ReturnType<typeof siteWith>>) {
  const last = ['/about', '/api/healthz', '/api/readyz', '/_next/static/a.js'];
  const asked = ['/find-a-doctor?query=a', '/api/search?query=a', '/never-seen', ...last].map((path) =>
    site.ask(path),
  );
  const booked = site.ask('/api/scheduling/book', 'POST');
  return (await Promise.all([...asked, booked])).map(({ status }) => status);
}

test('[O8] the later the event loop, the more is refused: searches, then pages, never health and bookings', async () => {
  let late = 0;
  const site = await siteWith({ lagMs: 100, inFlight: 0, lag: () => late });
  const rest = [200, 200, 200, 200, 200];
  expect(await statuses(site)).toEqual([200, 200, 200, ...rest]);
  late = 101;
  expect(await statuses(site)).toEqual([503, 503, 200, ...rest]);
  late = 201;
  expect(await statuses(site)).toEqual([503, 503, 503, ...rest]);
});

test('[O8] task after task is an overload; one long task, as after a start, is none', async () => {
  const site = await siteWith({ lagMs: 60, inFlight: 0 });
  block(1500);
  expect((await site.ask('/find-a-doctor?query=a')).status).toBe(200);
  const stop = keepBusy(150);
  let status = 200;
  for (let asked = 0; asked < 20 && status === 200; asked += 1)
    status = (await site.ask('/find-a-doctor?query=a')).status;
  stop();
  expect(status).toBe(503);
});

test('[O8] no more searches are made at a time than there may be; who is refused reads when and whom to call', async () => {
  const site = await siteWith({ lagMs: 0, inFlight: 2 });
  site.hold();
  const taken = [site.ask('/find-a-doctor?query=a'), site.ask('/find-a-doctor?query=b')];
  while (site.waiting.length < 2) await new Promise(setImmediate);
  const refused = await site.ask('/es-mx/find-a-doctor?query=c');
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-security-policy': headersFor('page')['Content-Security-Policy'],
  });
  const text = await refused.text();
  expect(text).toContain('<html lang="es"');
  expect(text).toContain('<a href="tel:3125550142"><bdi>312-555-0142</bdi></a>');
  expect(await (await site.ask('/api/search?query=c')).json()).toEqual({
    error: 'unavailable',
    phone: '312-555-0142',
  });
  site.letGo();
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await site.ask('/find-a-doctor?query=d')).status).toBe(200);
});

test('[O8] while more searches come than can be made, fewer are made at a time, and all places come back', async () => {
  // The figure is the highest of those of this file.
  const shed = shedLoad({ lagMs: 0, inFlight: 64, phone: '', headersFor, isKept: () => false });
  const allowed = () => Number(/^foyer_answers_allowed (\d+)$/m.exec(figuresText())?.[1]);
  let fewest = Infinity;
  const server = createServer((request, response) => {
    void shed(request, response, async () => {
      fewest = Math.min(fewest, allowed());
      // A search is some work, then a wait for other programs, then work again.
      block(4);
      await setTimeout(5);
      block(4);
      response.end('answered');
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/find-a-doctor?query=`;
  expect(allowed()).toBe(64);
  for (let round = 0; round < 2; round += 1)
    await Promise.all(Array.from({ length: 120 }, (_, at) => fetch(`${address}${round}-${at}`)));
  expect(fewest).toBeLessThan(64);
  while (allowed() < 64) await setTimeout(20);
});
