import '@/analytics/queue';
import { expect, test, type Page } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

/** A scheduling system's host. */
const widgets = 'https://open-times.calder.example';

test.describe('with a vendor’s agreement, and hosts of vendors named', () => {
  test.describe.configure({ mode: 'default' });
  let servers: Servers;
  test.beforeAll(async () => {
    servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      environment: {
        ANALYTICS_ENABLED: 'true',
        ANALYTICS_BAA: 'true',
        WIDGET_HOST: widgets,
        MAPS_KEY: 'a-public-key',
      },
    });
  });
  test.afterAll(() => servers.stop());

  const told = (page: Page) => page.evaluate(() => window.analyticsQueue ?? []);
  const names = async (page: Page) => (await told(page)).map(({ eventName }) => eventName);

  test('[N1] [N3] what a visitor looks at is told, what they typed and where they are never is', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
    const visited: object[] = [];
    const visit = async (path: string, first: string) => {
      visited.push(...(await told(page)));
      await page.goto(servers.site + path);
      await expect.poll(() => names(page)).toContain(first);
      return told(page);
    };
    const filter = encodeURIComponent('c_gender_s:"Female"');
    const search = await visit(`/find-a-physician?query=knee&distance=60601&filter=${filter}`, 'search');
    expect(search.find(({ eventName }) => eventName === 'search')).toEqual({
      eventName: 'search',
      event: 'search',
      searchCategory: 'physician',
      searchFilters: 'c_gender_s:Female',
      searchFilter: 'c_gender_s:Female',
      searchNumberResults: expect.stringMatching(/^[1-9]\d*$/),
    });
    await visit('/find-a-physician?query=zzqxcanary', 'search fail');
    const [trial] = await visit('/find-a-clinical-trial/a-once-a-day-pill-for-heart-failure', 'page view');
    expect(trial).toMatchObject({
      pageName: expect.stringMatching(/\w/),
    });
    const [request] = await visit('/request-an-appointment', 'page view');
    expect(request).toEqual({
      eventName: 'page view',
      event: 'page view',
      pageSiteSection: 'request-an-appointment',
    });
    const first = page.getByRole('textbox', { name: 'First name' }).first();
    await first.fill('Canary');
    await expect.poll(() => names(page)).toContain('form start');
    expect((await told(page)).at(-1)).toEqual({
      eventName: 'form start',
      event: 'form start',
      formName: 'request',
    });
    // Who asks for a time with any doctor says why they come: the page tells no more than that it was seen.
    expect((await visit('/soonest-appointment', 'page view'))[0]).toEqual({
      eventName: 'page view',
      event: 'page view',
      pageSiteSection: 'other',
    });
    visited.push(...(await told(page)));
    expect(JSON.stringify(visited)).not.toMatch(/canary|knee|60601|searchTerm|searchLocation|schedule[A-Z]/i);
  });

  test('[N3] no page without a vendor’s part may ask a vendor, or does', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(servers.site) && request.url().startsWith('http'))
        foreign.push(request.url());
    });
    for (const path of ['/', '/find-a-location', '/about', '/international/pay-your-bill', '/forefront']) {
      await page.goto(servers.site + path, { waitUntil: 'load' });
      const policy = (await page.request.get(servers.site + path)).headers()['content-security-policy'] ?? '';
      expect(policy, path).not.toMatch(/open-times|google|vimeo/);
    }
    expect(foreign).toEqual([]);
  });
});
