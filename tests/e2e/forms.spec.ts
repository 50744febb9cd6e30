import { expect, test, type Page } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { expectAccessible } from './support';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Authored forms and the newsletter, from the page to whoever gets the mail, in the demo with its mailbox. */
let servers: Servers;
const folder = temporaryFolder('forms');

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    keptData: folder,
    environment: { MAILBOX: '1', BOOKINGS_PER_TEN_MINUTES: '1000' },
  });
});
test.afterAll(async () => {
  await servers.stop();
});

/** Opens the newest message to an address in the mailbox. @returns its text */
async function openMail(page: Page, to: string): Promise<string> {
  await expect(async () => {
    await page.goto(`${servers.gateways}/mailbox`);
    const row = page.getByRole('row').filter({ hasText: to });
    await row.getByRole('link').first().click({ timeout: 500 });
  }).toPass();
  return page.locator('pre').innerText();
}

test('[K6] [K9] [K10] a form with a captcha reaches its readers once, with what was written attached; without scripts too', async ({
  page,
  browser,
}) => {
  await page.goto(`${servers.site}/about/contact`);
  const send = page.getByRole('button', { name: 'Send the message' });
  await send.click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('What is it about?').selectOption('praise');
  await page.getByLabel('Your message').fill('The porter made me laugh before surgery.');
  await page.getByLabel('First name').fill('Gertrude');
  await page.getByLabel('Last name').fill('Belle');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('gertrude@example.org');
  await page.getByLabel('I need no answer').check();
  await page.getByLabel('I am a person').check();
  await expect(page.getByText('Checked. Thank you.')).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeFocused();
  expect(page.url()).toBe(`${servers.site}/about/contact`);
  const mail = await openMail(page, 'patient-relations@calder.example');
  expect(mail).not.toContain('Gertrude');
  const attached = page.getByRole('link', { name: 'form.txt' });
  const text = await page.request.get(`${servers.gateways}${await attached.getAttribute('href')}`);
  expect(await text.text()).toContain('The porter made me laugh before surgery.');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${servers.site}/es-mx/womens-health/childbirth-class`);
  await plain.getByLabel('Nombre *').fill('Ana');
  await plain.getByLabel('Apellidos').fill('Ríos');
  await plain.locator('main').getByLabel('Correo electrónico').fill('ana@example.org');
  await plain.getByLabel('Fecha probable de parto').fill('02-30-2027');
  await plain.getByLabel('¿Cuántas personas').fill('2');
  await plain.getByLabel('Español', { exact: true }).check();
  await plain.getByRole('button', { name: 'Pedir un lugar' }).click();
  await expect(plain.getByLabel('Nombre *')).toHaveValue('Ana');
  await plain.getByLabel('Fecha probable de parto').fill('03-02-2027');
  await plain.getByRole('button', { name: 'Pedir un lugar' }).click();
  await expect(plain.getByRole('heading', { name: 'Tenemos su inscripción' })).toBeVisible();
  await context.close();
});

/** Fills in the contact form for an answer by phone, without a number and without an address, and sends it. */
async function askForCall(page: Page): Promise<void> {
  await page.goto(`${servers.site}/about/contact`);
  const main = page.getByRole('main');
  await main.getByLabel('What is it about?').selectOption('records');
  await main.getByLabel('Your message').fill('I never got the copy of my x-ray.');
  await main.getByLabel('First name').fill('Ruth');
  await main.getByLabel('Last name').fill('Okafor');
  await main.getByLabel('By phone').check();
  await main.getByRole('button', { name: 'Send the message' }).click();
  await expect(main.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-invalid', 'true');
}

test('[K6] [K9] whoever wants a call gives a number and no address; without scripts the form says so too', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await askForCall(plain);
  await plain.close();
  await askForCall(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Phone' }).fill('773-555-0164');
  await main.getByLabel('I am a person').check();
  await expect(main.getByText('Checked. Thank you.')).toBeVisible();
  await main.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeFocused();
});

test('[K6] what is no number is told in a field for numbers, and stays there', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto(`${servers.site}/womens-health/childbirth-class`);
  const people = page.getByLabel('How many people come?');
  await people.pressSequentially('--');
  await page.getByRole('button', { name: 'Ask for a place' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /How many people come\?.*valid value/ })).toBeVisible();
  await expect(people).toHaveAccessibleDescription(/valid value/);
  expect(await people.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
  expect(sent).toEqual([]);
});

test('[K8] leaving the field takes a failed try of the newsletter back', async ({ page }) => {
  await page.goto(`${servers.site}/nobody-knows-this-page`);
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, json: {} }));
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email address' });
  await field.fill('grace at example');
  await expect(async () => {
    await footer.getByRole('button', { name: 'Sign up' }).click();
    await expect(footer.getByRole('alert')).toHaveText(/like name@example.org/, { timeout: 1000 });
  }).toPass();
  await field.fill('grace@example.org');
  await field.blur();
  await footer.getByRole('button', { name: 'Sign up' }).click();
  await expect(footer.getByRole('alert')).not.toBeEmpty();
  await expect(field).toBeFocused();
  await field.blur();
  await expect(footer.getByRole('alert')).toBeEmpty();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('[M8] the footer has no second form beside the newsletter of its page', async ({ page }) => {
  await page.goto(`${servers.site}/newsletter`);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveCount(1);
});

test('[K8] [J8] the window of the newsletter’s page says that its address is wrong, with scripts and without', async ({
  page,
  browser,
}) => {
  const own = 'Health news by email';
  await page.goto(`${servers.site}/newsletter`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email address' }).fill('grace at example');
  await expect(async () => {
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveTitle(new RegExp(`^Error: ${own}`), { timeout: 1000 });
  }).toPass();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${servers.site}/newsletter`);
  await plain.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill('grace@nowhere');
  await plain.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(plain.getByRole('main').getByRole('alert')).toHaveText(/name@example.org/);
  await expect(plain).toHaveTitle(new RegExp(`^Error: ${own}`));
  await plain.close();
});

test('[K8] [K10] [M8] the newsletter: a wrong address is told in the footer, the owner confirms by mail and stops again', async ({
  page,
}) => {
  await page.goto(`${servers.site}/nobody-knows-this-page`);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email address' });
  await field.fill('grace at example');
  const wrong = 'Error: Please enter an email address like name@example.org.';
  // Until the page's scripts are there, the browser says it in its own words.
  await expect(async () => {
    await footer.getByRole('button', { name: 'Sign up' }).click();
    await expect(footer.getByRole('alert')).toHaveText(wrong, { timeout: 1000 });
  }).toPass();
  await expect(field).toBeFocused();
  await field.fill('grace@example.org');
  await field.blur();
  await expect(footer.getByRole('alert')).toBeEmpty();
  await footer.getByRole('button', { name: 'Sign up' }).click();
  await expect(footer.getByText('We have sent you a message.')).toBeFocused();
  await expect(field).toBeHidden();
  const mail = await openMail(page, 'grace@example.org');
  const [confirm = '', stop = ''] = mail.match(/http\S+#code=\S+/g) ?? [];
  await page.goto(confirm);
  await expect(page).toHaveURL(`${servers.site}/newsletter/confirm`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, send me the health news' }).click();
  await expect(page.getByText('You get our health news from now on')).toBeVisible();
  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop the health news' }).click();
  await expect(page.getByText('We have deleted your address.')).toBeVisible();
});
