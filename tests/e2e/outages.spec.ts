import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { expect, test } from '@playwright/test';

let servers: Servers;
let folder: string;
test.beforeAll(async () => {
  // The log is a pipe whose reader goes away, as in `npm start | head`: what is logged from then on fails.
  folder = mkdtempSync(join(tmpdir(), 'foyer-log-'));
  const logFile = join(folder, 'log');
  execFileSync('mkfifo', [logFile]);
  const reader = openSync(logFile, 'r+');
  servers = await startServers({ port: await freePort(), gatewaysPort: await freePort(), logFile });
  closeSync(reader);
});
test.afterAll(async () => {
  await servers.stop();
  rmSync(folder, { recursive: true });
});

test('[B18] [I3] [O8] with every gateway gone and a log that nobody reads, pages stay and live parts say what is wrong and whom to call', async ({
  page,
  request,
}) => {
  const results = await (await request.get(`${servers.site}/find-a-physician?query=cardiology`)).text();
  const profile = /href="(\/find-a-physician\/physician\/[a-z0-9-]+)#book"/.exec(results)?.[1];
  expect(profile).toBeDefined();
  const seen = ['/', '/find-a-location/location/hyde-park', String(profile)];
  for (const path of seen) expect((await request.get(servers.site + path)).status()).toBe(200);

  await servers.loseGateways();

  for (const path of seen) expect((await request.get(servers.site + path)).status()).toBe(200);
  await page.goto(`${servers.site}/find-a-physician?query=knee`);
  await expect(
    page.getByText(/Search is not available right now\. Please try again or call/).first(),
  ).toBeVisible();
  await expect(page.getByText('No Results Found')).toBeHidden();
  await expect(page.getByRole('main').locator('input[name=query]')).toHaveValue('knee');
  await page.getByRole('main').getByRole('link', { name: 'Retry' }).first().click();
  await expect(page).toHaveURL(/\?query=knee$/);
  await page.goto(servers.site + String(profile));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^We cannot show appointment times right now\./)).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.locator('#book').getByRole('link', { name: /^Call \d{3}-555-\d{4}$/ })).toBeVisible();
  await expect(page.getByText(/No appointments are available/)).toHaveCount(0);

  const unseen = await request.get(`${servers.site}/find-a-location/location/pilsen`);
  expect(unseen.status()).toBe(503);
  expect(unseen.headers()['retry-after']).toBe('30');
  expect(await unseen.text()).toContain(
    'There is a problem with the resource you are looking for, and it cannot be displayed.',
  );
  await page.goto(`${servers.site}/find-a-location/location/pilsen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thanks for visiting!' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '773-555-0100' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect((await request.get(`${servers.site}/api/livez`)).status()).toBe(200);
  const health = await request.get(`${servers.site}/api/readyz`);
  expect([health.status(), await health.json()]).toMatchObject([
    200,
    { status: 'degraded', disk: 'ok', dependencies: { scheduling: { state: 'down' } } },
  ]);
});
