import '@/analytics/queue';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as plainExpect, test as plain, type Page } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { tabTo } from './keyboard';
import { canary, canaryMark, fillLong } from './request-page';
import { expect, expectAccessible, giveSign, test } from './support';
import { linkIn } from './visits';
import { temporaryFolder } from '../support/temporary-folder.ts';

const someone = () => `${randomUUID()}@example.org`;

/** Saves what stands in the form. */
async function save(
  page: Page,
  email: string,
  words = { open: 'Save and finish later', send: 'Save and send me the link' },
) {
  await page.getByRole('button', { name: words.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: words.send }).click();
}

test('[J9] saved by keyboard, cleared, gone on with on another device, sent; then the link is used up', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.goto('/request-an-appointment');
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await fillLong(page);
  await page.getByLabel('Email', { exact: true }).fill('not yet');
  await page.getByLabel('Do you need an interpreter?').selectOption('Spanish');
  await page.getByLabel('What do you want to address?').focus();
  await tabTo(page, /^BUTTON Save and finish later/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save and finish later' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save and send me the link' }).press('Enter');
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
  const email = someone();
  await dialog.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your answers are saved' })).toBeFocused();
  await expect(page.getByText('It works until')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the form and leave' }).press('Enter');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');

  const link = await linkIn(email, 'Go on with your form');
  const other = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  const goOn = other.getByRole('button', { name: 'Go on with the form' });
  await expect(goOn).toBeVisible();
  expect(other.url()).not.toContain('code=');
  expect(asked.filter((address) => address.includes('/api/'))).toEqual([]);
  await expectAccessible(other);
  await goOn.press('Enter');
  await expect(other).toHaveURL('/request-an-appointment');
  await expect(other.getByText('Your answers are back.')).toBeVisible();
  await expect(other.getByLabel('First name')).toHaveValue(canary.firstName);
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue('not yet');
  await expect(other.getByLabel('What do you want to address?')).toHaveValue(canary.concerns);
  await expect(other.getByLabel('Do you need an interpreter?')).toHaveValue('Spanish');
  await expectAccessible(other);
  const kept = await other.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  );
  expect(kept).not.toMatch(canaryMark);
  await other.getByLabel('Email', { exact: true }).fill(canary.email);
  await other.getByRole('button', { name: 'Send the request' }).click();
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(asked.join('\n')).not.toMatch(canaryMark);
  await other.goto(link);
  await other.getByRole('button', { name: 'Go on with the form' }).click();
  await expect(other.getByText('This link is not valid: it was used')).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});

test('[J9] a newer link takes the place of the older one, and the holder of it deletes their answers', async ({
  page,
}) => {
  await page.goto('/request-an-appointment');
  await page.getByLabel('First name').fill('Once');
  const [first, second] = [someone(), someone()];
  await save(page, first);
  // A message that is not out yet is not sent any more when a newer one takes its place.
  const old = await linkIn(first, 'Go on with your form');
  await page.getByRole('button', { name: 'Go on with the form' }).click();
  await page.getByLabel('First name').fill('Twice');
  await save(page, second);
  await expect(page.getByRole('heading', { name: 'Your answers are saved' })).toBeVisible();
  const link = await linkIn(second, 'Go on with your form');
  await page.goto(old);
  await page.getByRole('button', { name: 'Go on with the form' }).click();
  await expect(page.getByText('replaced by a newer one')).toBeVisible();
  await page.goto('/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Delete my answers' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your answers are deleted' })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Twice');
  await expectAccessible(page);
  await page.goto('/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Go on with the form' }).click();
  await expect(page.getByText('This link is not valid')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Request an appointment' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

for (const [language, prefix, words, subject, goOn] of [
  [
    'Spanish',
    '/es-mx',
    { open: 'Guardar y terminar después', send: 'Guardar y enviarme el enlace' },
    'Continúe',
    'Continuar con el formulario',
  ],
  ['Arabic', '/ar', { open: 'احفظ وأكمل لاحقًا', send: 'احفظ وأرسل إلي الرابط' }, 'أكمل', 'إكمال الاستمارة'],
] as const) {
  test(`[J9] the international form is finished later in ${language} at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${prefix}/international/request-an-appointment`);
    await page.locator('[name="firstName"]').fill('Alguien');
    const email = someone();
    await save(page, email, words);
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const answer = await page.goto(await linkIn(email, subject));
    expect(new URL(page.url()).pathname).toBe(`${prefix}/appointments/saved-request`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.getByRole('button', { name: goOn })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: goOn }).click();
    await expect(page).toHaveURL(`${prefix}/international/request-an-appointment`);
    await expect(page.locator('[name="firstName"]')).toHaveValue('Alguien');
  });
}

