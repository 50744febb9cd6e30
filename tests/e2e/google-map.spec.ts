import { expect, test, type Page } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { standInForGoogle } from './google-stand-in';
import { expectAccessible } from './support';

/** A scheduling system's host, which a stand-in answers for. */
const widgets = 'https://open-times.calder.example';

/** Everything here is seen against a stand-in, not against Google. */
test.describe('with a key for Google’s map', () => {
  // One group, which starts its servers once: in parallel each browser would start some of its own.
  test.describe.configure({ mode: 'default' });
  let servers: Servers;
  test.beforeAll(async () => {
    servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      environment: { MAPS_KEY: 'a-public-key', MAPS_MAP_ID: 'a-map', WIDGET_HOST: widgets },
    });
  });
  test.afterAll(() => servers.stop());

  /** Whatever a visitor's browser should not meet. */
  function troubleOf(page: Page): string[] {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    return trouble;
  }
  const regionOf = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
  async function openMap(page: Page, path = '/find-a-location'): Promise<void> {
    await page.goto(servers.site + path);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(regionOf(page)).toBeVisible();
  }

  test('[L5] [O3] a scheduling system’s page stands in its frame, on the page of that widget alone', async ({
    page,
  }) => {
    const trouble = troubleOf(page);
    const asked: URL[] = [];
    await page.route(`${widgets}/**`, async (route) => {
      asked.push(new URL(route.request().url()));
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>t</title><h1>Open times</h1>',
      });
    });
    const policy = (await page.request.get(`${servers.site}/about`)).headers()['content-security-policy'];
    expect(policy).not.toContain(widgets);
    await page.goto(`${servers.site}/primary-care`);
    const frame = page.locator('iframe[title="Open times for visits"]');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('heading', { name: 'Open times' })).toBeVisible();
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `${widgets}/embed/SignupAndSchedule/EmbeddedSchedule`,
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ dept: '10501', vt: '9003' });
    expect(trouble).toEqual([]);
  });

  test('[E9] nothing is asked of Google until the visitor chooses its map, and it learns no search', async ({
    page,
  }) => {
    const trouble = troubleOf(page);
    const asked = await standInForGoogle(page);
    const strict = await page.request.get(`${servers.site}/find-a-location?query=clinic`);
    expect(strict.headers()['content-security-policy']).not.toContain('google');
    expect(strict.headers()['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
    await openMap(page, '/find-a-location?query=clinic');
    const choice = regionOf(page).getByRole('link', { name: 'Show Google’s map' });
    await expect(choice).toBeVisible();
    await expect(regionOf(page)).toContainText('Google then learns your internet address');
    await expectAccessible(page);
    expect(asked).toEqual([]);

    await choice.click();
    await expect(regionOf(page).locator('[data-google]')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('query')).toBe('clinic');
    expect(asked.length).toBeGreaterThan(0);
    const script = new URL(asked[0] ?? '');
    expect(script.origin + script.pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect(Object.fromEntries(script.searchParams)).toMatchObject({
      key: 'a-public-key',
      auth_referrer_policy: 'origin',
      language: 'en',
    });
    expect(asked.join(' ')).not.toContain('clinic');
    const { headers } = { headers: (await page.request.get(page.url())).headers() };
    expect(headers['content-security-policy']).toContain('https://maps.googleapis.com');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');

    await regionOf(page).getByRole('link', { name: 'Show our own map' }).click();
    await expect(regionOf(page).getByRole('group', { name: /arrow keys/ })).toBeVisible();
    expect(trouble).toEqual([]);
  });

  test('[B8] [E4] [E8] Google’s map has the list, the numbers and the keys of our own', async ({ page }) => {
    const trouble = troubleOf(page);
    await standInForGoogle(page);
    await openMap(page, '/find-a-location?map=google');
    const map = regionOf(page);
    const canvas = map.locator('[data-google]');
    await expect(canvas).toHaveAttribute('data-google', '{"mapId":"a-map","zoom":10}');
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(entries).toHaveCount(24);
    const clusters = map.getByRole('button', { name: /places: come nearer/ });
    await expect(clusters.first()).toBeVisible();
    await expectAccessible(page);
    const { width } = (await clusters.first().boundingBox()) ?? { width: 0 };
    expect(Math.round(width)).toBe(55);

    const zoom = async () => Number(await canvas.getAttribute('data-zoom'));
    const whole = await zoom();
    await clusters.first().press('Enter');
    await expect.poll(zoom).toBeGreaterThan(whole);
    await map.getByRole('button', { name: 'All' }).click();
    await expect.poll(zoom).toBe(whole);
    await map.getByRole('button', { name: 'Nearer', exact: true }).click();
    await expect.poll(zoom).toBe(whole + 1);
    for (let farther = 0; farther < 30; farther += 1)
      await map.getByRole('button', { name: 'Nearer', exact: true }).click();
    await expect.poll(zoom).toBe(22);
    await map.getByRole('button', { name: 'All' }).click();

    // Whole Chicago is one cluster: the details stand where the cluster is, and where the place is once it is parted.
    const first = entries.first();
    const name = String(await first.getByRole('heading').getByRole('link').textContent());
    const shown = map.locator('[data-position]');
    const place = async () => String(await shown.getAttribute('data-position'));
    for (let times = 0; times < 4; times += 1) await map.getByRole('button', { name: 'Farther' }).click();
    await first.getByRole('button', { name: `Show on the map: ${name}` }).click();
    const inCluster = await place();
    for (let times = 0; times < 12; times += 1)
      await map.getByRole('button', { name: 'Nearer', exact: true }).click();
    await expect.poll(place).not.toBe(inCluster);
    await expect
      .poll(async () => JSON.parse(await place()) as object)
      .toEqual({ lat: 41.7887, lng: -87.6043 });
    await expect(shown).toHaveCSS('min-width', '300px');
    await expect(shown).toHaveCSS('max-width', '500px');
    await map.getByRole('button', { name: 'Close' }).click();
    await map.getByRole('button', { name: 'All' }).click();
    await first.getByRole('button', { name: `Show on the map: ${name}` }).click();
    await expect(first).toHaveAttribute('aria-current', 'true');
    const details = map.getByRole('link', { name: 'View Location Details' });
    await expect(details).toBeVisible();
    await expectAccessible(page);
    await map.getByRole('button', { name: 'Close' }).click();
    await expect(details).toHaveCount(0);
    await expect(first).not.toHaveAttribute('aria-current');
    const single = map.getByRole('button', { name: /^\d+: / }).first();
    await single.press('Enter');
    await expect(details).toBeVisible();
    expect(trouble).toEqual([]);
  });

  test('[B8] [E4] one place alone is shown no nearer than zoom 12, and filters keep Google’s map', async ({
    page,
  }) => {
    await standInForGoogle(page);
    await openMap(page, '/find-a-location?map=google');
    const canvas = regionOf(page).locator('[data-google]');
    await expect(canvas).toBeVisible();
    const names = page.getByRole('main').getByRole('heading', { level: 3 });
    const name = String(await names.first().getByRole('link').textContent());
    const query = page.locator('input[name="query"]').last();
    await query.fill(name);
    await query.press('Enter');
    await expect(page).not.toHaveURL(/map=google/);
    await expect.poll(() => names.count()).toBeLessThan(24);
    await expect(canvas).toBeVisible();
    expect(Number(await canvas.getAttribute('data-zoom'))).toBeLessThanOrEqual(12);
  });

  test('[E9] where Google does not answer or refuses the key, our own map stands in', async ({ page }) => {
    await page.route(/googleapis\.com/, (route) => route.abort());
    await openMap(page, '/find-a-location?map=google');
    await expect(regionOf(page).getByRole('group', { name: /arrow keys/ })).toBeVisible();
    await expect(
      regionOf(page)
        .getByRole('status')
        .filter({ hasText: /^Google’s map cannot be shown right now\. This is our own\.$/ }),
    ).toBeVisible();

    await page.unrouteAll();
    await standInForGoogle(page);
    await page.goto(`${servers.site}/find-a-location?map=google&page=1`);
    await expect(regionOf(page).locator('[data-google]')).toBeVisible();
    await page.evaluate(() => (window as { gm_authFailure?: () => void }).gm_authFailure?.());
    await expect(regionOf(page).getByRole('group', { name: /arrow keys/ })).toBeVisible();
  });
});

test('[E9] without a key Google’s map is not offered, whatever the address says', async ({ page }) => {
  const site = process.env.SITE_URL ?? '';
  const answer = await page.request.get(`${site}/find-a-location?map=google`);
  expect(answer.headers()['content-security-policy']).not.toContain('google');
  await page.goto(`${site}/find-a-location?map=google`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('group', { name: /arrow keys/ })).toBeVisible();
  await expect(map.getByText(/Google/)).toHaveCount(0);
});
