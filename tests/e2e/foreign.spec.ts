import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort, startServers } from '../../scripts/lib/servers.mjs';

type StandIn = { readonly address: string; readonly asked: string[]; readonly stop: () => void };

/**
 * A system of others on a port of its own: it answers with what the gateways answer, changed.
 * @param path - from what it is asked for to what the gateways call it
 */
async function standIn(
  gatewaysPort: number,
  {
    path = (asked) => asked,
    change = (answer) => answer,
  }: {
    readonly path?: (asked: string) => string;
    readonly change?: (answer: Buffer, headers: IncomingMessage['headers'], asked: string) => Buffer;
  } = {},
): Promise<StandIn> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const { method, headers, url = '' } = request;
    asked.push(url);
    const on = send({ host: '127.0.0.1', port: gatewaysPort, method, headers, path: path(url) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const sent: IncomingMessage['headers'] = { ...answer.headers };
        delete sent['transfer-encoding'];
        const body = change(Buffer.concat(chunks), sent, url);
        response.writeHead(answer.statusCode ?? 502, { ...sent, 'content-length': body.length });
        response.end(body);
      });
    });
    on.on('error', () => response.destroy());
    request.pipe(on);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('[O4] [O3] [A14] a CMS, its media library, a search, a scheduling and a forms service of others, each at its own address', async ({
  browser,
}) => {
  const gatewaysPort = await freePort();
  const tenant = '/aldermoor-a1/media';
  // A photograph as its author uploaded it: more than 5 MB, because noise does not get smaller.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photograph = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#fff', noise },
  })
    .png()
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(5_000_000);
  let first = '';
  // A media library that knows no types, and a CMS that has its pictures there and none itself.
  const edge = await standIn(gatewaysPort, {
    path: (asked) => (asked.startsWith(`${tenant}/`) ? asked.replace(tenant, '/-/media') : '/nowhere'),
    change: (answer, headers, asked) => {
      first ||= asked;
      headers['content-type'] = 'application/octet-stream';
      return asked === first ? photograph : answer;
    },
  });
  const naming = {
    change: (answer: Buffer) =>
      Buffer.from(answer.toString().replaceAll(/(\\?")\/-\/media\//g, `$1${edge.address}${tenant}/`)),
  };
  const cms = await standIn(gatewaysPort, {
    ...naming,
    path: (asked) => (asked.startsWith('/-/media') ? '/nowhere' : asked),
  });
  const search = await standIn(gatewaysPort, naming);
  const scheduling = await standIn(gatewaysPort);
  const forms = await standIn(gatewaysPort);
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort,
    environment: {
      SITECORE_API_HOST: cms.address,
      MEDIA_LIBRARIES: `${edge.address}${tenant}`,
      SEARCH_HOST: `${search.address}/search`,
      SCHEDULING_HOST: `${scheduling.address}/scheduling/v1`,
      FORMS_GATEWAY_HOST: `${forms.address}/forms`,
    },
  });
  const page = await browser.newPage({ baseURL: servers.site });
  try {
    const trouble: string[] = [];
    page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(servers.site))
        trouble.push(request.url());
    });
    await page.goto('/');
    const pictures = page.locator('main img');
    expect(await pictures.count()).toBeGreaterThan(0);
    // Pictures far down wait for the visitor's first sign.
    await page.mouse.wheel(0, 100);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const width = () =>
        picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
      await expect.poll(width).toBeGreaterThan(0);
    }
    expect(await page.content()).not.toContain('127.0.0.1');
    await page.goto('/search?query=asthma');
    await page.goto('/about/contact');
    const reasons = await page.request.post('/api/scheduling/reasons', {
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      data: {
        providerId: '1000000012',
        specialty: 'Cardiology',
        subspecialty: '',
        isNewPatient: true,
        isAdultPatient: true,
        isInPersonVisit: true,
        language: 'en',
      },
    });
    expect(trouble).toEqual([]);
    expect(reasons.status()).toBeLessThan(500);
    // Each is asked for its own, and for nothing of another.
    const foldersOf = ({ asked }: StandIn) => [
      ...new Set(asked.map((path) => `/${path.split('/')[1] ?? ''}`)),
    ];
    expect([cms, edge, search, scheduling, forms].map(foldersOf)).toEqual([
      ['/sitecore'],
      ['/aldermoor-a1'],
      ['/search'],
      ['/scheduling'],
      ['/forms'],
    ]);
  } finally {
    await page.close();
    await servers.stop();
    for (const { stop } of [edge, cms, search, scheduling, forms]) stop();
  }
});
