import { openTimes, ownPath, passDetails, wizardOf, wordsOf } from './journey';
import { said } from './live-regions';
import { expect, giveSign, test } from './support';

const anything = (pattern: RegExp) => expect.arrayContaining([expect.stringMatching(pattern)]);

test('[B10] [B3] [B14] assistive technology hears suggestions, results and a place that is none', async ({
  page,
}) => {
  const field = page.getByRole('main').locator('input[name=query]');
  // A search service that is busy leaves its page without a field.
  await expect(async () => {
    await page.goto('/find-a-physician');
    await expect(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  await field.pressSequentially('asthm');
  await expect.poll(() => said(page, 'polite')).toEqual(anything(/^\d+ suggestions$/));
  await field.press('Escape');
  await field.fill('cardiology');
  await field.press('Enter');
  await expect.poll(() => said(page, 'polite')).toEqual(anything(/\d+ Results for "cardiology"/));
  await expect(field).toBeFocused();
  await expect(page).toHaveTitle(/^\d+ Results for "cardiology" – .* - Calder University Medicine$/);
  await page.getByRole('link', { name: 'Page 2' }).press('Enter');
  await expect
    .poll(() => said(page, 'polite'))
    .toEqual(anything(/\d+ Results for "cardiology" Page 2 of \d+$/));
  await expect(page).toHaveTitle(/^\d+ Results for "cardiology", Page 2 of \d+ – /);
  const place = page.getByRole('complementary').locator('input[name=distance]');
  await place.fill('qqqq');
  await place.blur();
  await expect.poll(() => said(page, 'polite')).toEqual(anything(/^Please enter a valid City\/ZIP/));
  await page.goto('/find-a-physician?filter=c_visible_specialties_sm%3A%22Cardiology%22');
  await expect(page).toHaveTitle(/^\d+ Results – Find a doctor - Calder University Medicine$/);
});

test('[I5] [I8] assistive technology hears of the held time, and of characters that run out', async ({
  page,
  request,
}) => {
  const t = wordsOf('en');
  const path = await ownPath(request, '/find-a-physician?query=dermatology', 3);
  const times = await openTimes(page, path);
  await giveSign(page);
  await expect
    .poll(() => said(page, 'polite'))
    .toEqual(anything(/^Open times: \d+\. The first: \w+, \w+ \d+, 20\d\d$/));
  const [before] = (await said(page, 'polite')).filter((text) => text.startsWith('Open times'));
  await page.locator('#book').getByRole('checkbox', { name: 'AM' }).press('Space');
  await expect.poll(() => said(page, 'polite')).not.toContain(before);
  await page.locator('#book').getByRole('checkbox', { name: 'AM' }).press('Space');
  await times.last().press('Enter');
  const wizard = wizardOf(page);
  await expect(wizard).toBeVisible();
  await expect(page).toHaveTitle(/^Appointment details – /);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#oas-modal') !== null))
    .toBe(true);
  await passDetails(page, t);
  await wizard.locator('select').first().selectOption({ index: 1 });
  const concerns = wizard.locator('textarea');
  const limit = Number(await concerns.getAttribute('maxlength'));
  await concerns.fill('x'.repeat(limit - 10));
  await expect.poll(() => said(page, 'polite')).toEqual(anything(/^Characters left: 10$/));
});

test('[J1] [J8] [K1] a refused form is read once from its summary, and a field that is left wrong is said politely', async ({
  page,
}) => {
  await page.goto('/request-an-appointment');
  const title = await page.title();
  const first = page.getByLabel('First name');
  // Leaving a field says nothing until the page's scripts are there.
  await expect(async () => {
    await first.focus();
    await page.getByLabel('Last name').focus();
    await expect
      .poll(() => said(page, 'polite'), { timeout: 1000 })
      .toEqual(anything(/^Error: .*First name/));
  }).toPass();
  await first.pressSequentially('Q');
  await expect.poll(() => said(page, 'polite')).not.toEqual(anything(/First name/));
  await page.locator('#request-form button[type=submit]').last().press('Enter');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleDescription(/Last name/);
  await expect(page).toHaveTitle(`Error: ${title}`);
  const listed = await summary.getByRole('link').allTextContents();
  await summary.getByRole('link', { name: /Last name/ }).press('Enter');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.keyboard.type('Canary');
  // Nothing is said again while a field is mended, and what was listed stays to be gone through.
  expect(await summary.getByRole('link').allTextContents()).toEqual(listed);
  for (const live of ['assertive', 'polite'] as const)
    expect(await said(page, live)).not.toEqual(anything(/There is a problem|^Error:/));
});
