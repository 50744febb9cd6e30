import '@/analytics/queue';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openValue } from '../../gateways/db/sealing/cipher.ts';
import { dataKeys } from '../../gateways/db/sealing/keys.ts';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { canaryMark, fillLong } from './request-page';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { giveSign } from './support';

/** How the line to the scheduling gateway behaves; in every mode but `down` the gateway itself works. */
type Line = 'open' | 'down' | 'html' | 'truncated' | 'answerLost' | 'slow';

/** Longer than the site waits for the gateway. */
const slowMs = 12_000;

let servers: Servers;
let line: Server;
let mode: Line = 'open';
const folder = temporaryFolder('requests');
const logFile = join(folder, 'servers.log');
const addresses: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const gatewaysPort = await freePort();
  line = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (mode === 'down') return response.destroy();
      if (mode === 'html') return response.writeHead(500).end('<html>\n<h1>Down</h1>\n</html>');
      if (mode === 'truncated')
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{"Status":"2');
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name)),
      ) as Record<string, string>;
      void fetch(`http://127.0.0.1:${gatewaysPort}/scheduling/v1${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }).then(async (answer) => {
        const text = await answer.text();
        if (mode === 'answerLost') return response.destroy();
        if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
        return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      });
      return undefined;
    });
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  servers = await startServers({
    port: await freePort(),
    gatewaysPort,
    keptData: folder,
    logFile,
    environment: {
      SCHEDULING_HOST: `http://127.0.0.1:${address.port}`,
      BOOKINGS_PER_TEN_MINUTES: '1000',
      ANALYTICS_ENABLED: 'true',
    },
  });
});
test.afterAll(() => {
  line.close();
});

async function open(page: Page): Promise<void> {
  page.on('request', (request) => addresses.push(request.url()));
  await page.context().addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
  await page.goto(`${servers.site}/request-an-appointment`);
  await giveSign(page);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
}

/** A picture that says where it was taken, and by whose telephone. */
const canaryPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#1450a0' } })
    .withExif({ IFD0: { Make: 'Quinella Canary' } })
    .jpeg()
    .toBuffer();

const send = (page: Page) => page.getByRole('button', { name: 'Send the request' }).click();
const failure = 'Something went wrong and the appointment was not requested. Please try submitting again.';

for (const [given, concerns] of [
  ['down', 'Canary one'],
  ['html', 'Canary two'],
  ['truncated', 'Canary three'],
  ['answerLost', 'Canary four'],
  ['slow', 'Canary five'],
] as const) {
  test(`[J3] [J4] [K10] the gateway's line is ${given}: the catalogue's words, the input kept, the next try takes`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    mode = given;
    await open(page);
    await fillLong(page, { concerns });
    await send(page);
    await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeFocused({ timeout: 20_000 });
    await expect(page.getByText(failure)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByLabel('What do you want to address?')).toHaveValue(concerns);
    mode = 'open';
    // The breaker of the line opens after many failures and closes by itself.
    await expect(async () => {
      await send(page);
      await expect(page.getByRole('heading', { name: /Thank you|An error occurred/ })).toBeVisible();
      const again = page.getByRole('button', { name: 'Back to the form' });
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    const pushed = await page.evaluate(() =>
      JSON.stringify([window.analyticsQueue, { ...sessionStorage }, document.title]),
    );
    expect(pushed).toContain('form submit');
    expect(pushed).not.toMatch(canaryMark);
  });
}

test('[K10] [J3] two presses send one request', async ({ page }) => {
  await open(page);
  await fillLong(page, { concerns: 'Canary twice' });
  await page.getByRole('button', { name: 'Send the request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[K10] a failing line keeps the input; a page that is sent again stores nothing twice', async ({
    page,
  }) => {
    page.on('request', (request) => addresses.push(request.url()));
    mode = 'html';
    await page.goto(`${servers.site}/request-an-appointment`);
    await fillLong(page, { concerns: 'Canary plain' });
    await send(page);
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByLabel('What do you want to address?')).toHaveValue('Canary plain');
    mode = 'open';
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('[J9] [K10] pictures of the card go with the form; one that cannot be taken is told, and both are asked for again', async ({
    page,
  }) => {
    page.on('request', (request) => addresses.push(request.url()));
    mode = 'open';
    await page.goto(`${servers.site}/request-an-appointment`);
    await fillLong(page, { concerns: 'Canary card' });
    const card = { name: 'quinella.jpg', mimeType: 'image/jpeg', buffer: await canaryPhoto() };
    await page.getByLabel('Front of the insurance card').setInputFiles(card);
    await page
      .getByLabel('Back of the insurance card')
      .setInputFiles({ ...card, buffer: Buffer.from('GIF89a') });
    await send(page);
    await expect(
      page.getByRole('link', { name: 'Back of the insurance card: Please choose a photo' }),
    ).toBeVisible();
    await expect(page.getByText('Please choose the pictures of your card again.')).toBeVisible();
    await expect(page.getByLabel('What do you want to address?')).toHaveValue('Canary card');
    await page.getByLabel('Front of the insurance card').setInputFiles(card);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});

test('[K10] [J6] [J9] each request is stored once, and a patient is in no address, page, error or line of a log', async ({
  request,
}) => {
  const posted = await request.post(`${servers.site}/request-an-appointment`, {
    form: { firstName: 'Quinella' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(posted.status()).toBe(403);
  const refused = await request.post(`${servers.site}/api/scheduling/request`, {
    data: { form: '{A}', values: { firstName: 'Quinella', canary: 'Canary' } },
    headers: { 'x-requested-with': 'foyer' },
  });
  expect(refused.status()).toBe(400);
  for (const text of [
    await posted.text(),
    await refused.text(),
    await (await request.get(`${servers.site}/request-an-appointment`)).text(),
    await (await request.get(`${servers.site}/api/requestApptData.json`)).text(),
  ])
    expect(text).not.toMatch(canaryMark);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.join('\n')).not.toMatch(canaryMark);

  await servers.stop();
  const log = readFileSync(logFile, 'utf8');
  expect(log).toContain('site-ready');
  expect(log).not.toMatch(canaryMark);
  const store = new DatabaseSync(join(folder, 'foyer.db'), { readOnly: true });
  const rows = store.prepare('select source_application as source, details from appointment_request').all();
  const pictures = store.prepare('select name, content from request_attachment').all();
  store.close();
  expect(pictures.map(({ name }) => name)).toEqual(['InsuranceCardFront']);
  // Encrypted: nobody who has the store sees a picture.
  expect(String(pictures[0]?.content)).not.toMatch(/^\/9j\//);
  // Sealed, for whoever copies the file: the gateways' key opens it.
  expect(rows.filter(({ details }) => canaryMark.test(String(details)))).toEqual([]);
  const keys = dataKeys({ given: '', folder }, false);
  const read = rows.map(({ details }) => openValue(keys, 'details', String(details)));
  const told = read.map((details) => /Comments: (Canary \w+)/.exec(details)?.[1]).toSorted();
  expect(told).toEqual([
    'Canary card',
    'Canary five',
    'Canary four',
    'Canary one',
    'Canary plain',
    'Canary three',
    'Canary twice',
    'Canary two',
  ]);
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['AppointmentRequestWebForm']));
});
