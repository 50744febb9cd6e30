import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

test.describe('how often one address may search', () => {
  test.describe.configure({ mode: 'serial' });
  let servers: Servers;
  test.beforeAll(async () => {
    servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      environment: { SEARCHES_PER_MINUTE: '6', READS_PER_MINUTE: '1', TRUST_PROXY: '1' },
    });
  });
  test.afterAll(() => servers.stop());

  const get = (path: string, address: string) =>
    fetch(`${servers.site}${path}`, { headers: { 'x-forwarded-for': address } });

  test('[B26] [O8] the first search in each language after a start is answered', async () => {
    for (const path of [
      '/search?query=asthma',
      '/es-mx/search?query=asma',
      '/ar/search?query=%D8%A7%D9%84%D8%B1%D8%A8%D9%88',
    ]) {
      const page = await (await get(path, '198.51.100.1')).text();
      expect(page, path).toContain('<article');
    }
  });

  for (const path of [
    '/find-a-physician?query=heart',
    '/search?query=heart',
    '/es-mx/conditions-services/a-z?letter=A',
  ])
    test(`[B26] a rendered search counts like one by script: ${path}`, async () => {
      const address = `203.0.113.${path.length}`;
      // The same address would be the same answer for some seconds.
      const other = (count: number) => `${path}&sort=${count}`;
      for (let count = 0; count < 6; count += 1) expect((await get(other(count), address)).status).toBe(200);
      const refused = await get(other(6), address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await get(path, '198.51.100.7')).status).toBe(200);
    });

  test('[B26] [B18] pages and scripts count together; a refused page says so, and other pages stay open', async () => {
    const address = '203.0.113.200';
    const found = await (await get('/find-a-physician?query=liver', address)).text();
    const source = /"source":"([^"]+)"/.exec(found)?.[1] ?? '';
    const api = `/api/search?source=${encodeURIComponent(source)}&type=physician&language=en&query=heart`;
    for (let count = 0; count < 5; count += 1) expect((await get(api, address)).status).toBe(200);
    expect((await get(api, address)).status).toBe(429);
    const refused = await get('/find-a-physician?query=lung', address);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain(
      'You are searching very fast. Please wait a moment and try again.',
    );
    expect((await get('/find-a-location', address)).status).toBe(200);
  });

  test('[I3] [K10] who asks for open times too often is told to wait, and asks again by the same address', async ({
    browser,
  }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.201' },
    });
    const address = `${servers.site}/es-mx/schedule-an-appointment/steps?doctor=/nobody`;
    expect((await page.goto(address))?.status()).toBe(200);
    expect((await page.goto(address))?.status()).toBe(429);
    await expect(page.getByText(/^Hubo demasiados intentos\. Espere un rato o llámenos/)).toBeVisible();
    const [again] = await Promise.all([
      page.waitForResponse(address),
      page.getByRole('link', { name: 'Intentar de nuevo' }).click(),
    ]);
    expect(again.status()).toBe(429);
    await page.close();
  });
});
