import { expect, test, type Page } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

const most = 999;
const few = 100;

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

/** Opens the map of all locations and goes a step nearer. @returns milliseconds, the better of two rounds */
async function timeOfMap(page: Page, site: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    await page.goto(`${site}/find-a-location?page=1`);
    const map = page.getByRole('region', { name: 'Map of the results' });
    const clusters = map.getByRole('button', { name: /places: come nearer/ });
    await expect(page.getByRole('article').first()).toBeVisible();
    const began = Date.now();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(clusters.first()).toBeVisible();
    const before = await clusters.first().textContent();
    await map.getByRole('button', { name: 'Nearer', exact: true }).click();
    await expect(clusters.first()).not.toHaveText(before ?? '');
    rounds.push(Date.now() - began);
    // The tab remembers that its visitor wants the map.
    await page.evaluate(() => sessionStorage.clear());
  }
  return Math.min(...rounds);
}

test.describe('a search with as many locations as a map takes', () => {
  let servers: Servers;
  test.beforeAll(async () => {
    servers = await startServers({ port: await freePort(), gatewaysPort: await freePort() });
  });
  test.afterAll(() => servers.stop());

  const add = async (locations: readonly object[]) => {
    const answer = await fetch(`${servers.gateways}/search/update?commit=true`, {
      method: 'POST',
      headers: { authorization: 'Token foyer-demo', 'content-type': 'application/json' },
      body: JSON.stringify(locations),
    });
    expect(answer.status).toBe(200);
  };

  test('[B8] 999 places are on list and map, and each takes no longer than of a hundred', async ({
    page,
  }) => {
    await add(more.slice(0, few));
    const short = await timeOfMap(page, servers.site);
    await add(more.slice(few));
    const long = await timeOfMap(page, servers.site);
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(most);
    test.info().annotations.push({ type: 'map', description: `${few}: ${short} ms, ${most}: ${long} ms` });
    expect(long / short).toBeLessThan(most / few);
  });
});
