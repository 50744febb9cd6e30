import type { Page } from '@playwright/test';
import { holdScripts } from './held-scripts';
import { canary, canaryMark, fillLong } from './request-page';
import { expect, giveSign, test } from './support';

/** The page's scripts that the browser asks for, as they are asked. */
function scriptsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_next/') && pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

test('[J8] a field that was filled before the scripts keeps its text, and is checked when they come', async ({
  page,
}) => {
  const { open } = await holdScripts(page);
  const asked = scriptsOf(page);
  await page.goto('/request-an-appointment');
  expect(asked).toEqual([]);
  const email = page.getByLabel('Email', { exact: true });
  await email.pressSequentially('quinella@');
  await page.keyboard.press('Tab');
  await page.getByLabel('City').fill('Chicago');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  open();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('quinella@');
  await expect(page.getByLabel('City')).toHaveValue('Chicago');
  await expect(page.getByLabel('City')).toBeFocused();
});

test('[J2] the list that the visitor has opened when the scripts come stays open; the others wait', async ({
  page,
}) => {
  const { open } = await holdScripts(page);
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/requestApptData.json', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/request-an-appointment', { waitUntil: 'commit' });
  const specialty = page.getByLabel('Specialty (optional)');
  await specialty.focus();
  open();
  await expect(page.getByLabel('Location (optional)')).toBeDisabled();
  await expect(specialty).toBeEnabled();
  await expect(specialty).toBeFocused();
  answer();
  await expect(page.getByLabel('Location (optional)')).toBeEnabled();
  await expect(specialty).toBeFocused();
});

test('[J3] [K10] Send, pressed twice before the scripts, sends one request', async ({ page }) => {
  const { open } = await holdScripts(page);
  let posts = 0;
  await page.route(/\/request-an-appointment|\/api\/scheduling\/request/, async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1;
      // So slow that the scripts and the second press come first.
      open();
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    await route.continue();
  });
  await page.goto('/request-an-appointment', { waitUntil: 'commit' });
  await fillLong(page);
  const send = page.getByRole('button', { name: 'Send the request' });
  await send.click({ noWaitAfter: true });
  await send.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(posts).toBe(1);
  expect(page.url()).not.toMatch(canaryMark);
});

test('[J1] [J8] a form that waits for its scripts is filled and sent with them', async ({ page }) => {
  await page.goto('/request-an-appointment');
  await fillLong(page);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue(canary.firstName);
  const sent = page.waitForRequest('**/api/scheduling/request');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await sent;
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});

for (const [path, heading] of [
  ['/schedule-an-appointment', 'Book a visit'],
  ['/ar/schedule-an-appointment', 'احجز موعدًا'],
] as const) {
  test(`[I9] ${path} without a time says so before any script, and nothing moves when they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const asked = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const link = page.getByRole('main').getByRole('link').first();
    const before = await link.boundingBox();
    await link.focus();
    await expect(page.locator('[data-starting]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(link).toBeFocused();
    expect(await link.boundingBox()).toEqual(before);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[I9] [J8] a booking without a time is no step of one: its page has the ways to a time', async ({
    page,
  }) => {
    await page.goto('/schedule-an-appointment');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Book a visit', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'As soon as possible' })).toBeVisible();
    await expect(main.getByText('Patient details')).toBeHidden();
  });
});

for (const [path, send] of [
  ['/request-an-appointment', 'Send the request'],
  ['/comer/request-appointment', 'Send the request'],
  ['/ar/international/request-an-appointment', 'أرسل الطلب'],
] as const) {
  test(`[J1] [J5] ${path} asks for the same before any script, and nothing moves when they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const asked = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const form = page.locator('form[data-task]').filter({ has: page.getByRole('button', { name: send }) });
    const seen = () =>
      form
        .locator('input, select, textarea')
        .evaluateAll((fields: HTMLInputElement[]) =>
          fields.filter((field) => field.checkVisibility()).map(({ name }) => name),
        );
    const before = await seen();
    expect(before).toContain('firstName');
    expect(before).not.toContain('guardianName');
    const button = page.getByRole('button', { name: send });
    const place = await button.boundingBox();
    await giveSign(page);
    await page.waitForLoadState('networkidle');
    expect(await seen()).toEqual(before);
    expect(await button.boundingBox()).toEqual(place);
  });
}

test('[J1] [J8] a field that a choice shows keeps its text and the focus when the scripts come', async ({
  page,
}) => {
  const { open } = await holdScripts(page);
  await page.goto('/request-an-appointment');
  const own = page.getByLabel('Your own name');
  await expect(own).toBeHidden();
  await page.getByRole('radio', { name: 'My child' }).check();
  await own.pressSequentially('Quill');
  open();
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  await expect(own).toBeFocused();
  await expect(own).toHaveValue('Quill');
  await expect(own).toHaveAttribute('required', '');
  await page.getByRole('radio', { name: 'Myself' }).check();
  await expect(own).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[J1] [K10] the form asks for what the choices ask for; the server asks for the parent of a child', async ({
    page,
  }) => {
    await page.goto('/request-an-appointment');
    const own = page.getByLabel('Your own name');
    const guardian = page.getByLabel(/Parent or guardian.s full name/);
    await expect(own).toBeHidden();
    await expect(guardian).toBeHidden();
    await page.getByRole('radio', { name: 'Somebody else' }).check();
    await expect(own).toBeVisible();
    await expect(guardian).toBeVisible();
    await page.getByRole('radio', { name: 'Myself' }).check();
    await expect(own).toBeHidden();
    await fillLong(page);
    await page.getByRole('checkbox', { name: 'I have no insurance or pay myself' }).check();
    await expect(page.getByLabel('Member ID')).toBeHidden();
    await page.getByLabel('Date of birth', { exact: true }).fill(`03-04-${new Date().getFullYear() - 15}`);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(
      page.getByRole('link', { name: /Parent or guardian.s full name. needs an answer/ }),
    ).toBeVisible();
    await guardian.fill('Quill Canaryfield');
    await page.getByLabel('Relation to the patient').selectOption({ index: 1 });
    await page.getByLabel(/Parent or guardian.s phone/).fill(canary.phone);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});
