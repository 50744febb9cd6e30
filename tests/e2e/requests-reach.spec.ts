import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { canary, canaryMark, fillLong } from './request-page';
import { expectAccessible, giveSign } from './support';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A request, from the form to whoever reads it, in the demo with its mailbox. */
let servers: Servers;
const folder = temporaryFolder('reach');

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

async function fillShort(form: Locator, reason: string): Promise<void> {
  await form.getByLabel('First name').fill(canary.firstName);
  await form.getByLabel('Last name').fill(canary.lastName);
  await form.getByLabel('Date of birth', { exact: true }).fill(canary.birthDate);
  await form.getByLabel('Legal sex').selectOption('Female');
  await form.getByLabel('Email').fill(canary.email);
  await form.getByLabel('Reason for appointment').fill(reason);
}

/** Opens the newest message to an address in the mailbox. @returns its text */
async function openMail(page: Page, to: string, subject: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto(`${servers.gateways}/mailbox`);
    const row = page.getByRole('row').filter({ hasText: to });
    await row.getByRole('link', { name: subject }).first().click({ timeout: 1000 });
  }).toPass();
  return page.locator('pre').innerText();
}

/** What is attached to the message that is open, by the end of its name. */
async function attached(page: Page, ending: string): Promise<string> {
  const link = page.getByRole('link', { name: new RegExp(`^request-R-\\w{8}\\.${ending}$`) });
  const answer = await page.request.get(String(await link.evaluate((a: HTMLAnchorElement) => a.href)));
  return answer.text();
}

test('[J6] [J9] the long form: its list gets the mail, the request is attached, the picture is seen by the link, and it is taken', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${servers.site}/request-an-appointment`);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await fillLong(page);
  const card = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1450a0' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Front of the insurance card')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: card });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused({ timeout: 20_000 });
  await expect(
    page.getByText(
      'We have received your request and will contact you within one to two business days. To speak to someone directly, please call 773-555-0100.',
    ),
  ).toBeVisible();

  const text = await openMail(page, 'requests@calder.example', /^Request for an appointment R-/);
  expect(text).not.toMatch(canaryMark);
  expect(await attached(page, 'txt')).toContain(`${canary.firstName} ${canary.lastName}`);
  expect(JSON.parse(await attached(page, 'json'))).toMatchObject({
    Patient_Last_Name: canary.lastName,
    Patient_Dob: '1980-02-29',
  });
  const link = /^http\S+\/appointments\/request#code=\w{26}$/m.exec(text)?.[0] ?? '';

  await page.goto(link);
  await expect(page).toHaveURL(/\/appointments\/request$/);
  await expectAccessible(page);
  expect(await page.locator('main').innerText()).not.toMatch(canaryMark);
  await page.getByRole('button', { name: 'Open the request' }).click();
  await expect(page.getByText(`${canary.firstName} ${canary.lastName}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show the picture: Front of the insurance card' }).click();
  await expect(page.getByRole('img', { name: 'Front of the insurance card' })).toBeVisible();
  await page.getByRole('button', { name: 'I take care of this request' }).click();
  await expect(page.getByText(/^Somebody took this request on /)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const store = new DatabaseSync(join(folder, 'foyer.db'), { readOnly: true });
  const actions = store.prepare("select action from audit where action like 'appointment-request.%'").all();
  const waiting = store
    .prepare('select kind from outbox where delivered_at is null and available_at <= ?')
    .all(Date.now());
  store.close();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'appointment-request.received',
      'appointment-request.read',
      'appointment-request.picture-read',
      'appointment-request.taken',
    ]),
  );
  expect(waiting).toEqual([]);
});

