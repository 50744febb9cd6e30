import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';

const place = (page: Page) => page.getByRole('complementary').locator('input[name=distance]');

test('[B12] [B13] [B7] [B15] [B16] a ZIP code brings near physicians first, a radius only those inside', async ({
  page,
}) => {
  await page.goto('/find-a-physician?query=cardiology');
  await expect(page.getByLabel('Within')).toHaveCount(0);
  await place(page).fill('60637');
  await expect(page).toHaveURL(/distance=60637/);
  const summary = page
    .getByRole('main')
    .getByText(/Results for "cardiology" near Chicago, IL 60637/)
    .first();
  await expect(summary).toBeVisible();
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Distance');
  await expectAccessible(page);

  const miles = async () =>
    (
      await page
        .getByRole('article')
        .getByText(/ away$/)
        .allTextContents()
    ).map((text) => (/(\d+) mile/.test(text) ? Number(/(\d+) mile/.exec(text)?.[1]) : 0));
  const all = await miles();
  expect(all.length).toBeGreaterThan(3);
  expect(all).toEqual(all.toSorted((a, b) => a - b));

  const anywhere = String(await summary.textContent());
  await page.getByLabel('Within').selectOption('5');
  await expect(page).toHaveURL(/radius=5/);
  await expect(summary).not.toHaveText(anywhere);
  await expect.poll(async () => Math.max(...(await miles()))).toBeLessThanOrEqual(5);
  const shown = await summary.textContent();
  await page.reload();
  await expect(summary).toHaveText(String(shown));
  await page.goBack();
  await expect(page.getByLabel('Within')).toHaveValue('');

  await page.getByRole('link', { name: 'Remove filter Near Chicago, IL 60637' }).click();
  await expect(page).not.toHaveURL(/distance/);
  await expect(page.getByLabel('Within')).toHaveCount(0);
  await expect(page.getByLabel('Sort by').getByRole('option', { name: 'Distance' })).toHaveCount(0);
});

test('[B12] [B14] what is no place is said, limits nothing and hides the radius', async ({ page }) => {
  await page.goto('/find-a-location');
  const before = await page
    .getByText(/^\d+ Results$/)
    .first()
    .textContent();
  await place(page).fill('qqqq');
  await place(page).blur();
  await expect(page.getByText('Please enter a valid City/ZIP')).toBeVisible();
  await expect(place(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^\d+ Results$/).first()).toHaveText(String(before));
  await expect(page.getByLabel('Within')).toHaveCount(0);
});

test('[B12] [B14] on a phone an unknown place is said above the results, a radius in the chip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/find-a-physician?query=heart&distance=99999');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText('We do not know the place “99999”. These results are from everywhere.');
  await expect(status).toBeInViewport();
  await page.goto('/find-a-physician?query=heart&distance=60637&radius=10');
  await expect(status).not.toContainText('We do not know');
  await expect(
    page.getByRole('link', { name: 'Remove filter Within 10 miles of Chicago, IL 60637' }),
  ).toBeVisible();
});

test('[B15] nobody inside of the radius is an empty result', async ({ page }) => {
  await page.goto('/find-a-physician?distance=Honolulu&radius=5');
  await expect(page.getByText('No Results Found').first()).toBeVisible();
  await expect(page.getByLabel('Within')).toHaveValue('5');
});

for (const [path, nearest] of [
  ['/find-a-location', /^Calder Evanston/],
  ['/find-a-physician', /./],
] as const)
  test(`[B26] [B12] [B7] without scripts a place is part of the form, and brings what is near it first: ${path}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await place(page).fill('Evanston');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/distance=Evanston/);
    await expect(page.getByText(/Results near Evanston, IL/).first()).toBeVisible();
    await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Distance');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveText(nearest);
    await expect(first.getByText('Less than a mile away')).toBeVisible();
    await context.close();
  });

test('[B27] a position is asked for, rounded, and becomes a ZIP code', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['geolocation'], { origin: String(baseURL) });
  await context.setGeolocation({ latitude: 41.791_234, longitude: -87.601_234 });
  await page.goto('/find-a-location');
  const asked = page.waitForRequest(/api\/geocode/);
  await page.getByRole('button', { name: 'Use my location' }).click();
  expect((await asked).url()).toMatch(/latitude=41\.79&longitude=-87\.60$/);
  await expect(page).toHaveURL(/distance=60637/);
});
