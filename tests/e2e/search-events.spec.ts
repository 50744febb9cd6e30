import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

type Line = { query: string; searches: number; clicks: number; position: number | null };
type Report = {
  searches: number;
  clicks: number;
  top: Line[];
  withoutResults: Line[];
  unhelpful: Line[];
};

test.describe('searches of visitors who agreed', () => {
  test.describe.configure({ mode: 'serial' });
  let servers: Servers;
  test.beforeAll(async () => {
    servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      environment: { ANALYTICS_ENABLED: 'true', SEARCHES_PER_MINUTE: '10000' },
    });
  });
  test.afterAll(() => servers.stop());

  const agreed = 'cookie-consent=analytics';
  const report = async (): Promise<Report> => {
    const answer = await fetch(`${servers.gateways}/collector/report?days=1`, {
      headers: { authorization: 'Bearer foyer-demo' },
    });
    return (await answer.json()) as Report;
  };
  const search = (query: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${servers.site}/find-a-physician?query=${encodeURIComponent(query)}`, { headers });

  test('[B23] [N2] without a yes, and against a browser that refuses, nothing is counted and no cookie made', async () => {
    const silent = await search('rash', {});
    const refused = await search('rash', { cookie: agreed, 'sec-gpc': '1' });
    const declined = await search('rash', { cookie: 'cookie-consent=necessary' });
    for (const answer of [silent, refused, declined]) expect(answer.headers.getSetCookie()).toEqual([]);
    // Whatever had been sent would be there before the next event is.
    await search('asthma', { cookie: agreed });
    await expect.poll(async () => (await report()).searches).toBe(1);
  });

  test('[B23] three visits make a query known: searches, opened results, their place, and what found nothing', async ({
    browser,
  }) => {
    for (const _visit of [1, 2, 3]) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
      const page = await context.newPage();
      await page.goto(`${servers.site}/find-a-physician?query=cardiology`);
      const cookie = (await context.cookies()).find(({ name }) => name === 'searchcookie');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
      await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
      const clicked = page.waitForRequest(/\/api\/search-click$/);
      await page.locator('main article h3 a').nth(1).click();
      await clicked;
      await expect(page).toHaveURL(/\/find-a-physician\/physician\//);
      await page.goto(`${servers.site}/find-a-physician?query=zzqqxx`);
      await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
      expect(
        await page.evaluate(() => (window as { analyticsQueue?: unknown }).analyticsQueue),
      ).toContainEqual({
        eventName: 'search fail',
        resultCount: '0',
      });
      await search('pediatría niños', { cookie: `${agreed}; searchcookie=${String(cookie?.value)}` });
      await search('طبيب القلب', { cookie: `${agreed}; searchcookie=${String(cookie?.value)}` });
      await context.close();
    }
    await expect.poll(async () => (await report()).clicks).toBe(3);
    await expect.poll(async () => (await report()).searches).toBe(13);
    const { top, withoutResults } = await report();
    expect(top).toContainEqual({ query: 'cardiology', searches: 3, clicks: 3, position: 2 });
    expect(top.map(({ query }) => query)).toEqual(expect.arrayContaining(['pediatría niños', 'طبيب القلب']));
    expect(withoutResults.map(({ query }) => query)).toContain('zzqqxx');
    // One visit asked for it: it stays unnamed.
    expect(top.map(({ query }) => query)).not.toContain('asthma');
  });

  test('[B23] a suggestion that is opened by the keyboard is a search and a click', async ({ browser }) => {
    const before = await report();
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
    const page = await context.newPage();
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
    const before = (await report()).searches;
    await search('jane@example.org', { cookie: agreed });
    await search('312-555-0142', { cookie: agreed });
    await search('eczema', { cookie: agreed });
    await expect.poll(async () => (await report()).searches).toBe(before + 1);
  });

  test('[B29] a visitor who agreed can say that a search did not help; three make it known', async ({
    browser,
  }) => {
    for (const _visit of [1, 2, 3]) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
      const page = await context.newPage();
      await page.goto(`${servers.site}/find-a-physician?query=hiccups`);
      const question = page.getByText('Did you find what you were looking for?').locator('..');
      await question.getByRole('button', { name: 'No', exact: true }).press('Enter');
      await expect(page.getByText('Thank you. It helps us to make this search better.')).toBeVisible();
      await context.close();
    }
    await expect.poll(async () => (await report()).unhelpful.map(({ query }) => query)).toEqual(['hiccups']);
  });

  test('[B23] the report is for whoever has the key; what is no event is refused', async () => {
    const track = (data: string) =>
      fetch(`${servers.gateways}/collector/api/v2/track/?data=${encodeURIComponent(data)}`);
    expect((await fetch(`${servers.gateways}/collector/report`)).status).toBe(401);
    expect((await track('nonsense')).status).toBe(400);
    const properties = { key: 'wrong', session: 's', query: 'x' };
    const wrongKey = Buffer.from(JSON.stringify({ event: '_search', properties })).toString('base64');
    expect((await track(wrongKey)).status).toBe(400);
    const foreign = await fetch(`${servers.site}/api/search-click`, { method: 'POST', body: '{}' });
    expect(foreign.status).toBe(403);
  });
});

test('[B23] with the collector gone, searches answer as ever', async () => {
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    environment: { ANALYTICS_ENABLED: 'true', SEARCH_ANALYTICS_HOST: `http://127.0.0.1:${await freePort()}` },
  });
  try {
    const page = await fetch(`${servers.site}/find-a-physician?query=cardiology`, {
      headers: { cookie: 'cookie-consent=analytics' },
    });
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<article/);
    expect(page.headers.getSetCookie().join()).toMatch(/^searchcookie=/);
  } finally {
    await servers.stop();
  }
});