test('[J4] [J6] whoever asked is answered with the words of the page, in their language, and nothing that they wrote', async ({
  page,
}) => {
  const english = await openMail(page, canary.email, /^We have received your request$/);
  expect(english).toContain(
    'We have received your request and will contact you within one to two business days. To speak to someone directly, please call 773-555-0100.',
  );
  expect(english).toMatch(/R-[0-9A-F]{8}/);
  expect(english).not.toMatch(canaryMark);

  await page.goto(`${servers.site}/es-mx/find-care/second-opinion`);
  const form = page.locator('#short-request-form');
  await form.getByLabel('¿De qué se trata?').selectOption('Cáncer|Diagnóstico');
  await form.getByLabel('Nombre', { exact: true }).fill(canary.firstName);
  await form.getByLabel('Apellido').fill(canary.lastName);
  await form.getByLabel('Fecha de nacimiento', { exact: true }).fill(canary.birthDate);
  await form.getByLabel('Sexo').selectOption('Female');
  await form.getByLabel('Teléfono', { exact: true }).fill(canary.phone);
  await form.getByLabel('Correo electrónico').fill(canary.email);
  await form.getByLabel('Código postal').fill(canary.zip);
  await form.getByLabel('Motivo de la cita').fill(canary.concerns);
  await form.getByRole('button', { name: 'Enviar la solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Gracias' })).toBeVisible();
  const spanish = await openMail(page, canary.email, /^Recibimos su solicitud$/);
  expect(spanish).toContain('llame al 773-555-0100');
  expect(await openMail(page, 'second-opinions@calder.example', /^Request for/)).toContain(
    'Source: AppointmentRequestWebForm',
  );
});

test('[J5] [J6] from abroad: the country and the days reach the coordinators, by email alone', async ({
  page,
}) => {
  await page.goto(`${servers.site}/international/request-an-appointment`);
  const form = page.locator('#international-request-form');
  await form.getByLabel('What do you need help with?').selectOption('Heart');
  await fillShort(form, 'A valve');
  await form.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0018');
  await expect(form.getByLabel('Country')).toHaveAttribute('autocomplete', 'country-name');
  await form.getByLabel('Country').fill('Canaryland');
  await form.getByLabel(/^From/).fill('12-01-2030');
  await form.getByLabel(/^To/).fill('12-20-2030');
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  const text = await openMail(page, 'international@calder.example', /^Request for an appointment/);
  expect(text).toContain('Source: RequestAppointmentByEmail');
  const told = await attached(page, 'txt');
  expect(told).toContain('Country: Canaryland');
  expect(told).toContain('Days that suit: from 12-01-2030 to 12-20-2030');
  expect(told).toContain('+44 20 7946 0018');
});

test("[J1] [J2] the children's form starts with My child and offers those who treat children", async ({
  page,
}) => {
  await page.goto(`${servers.site}/comer/request-appointment`);
  await giveSign(page);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'My child' })).toBeChecked();
  await expect(page.getByLabel('Your own name')).toBeVisible();
  const all = (await (await page.request.get(`${servers.site}/api/requestApptData.json`)).json()) as {
    readonly physicianFullName: string;
    readonly specialties: readonly string[];
  }[];
  const response = await page.request.get(`${servers.site}/api/requestApptData.json?patients=children`);
  const own = (await response.json()) as typeof all;
  expect(own.length).toBeGreaterThan(5);
  expect(own.length).toBeLessThan(all.length);
  await expect(page.getByLabel('Doctor (optional)').getByRole('option')).toHaveCount(own.length + 1);
  const offered = await page.getByLabel('Specialty (optional)').getByRole('option').allTextContents();
  const treated = new Set(own.flatMap(({ specialties }) => specialties));
  expect(offered.slice(1).filter((name) => !treated.has(name))).toEqual([]);
});

test("[J2] a request from a doctor's card carries the doctor, without scripts too", async ({
  page,
  browser,
}) => {
  await page.goto(`${servers.site}/find-a-physician?query=dermatology`);
  const link = page.getByRole('link', { name: /^Request an appointment with / }).first();
  const name = ((await link.getAttribute('aria-label')) ?? '').replace('Request an appointment with ', '');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/request-an-appointment\?doctor=[a-z-]+$/);
  await link.click();
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expect(page.getByLabel('Doctor (optional)')).toHaveValue(name);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(servers.site + href);
  await expect(plain.getByLabel('Doctor (optional)')).toHaveValue(name);
  await context.close();
});
