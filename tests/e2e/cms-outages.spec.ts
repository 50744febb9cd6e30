import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startServers } from '../../scripts/lib/servers.mjs';

type Mode = 'well' | 'odd' | 'denying' | 'down';

/** The CMS behind a proxy that a test lets answer wrongly. */
async function cmsProxy(gatewaysPort: number) {
  const state = { mode: 'well' as Mode, answered: 0 };
  const server: Server = createServer((asked, response) => {
    if (state.mode === 'down') return void asked.socket.destroy();
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const body = Buffer.concat(chunks);
      const isLayout = body.includes('layout(site');
      const wrong = { odd: { data: {} }, denying: { data: { layout: { item: null } } } } as const;
      if (state.mode === 'odd' || (state.mode === 'denying' && isLayout)) {
        state.answered += 1;
        response.writeHead(200, { 'Content-Type': 'application/json' });
        return void response.end(JSON.stringify(wrong[state.mode as 'odd' | 'denying']));
      }
      const { method, headers, url: path } = asked;
      const on = send({ host: '127.0.0.1', port: gatewaysPort, method, headers, path }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      on.on('error', () => response.destroy());
      on.end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { state, address, stop: () => server.closeAllConnections() ?? server.close() };
}

async function world(keptData?: string, mode: Mode = 'well') {
  const gatewaysPort = await freePort();
  const proxy = await cmsProxy(gatewaysPort);
  const start = (environment: Record<string, string> = {}) =>
    startServers({
      port: ports,
      gatewaysPort,
      environment: { SITECORE_API_HOST: proxy.address, REVALIDATE_SECONDS: '1', ...environment },
      ...(keptData ? { keptData } : {}),
    });
  const ports = await freePort();
  proxy.state.mode = mode;
  return { proxy, start };
}

const page = '/find-a-location/location/hyde-park';
const problem = {
  en: 'There is a problem with the resource you are looking for, and it cannot be displayed.',
  'es-mx': 'Hay un problema con el recurso que busca y no se puede mostrar.',
  ar: 'توجد مشكلة في المورد الذي تبحث عنه، ولا يمكن عرضه.',
};

test('[O8] a CMS that answers 200 {"data":{}} is down: good pages stay good, during it and after it', async ({
  request,
}) => {
  const { proxy, start } = await world();
  const servers = await start();
  const status = async (path: string) => (await request.get(servers.site + path)).status();
  try {
    expect(await status(page)).toBe(200);
    expect(await status(`${page}?map=list`)).toBe(200);
    proxy.state.mode = 'odd';
    const seen = new Set<number>();
    const look = async () => {
      for (const path of [page, `${page}?map=list`]) seen.add(await status(path));
      return proxy.state.answered;
    };
    await expect.poll(look, { timeout: 30_000 }).toBeGreaterThan(12);
    expect(await status('/find-a-location/location/pilsen')).toBe(503);
    proxy.state.mode = 'well';
    for (let again = 0; again < 20; again += 1) await look();
    expect([...seen]).toEqual([200]);
    await expect.poll(() => status('/find-a-location/location/pilsen'), { timeout: 20_000 }).toBe(200);
  } finally {
    await servers.stop();
    proxy.stop();
  }
});

test('[O8] [A9] a good page is not found after the CMS denied it twice, and there again when it has it again', async ({
  request,
}) => {
  const { proxy, start } = await world();
  const servers = await start();
  const status = async () => (await request.get(servers.site + page)).status();
  try {
    expect(await status()).toBe(200);
    proxy.state.mode = 'denying';
    let isGoodAfterDenial = false;
    const look = async () => {
      const denied = proxy.state.answered;
      const found = await status();
      if (denied > 0 && found === 200) isGoodAfterDenial = true;
      return found;
    };
    await expect.poll(look, { timeout: 30_000 }).toBe(404);
    expect(isGoodAfterDenial).toBe(true);
    proxy.state.mode = 'well';
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  } finally {
    await servers.stop();
    proxy.stop();
  }
});

test('[O8] [A10] the site starts while the CMS is down: what was seen before is there, the rest says whom to call', async ({
  page: tab,
  request,
}) => {
  test.setTimeout(120_000);
  const keptData = mkdtempSync(join(tmpdir(), 'foyer-outage-'));
  const { proxy, start } = await world(keptData);
  let servers = await start();
  try {
    for (const path of ['/', '/es-mx', '/ar', page, `/ar${page}`])
      expect((await request.get(servers.site + path)).status()).toBe(200);
    await servers.stop();
    proxy.state.mode = 'down';
    servers = await start();

    await tab.goto(servers.site + page);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Hyde Park');
    await expect(tab.getByRole('navigation', { name: 'Main navigation' }).first()).toBeVisible();
    for (const [language, words] of Object.entries(problem)) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const answer = await tab.goto(`${servers.site}${prefix}/find-a-location/location/pilsen`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      await expect(tab.getByText(words)).toBeVisible();
      await expect(tab.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(tab.getByRole('main').getByRole('link', { name: '773-555-0100' })).toBeVisible();
      await expect(tab.getByRole('banner')).toBeVisible();
      await expect(tab.getByRole('contentinfo')).toContainText(language === 'ar' ? 'كالدر' : 'Calder');
    }
  } finally {
    await servers.stop();
    proxy.stop();
    rmSync(keptData, { recursive: true, force: true });
  }
});

test('[O8] [A10] a first start without the CMS says what is wrong in the visitor’s language, between a header and a footer', async ({
  page: tab,
}) => {
  const { proxy, start } = await world(undefined, 'down');
  const servers = await start({ PHONE_NUMBER: '217-555-0134' });
  try {
    for (const [language, words] of Object.entries(problem)) {
      const answer = await tab.goto(
        `${servers.site}${language === 'en' ? '' : `/${language}`}/anything?query=x`,
      );
      expect(answer?.status()).toBe(503);
      await expect(tab.getByText(words)).toBeVisible();
      await expect(tab.getByRole('main').getByRole('link', { name: '217-555-0134' })).toHaveAttribute(
        'href',
        'tel:+12175550134',
      );
      await expect(tab.getByRole('banner')).toContainText('911');
      await expect(tab.getByRole('contentinfo').getByRole('link', { name: '217-555-0134' })).toBeVisible();
      expect(await tab.locator('html').getAttribute('lang')).toBe(language === 'es-mx' ? 'es-MX' : language);
      // Nobody has said what the site is called, and the CMS's own name of it is none for visitors.
      expect(await tab.title()).not.toContain(' - ');
    }
    proxy.state.mode = 'well';
    await expect
      .poll(async () => (await tab.goto(`${servers.site}/find-a-location`))?.status(), { timeout: 30_000 })
      .toBe(200);
  } finally {
    await servers.stop();
    proxy.stop();
  }
});