test('[J9] after typing and then nothing for five minutes, the visitor is told that they can finish later', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/request-an-appointment');
  await giveSign(page);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  const offer = page.getByText('Do you need more time?');
  await page.clock.fastForward('06:00');
  await expect(offer).toHaveCount(0);
  await page.getByLabel('First name').fill('Somebody');
  await page.clock.fastForward('04:59');
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Last name').fill('Else');
  await expect(offer).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[J9] a form that cannot be finished later says so, and names the telephone', async ({ page }) => {
    await page.goto('/request-an-appointment');
    await expect(page.getByText('Finishing this form later needs JavaScript')).toBeVisible();
    await expect(page.getByText('You can also ask for a visit by phone: 773-555-0100.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save and finish later' })).toBeHidden();
    await page.goto('/appointments/saved-request');
    await expect(page.getByText('This page needs JavaScript')).toBeVisible();
  });
});

plain.describe('what is known of a saved form', () => {
  const folder = temporaryFolder('saved');
  const logFile = join(folder, 'servers.log');
  let servers: Servers;

  plain.beforeAll(async () => {
    servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      keptData: folder,
      logFile,
      environment: { MAILBOX: '1', ANALYTICS_ENABLED: 'true', BOOKINGS_PER_TEN_MINUTES: '3' },
    });
  });

  plain(
    '[J9] [K10] nothing in addresses, analytics, the log or the store; and a browser saves three times more',
    async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.context().addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
      await page.goto(`${servers.site}/request-an-appointment`);
      await plainExpect(page.getByLabel('Doctor (optional)')).toBeEnabled();
      await fillLong(page);
      const email = someone();
      await save(page, email);
      await plainExpect(page.getByRole('heading', { name: 'Your answers are saved' })).toBeVisible();
      await page.goto(await linkIn(email, 'Go on with your form', servers.gateways));
      await page.getByRole('button', { name: 'Go on with the form' }).click();
      await plainExpect(page.getByLabel('First name')).toHaveValue(canary.firstName);
      const measured = await page.evaluate(() =>
        JSON.stringify([window.analyticsQueue, { ...sessionStorage }, history.state, document.title]),
      );
      plainExpect(measured).not.toMatch(canaryMark);
      plainExpect(measured).not.toContain('code=');
      // The first was from a browser that had no name yet (ADR 0369).
      for (const expected of [...Array<string>(3).fill('Your answers are saved'), 'Save and finish later']) {
        await save(page, email);
        await plainExpect(page.getByRole('dialog', { name: expected })).toBeVisible();
        if (expected !== 'Your answers are saved') break;
        await page.getByRole('button', { name: 'Go on with the form' }).click();
      }
      await plainExpect(page.getByText('There were too many tries.')).toBeVisible();
      plainExpect(addresses.join('\n')).not.toMatch(canaryMark);
      plainExpect(addresses.join('\n')).not.toContain(email);
      await servers.stop();
      for (const file of [logFile, join(folder, 'foyer.db')])
        plainExpect(readFileSync(file, 'latin1')).not.toMatch(canaryMark);
      plainExpect(readFileSync(logFile, 'utf8')).not.toContain(email);
    },
  );
});

test('[J9] [K10] a reload, a walk over the site or a page dropped out of sight loses nothing; sending and clearing leave nothing', async ({
  page,
}) => {
  const open = async (address: string) => {
    await page.goto(address);
    await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  };
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await open('/request-an-appointment?speciality=Cardiology');
  await page.reload();
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expect(page.getByText('Your answers are back.')).toHaveCount(0);

  await fillLong(page);
  await page.getByLabel('Location (optional)').selectOption({ index: 1 });
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue(canary.firstName);
  await expect(page.getByLabel('What do you want to address?')).toHaveValue(canary.concerns);
  await expect(page.getByText('Your answers are back.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/find-a-location');
  await open('/request-an-appointment?speciality=Neurology');
  await expect(page.getByLabel('Specialty (optional)')).toHaveValue('Neurology');
  await expect(page.getByLabel('Member ID')).toHaveValue(canary.member);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await page.reload();
  expect(await kept()).not.toMatch(canaryMark);

  await open('/request-an-appointment');
  await fillLong(page);
  await save(page, someone());
  await page.getByRole('button', { name: 'Clear the form and leave' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).not.toMatch(canaryMark);
});

test('[J9] [I11] what nobody touched for half an hour does not come back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/request-an-appointment');
  await giveSign(page);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await page.getByLabel('First name').fill(canary.firstName);
  await page.clock.fastForward('20:00');
  await page.reload();
  await expect(page.getByText('Your answers are back.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(canary.firstName);
  await page.clock.fastForward('31:00');
  await page.reload();
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(canaryMark);
});
