import type { Page } from '@playwright/test';
import { holdScripts } from './held-scripts';
import { ownPath, timesOf, wizardOf, wordsOf } from './journey';
import { expect, test } from './support';

const online = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';

/** Opens a profile on a phone and comes near its times, without a sign that asks for scripts. */
async function openEarly(page: Page, path: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.locator('#book').evaluate((box) => box.scrollIntoView());
  const times = timesOf(page);
  await expect(times.first()).toBeVisible();
  return times;
}

for (const [nth, language] of (['en', 'es-MX', 'ar'] as const).entries()) {
  test(`[D10] [I2] in ${language}, times are there before the scripts; nothing moves when these come`, async ({
    page,
    request,
  }) => {
    const { asked, open } = await holdScripts(page);
    const t = wordsOf(language);
    const prefix = language === 'en' ? '' : `/${language.toLowerCase()}`;
    const times = await openEarly(page, prefix + (await ownPath(request, online, 30 + nth)));
    const box = page.locator('#book');
    const zone = t('Times are in {zone}').replace('{zone}', '');
    await expect(box.locator('p').filter({ hasText: zone }).first()).toBeVisible();
    const words = await times.allTextContents();
    for (const word of words) expect(word).toMatch(/^\S+ \S+$|^\S+ \S+ \S+$/);
    await expect(page.locator('[data-book]')).toBeHidden();
    expect(asked).toEqual([]);
    const before = { box: await box.boundingBox(), time: await times.last().boundingBox() };
    open();
    await page.keyboard.press('Shift');
    await expect(box.locator('open-times')).toHaveCount(0);
    expect(await times.allTextContents()).toEqual(words);
    expect({ box: await box.boundingBox(), time: await times.last().boundingBox() }).toEqual(before);
    await expect(page.locator('[data-book]')).toBeHidden();
  });
}

test('[D10] [I5] a time that is pressed before the scripts is held once they are there', async ({
  page,
  request,
}) => {
  const { open } = await holdScripts(page);
  const times = await openEarly(page, await ownPath(request, online, 33));
  const time = times.last();
  const name = (await time.getAttribute('aria-label')) ?? '';
  let holds = 0;
  page.on('request', (one) => {
    if (one.url().endsWith('/api/scheduling/hold')) holds += 1;
  });
  await time.click();
  await time.click();
  open();
  const wizard = wizardOf(page);
  await expect(wizard.getByText(/^We are holding /)).toBeVisible();
  expect(holds).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('[D10] [I2] what was chosen before the scripts stays chosen, and the focus where it was', async ({
  page,
  request,
}) => {
  const { open } = await holdScripts(page);
  await openEarly(page, await ownPath(request, online, 34));
  const box = page.locator('#book');
  await box.getByRole('checkbox', { name: 'AM' }).uncheck();
  await box.getByRole('radio', { name: 'Returning patient' }).check();
  await box.getByRole('radio', { name: 'Returning patient' }).focus();
  const asked = page.waitForRequest('**/api/scheduling/appointments');
  open();
  expect((await asked).postDataJSON()).toMatchObject({ isNewPatient: false });
  await expect(box.locator('open-times')).toHaveCount(0);
  await expect(box.getByRole('radio', { name: 'Returning patient' })).toBeChecked();
  await expect(box.getByRole('radio', { name: 'Returning patient' })).toBeFocused();
  await expect(box.getByRole('checkbox', { name: 'AM' })).not.toBeChecked();
});

test('[D10] [I3] [P3] where the times do not come before the scripts, these say so', async ({
  page,
  request,
}) => {
  await page.route('**/api/scheduling/{drawn-times,appointments}', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body: '{"error":"tooManyRequests"}' }),
  );
  await page.goto(await ownPath(request, online, 35));
  await page.locator('#book').evaluate((box) => box.scrollIntoView());
  await expect(page.locator('#book').getByRole('alert')).toContainText('We cannot show appointment times');
});
