import '@/analytics/queue';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, test, type Browser } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

type Line = { query: string; searches: number; clicks: number; position: number | null };
type Report = { searches: number; clicks: number; top: Line[]; withoutResults: Line[]; unhelpful: Line[] };
type Seen = {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
};

/** Notes whatever leaves the site, and hands it on. */
async function startRecorder(onTo?: string) {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const url = request.url ?? '';
      const body = JSON.parse(text || '{}') as Record<string, unknown>;
      seen.push({ url, headers: request.headers, body });
      if (onTo === undefined) return response.end('{}');
      const headers = {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
      };
      void fetch(`${onTo}${url}`, { method: request.method ?? 'POST', headers, body: text }).then((answer) =>
        response.writeHead(answer.status).end(),
      );
      return undefined;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { seen, host: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

const agreed = { cookie: 'cookie-consent=analytics' };
const visitor = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });

async function agreeing(browser: Browser, servers: Servers, number = 1) {
  const context = await browser.newContext({ extraHTTPHeaders: visitor(number) });
  await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
  return { context, page: await context.newPage() };
}

test.describe('searches of visitors who agreed', () => {
  test.describe.configure({ mode: 'serial' });
  let servers: Servers;
  let recorder: Awaited<ReturnType<typeof startRecorder>>;
  test.beforeAll(async () => {
    const gatewaysPort = await freePort();
    recorder = await startRecorder(`http://127.0.0.1:${gatewaysPort}/collector`);
    servers = await startServers({
      port: await freePort(),
      gatewaysPort,
      environment: {
        ANALYTICS_ENABLED: 'true',
        SEARCHES_PER_MINUTE: '10000',
        TRUST_PROXY: '1',
        SEARCH_COUNTS_HOST: recorder.host,
      },
    });
  });
  test.afterAll(async () => {
    await servers.stop();
    recorder.close();
  });

  const report = async (): Promise<Report> => {
    const answer = await fetch(`${servers.gateways}/collector/report?days=1`, {
      headers: { authorization: 'Bearer foyer-demo' },
    });
    return (await answer.json()) as Report;
  };
  const search = (query: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${servers.site}/find-a-physician?query=${encodeURIComponent(query)}`, { headers });

  test('[B23] [N2] without a yes, and against a browser that refuses, nothing is counted', async () => {
    const silent = await search('rash', {});
    const refused = await search('rash', { ...agreed, 'sec-gpc': '1' });
    const declined = await search('rash', { cookie: 'cookie-consent=necessary' });
    for (const answer of [silent, refused, declined]) expect(answer.headers.getSetCookie()).toEqual([]);
    // Whatever had been sent would be there before the next event is.
    await search('asthma', agreed);
    await expect.poll(async () => (await report()).searches).toBe(1);
    expect(recorder.seen.map(({ body }) => body.query)).toEqual(['asthma']);
  });

  test('[N2] [N3] [B23] the question says what is counted, and what leaves the site is no more than that', async ({
    browser,
  }) => {
    const context = await browser.newContext({ extraHTTPHeaders: visitor(77) });
    const page = await context.newPage();
    await page.goto(servers.site);
    await page.getByRole('button', { name: 'Dismiss alert' }).press('Enter');
    const question = page.getByRole('region', { name: 'Privacy choices' });
    await expect(question).toContainText(
      'The words of a search are kept only when at least 20 visitors made it in one week, for 31 days at most. We keep nothing that tells visitors apart, and never what you read about your health, write in forms or book.',
    );
    await expect(question).not.toContainText('A search service that works for us');
    await question.getByRole('button', { name: 'Yes, count my visit' }).click();
    const before = recorder.seen.length;
    await page.goto(`${servers.site}/find-a-physician?query=cardiology`);
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    await page.locator('main article h3 a').nth(1).click();
    await expect(page).toHaveURL(/\/find-a-physician\/physician\//);
    await page.goto(`${servers.site}/find-a-physician?query=hiccups`);
    const help = page.getByText('Did you find what you were looking for?').locator('..');
    await help.getByRole('button', { name: 'No', exact: true }).press('Enter');
    await expect(page.getByText('Thank you. It helps us to make this search better.')).toBeVisible();
    await expect.poll(() => recorder.seen.length).toBe(before + 4);
    const sent = recorder.seen.slice(before);
    const memory = expect.stringMatching(/^[\da-f-]{36}$/) as unknown;
    const common = { language: 'en', total: expect.any(Number) as unknown, memory };
    expect(sent.map(({ body }) => body)).toEqual([
      { event: 'search', query: 'cardiology', isNewVisitor: true, ...common },
      { event: 'click', query: 'cardiology', isNewVisitor: false, position: 2, ...common },
      { event: 'search', query: 'hiccups', isNewVisitor: true, ...common },
      { event: 'feedback', query: 'hiccups', isNewVisitor: false, isHelpful: false, ...common },
    ]);
    for (const { url, headers } of sent) {
      expect(url).toBe('/count');
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|mozilla|chrome|referer/i);
    }
    // No search makes a cookie, and an illness is no part of the site.
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['alert', 'cookie-consent']);
    await page.goto(`${servers.site}/cancer`);
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => window.analyticsQueue))
      .toEqual([{ eventName: 'page view', event: 'page view', pageSiteSection: 'other' }]);
    await context.close();
  });

  test('[B23] nineteen visitors leave no word; with twenty it is known: searches, opened results, what found nothing', async () => {
    const everybody = async (query: string, first: number, last: number) => {
      for (let number = first; number <= last; number += 1)
        await search(query, { ...agreed, ...visitor(number) });
    };
    await everybody('zzqqxx', 1, 19);
    await everybody('طبيب القلب', 1, 20);
    // One visitor who searches again and again is one.
    for (let time = 0; time < 25; time += 1) await search('asthma', { ...agreed, ...visitor(9) });
    const names = async () => (await report()).top.map(({ query }) => query);
    await expect.poll(names).toEqual(['طبيب القلب']);
    await everybody('zzqqxx', 20, 20);
    await expect
      .poll(async () => (await report()).withoutResults)
      .toContainEqual({ query: 'zzqqxx', searches: 20, clicks: 0, position: null });
    expect(await names()).not.toContain('asthma');
  });

  test('[B23] [I13] a search that finds nothing is told to a tag manager as a number, without its words', async ({
    browser,
  }) => {
    const { context, page } = await agreeing(browser, servers);
    await page.goto(`${servers.site}/find-a-physician?query=zzqqxx`);
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    const queue = () => page.evaluate(() => window.analyticsQueue);
    await expect
      .poll(queue)
      .toContainEqual({ eventName: 'search fail', event: 'search fail', searchNumberResults: '0' });
    expect(JSON.stringify(await queue())).not.toContain('zzqqxx');
    await context.close();
  });

  test('[B23] a suggestion that is opened by the keyboard is a search and a click', async ({ browser }) => {
    const before = await report();
    const { context, page } = await agreeing(browser, servers);
    await page.goto(servers.site);
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    const field = page.getByRole('banner').locator('input[name=query]');
    await field.pressSequentially('asthma');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    const clicked = page.waitForRequest(/\/api\/search-click$/);
    await field.press('Enter');
    const sent = (await clicked).postDataJSON() as Record<string, unknown>;
    expect(sent).toMatchObject({ query: 'asthma', position: 1, isSuggestion: true, language: 'en' });
    await expect.poll(async () => (await report()).clicks).toBe(before.clicks + 1);
    await context.close();
  });

  test('[B23] [N3] a query that may say who somebody is goes nowhere', async () => {
    const before = recorder.seen.length;
    await search('jane@example.org', agreed);
    await search('312-555-0142', agreed);
    await search('eczema', agreed);
    await expect.poll(() => recorder.seen.length).toBe(before + 1);
    expect(recorder.seen.at(-1)?.body.query).toBe('eczema');
  });

  test('[B23] the report is for whoever has the key; a foreign page counts nothing', async () => {
    expect((await fetch(`${servers.gateways}/collector/report`)).status).toBe(401);
    const foreign = await fetch(`${servers.site}/api/search-click`, { method: 'POST', body: '{}' });
    expect(foreign.status).toBe(403);
  });
});

test('[B23] [N2] a search vendor is told only where one is set, behind consent, and the question says so', async ({
  browser,
}) => {
  const vendor = await startRecorder();
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    environment: {
      ANALYTICS_ENABLED: 'true',
      SEARCH_ANALYTICS_HOST: vendor.host,
      SEARCH_ANALYTICS_KEY: 'vendor-key',
    },
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(servers.site);
    await page.getByRole('button', { name: 'Dismiss alert' }).press('Enter');
    const question = page.getByRole('region', { name: 'Privacy choices' });
    await expect(question).toContainText(
      'A search service that works for us also receives what you search for and which results you see and open, with a random number for this visit.',
    );
    await page.goto(`${servers.site}/find-a-physician?query=rash`);
    // The question comes with the scripts, and those with the first sign of the visitor.
    await page.keyboard.press('Tab');
    await question.getByRole('button', { name: 'Yes, count my visit' }).click();
    expect(vendor.seen).toEqual([]);
    await page.goto(`${servers.site}/find-a-physician?query=cardiology`);
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'searchcookie');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
    await page.locator('main article h3 a').nth(1).click();
    await expect(page).toHaveURL(/\/find-a-physician\/physician\//);
    await expect.poll(() => vendor.seen.length).toBe(2);
    const events = vendor.seen.map(({ url }) => {
      const data = new URL(url, vendor.host).searchParams.get('data') ?? '';
      return JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as Record<string, unknown>;
    });
    expect(vendor.seen.every(({ url }) => url.startsWith('/api/v2/track/?data='))).toBe(true);
    expect(events).toMatchObject([
      {
        event: '_search',
        properties: {
          key: 'vendor-key',
          query: 'cardiology',
          pageNo: 1,
          language: 'en',
          session: cookie?.value,
        },
      },
      { event: '_searchclick', properties: { query: 'cardiology', position: 2 } },
    ]);
    for (const { headers } of vendor.seen)
      expect(JSON.stringify(headers)).not.toMatch(/cookie|referer|mozilla|forwarded/i);
    await context.close();
  } finally {
    await servers.stop();
    vendor.close();
  }
});

test('[B23] with the collector gone, searches answer as ever', async () => {
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    environment: { ANALYTICS_ENABLED: 'true', SEARCH_COUNTS_HOST: `http://127.0.0.1:${await freePort()}` },
  });
  try {
    const page = await fetch(`${servers.site}/find-a-physician?query=cardiology`, { headers: agreed });
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<article/);
    expect(page.headers.getSetCookie()).toEqual([]);
  } finally {
    await servers.stop();
  }
});
