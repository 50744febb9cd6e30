import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

const most = 999;
const enoughMs = 3000;

/** Locations beside those of the content, spread over the city and its suburbs. */
const more = Array.from({ length: most }, (_unused, number) => ({
  _uniqueid: `many-${number}|en`,
  _language: 'en',
  resultitemid_s: `many-${number}`,
  resulturl_s: `/find-a-location/location/many-${number}`,
  resulttitle_t: `Clinic ${number}`,
  c_searchsections_sm: ['Locations'],
  address_1_t: `${number} Main Street`,
  c_city_s: 'Chicago',
  coordinate_rpt: `${41.4 + ((number * 37) % most) / 1100},${-88.4 + ((number * 101) % most) / 1250}`,
}));

test.describe('a search with as many locations as a map takes', () => {
  let servers: Servers;
  test.beforeAll(async () => {
    servers = await startServers({ port: await freePort(), gatewaysPort: await freePort() });
    const answer = await fetch(`${servers.gateways}/search/update?commit=true`, {
      method: 'POST',
      headers: { authorization: 'Token foyer-demo', 'content-type': 'application/json' },
      body: JSON.stringify(more),
    });
    expect(answer.status).toBe(200);
  });
  test.afterAll(() => servers.stop());

  test('[B8] 999 places are on list and map, and can be used, within three seconds', async ({ page }) => {
    await page.goto(`${servers.site}/find-a-location?sort=`);
    const map = page.getByRole('region', { name: 'Map of the results' });
    const nearer = map.getByRole('button', { name: 'Nearer', exact: true });
    const clusters = map.getByRole('button', { name: /locations: come nearer/ });
    await expect(page.getByRole('article').first()).toBeVisible();
    const began = Date.now();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(clusters.first()).toBeVisible();
    const before = await clusters.first().textContent();
    await nearer.click();
    await expect(clusters.first()).not.toHaveText(before ?? '');
    expect(Date.now() - began).toBeLessThan(enoughMs);
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    expect(await titles.count()).toBe(most);
  });
});
