import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';
import { tabTo, typeInto } from './keyboard';

test('[I2] [I5] [I6] [I7] [I8] [I9] [I10] [I14] [D10] [B26] by keyboard alone: search, filter, profile, time, book, calendar file; the time is gone for the next visitor', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { keyboard } = page;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await typeInto(page, /^INPUT Name, specialty/, 'heart doctor');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find-a-physician\?query=heart\+doctor/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();

  await tabTo(page, /^INPUT Books online/);
  await keyboard.press('Space');
  await expect(page).toHaveURL(/filter=/);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Result/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, /^A .*(Book online with|Book Online)/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find-a-physician\/physician\//);
  const profile = page.url();

  const times = page.locator('main button[aria-pressed]').filter({ hasText: /\d:\d\d/ });
  await expect(times.first()).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await tabTo(page, /^BUTTON .*\d{1,2}:\d\d/);
  const chosen = await page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
  await keyboard.press('Enter');
  const wizard = page.locator('#oas-modal');
  await expect(wizard).toBeVisible();
  await expect(page.getByText('We are holding')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, /^INPUT .*(Yes|No)/);
  await keyboard.press('ArrowDown');
  await wizard
    .getByRole('radio', { name: 'No', exact: true })
    .isChecked()
    .then(async (isNo) => {
      if (!isNo) await keyboard.press('ArrowUp');
    });
  await tabTo(page, /^BUTTON Continue/);
  await keyboard.press('Enter');

  await expect(page.getByLabel('Reason for visit')).toBeVisible();
  await tabTo(page, /^SELECT Reason for visit/);
  await keyboard.press('ArrowDown');
  await typeInto(page, /What do you want to address/, 'Short of breath on stairs');
  await expectAccessible(page);
  await answerQuestions(page);
  await page.waitForURL('**/schedule-an-appointment');

  await expect(page.getByLabel('First name')).toBeVisible();
  await expectAccessible(page);
  const answers: readonly (readonly [RegExp, string])[] = [
    [/^INPUT First name/, 'Quinn'],
    [/^INPUT Last name/, 'Canaryfield'],
    [/^INPUT Date of birth/, '02291980'],
    [/^SELECT Legal sex/, 'Fem'],
    [/^SELECT Race/, 'Pre'],
    [/^INPUT Phone/, '3125550142'],
    [/^INPUT Email/, 'canary@example.org'],
    [/^INPUT Street address/, '1 Example Street'],
    [/^INPUT City/, 'Chicago'],
    [/^SELECT State/, 'Illi'],
    [/^INPUT ZIP/, '60637'],
    [/^SELECT Insurance provider/, 'Medicare'],
    [/^INPUT Member/, 'M1'],
    [/^INPUT Group/, 'G1'],
  ];
  for (const [field, answer] of answers) await typeInto(page, field, answer);
  await tabTo(page, /^BUTTON Continue/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm your appointment' })).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).not.toMatch(/canary|quinn|1980/i);

  await tabTo(page, /^BUTTON Confirm Appointment/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is booked' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Canaryfield|canary@/);
  await expect(
    page.getByText(/A message is on its way to \W?canary@\S+, with a link to see, move or cancel/),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await tabTo(page, /^(BUTTON|A) Add to Calendar/);
  await keyboard.press('Enter');
  const calendar = readFileSync(await (await download).path(), 'utf8');
  expect(calendar).toContain('SUMMARY:Healthcare appointment');
  expect(calendar).not.toMatch(/Canaryfield|breath/);

  const number = (await page.getByText(/^Confirmation number /).textContent()) ?? '';
  const expectStillBooked = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is booked' })).toBeVisible();
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See, move or cancel your visit' })).toBeVisible();
  };
  await page.reload();
  await expectStillBooked();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Canaryfield|canary@|breath/);
  await page.goto('/');
  await page.goBack();
  await expectStillBooked();

  const next = await (await browser.newContext({ baseURL: new URL(profile).origin })).newPage();
  await next.goto(profile);
  const offered = next.locator('main button[aria-pressed]').filter({ hasText: /\d:\d\d/ });
  await expect(offered.first()).toBeVisible({ timeout: 20_000 });
  const labels = await offered.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  expect(labels).not.toContain(chosen);
  await next.context().close();
});

/** Answers whatever the care questions ask until the wizard leads on. */
async function answerQuestions(page: Page): Promise<void> {
  const wizard = page.locator('#oas-modal');
  for (let step = 0; step < 12 && !page.url().includes('/schedule-an-appointment'); step += 1) {
    const go = wizard.locator('button[type=submit]');
    // The reason decides what is asked: the questions come when they come.
    await expect(async () => {
      for (const group of await wizard.getByRole('radiogroup').or(wizard.locator('fieldset')).all()) {
        const radios = group.getByRole('radio');
        if ((await radios.count()) > 0 && (await group.locator('input:checked').count()) === 0)
          await radios.last().press('Space');
      }
      for (const select of await wizard.getByRole('combobox').all())
        if ((await select.inputValue()) === '') await select.press('ArrowDown');
      for (const text of await wizard.locator('input[type=text]').all())
        if ((await text.inputValue()) === '') await text.pressSequentially('Since May');
      await expect(go).toBeEnabled({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    const before = await wizard.textContent().catch(() => '');
    await go.press('Enter');
    await expect
      .poll(
        async () =>
          page.url().includes('/schedule-an-appointment') ||
          (await wizard.textContent({ timeout: 500 }).catch(() => '')) !== before,
      )
      .toBe(true);
  }
}
