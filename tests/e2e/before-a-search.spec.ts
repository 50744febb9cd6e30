import { expect, expectAccessible, test } from './support';

test('[B1] [C1] the list of conditions opens with letters and areas, and a search brings results', async ({
  page,
}) => {
  await page.goto('/conditions-services');
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'By first letter' })).toBeVisible();
  await expect(main.locator('article')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Lungs and breathing/ }).click();
  await expect(page).toHaveURL(/filter=c_visible_specialties_sm/);
  await expect(main.getByRole('link', { name: 'Asthma', exact: true })).toBeVisible();
  await page.goBack();
  await main.locator('input[name=query]').fill('asthma');
  await main.locator('input[name=query]').press('Enter');
  const results = main.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('status')).toContainText('Results for "asthma"');
  await expect(main.getByRole('navigation', { name: 'By first letter' })).toHaveCount(0);
});

test('[B1] [B7] the list of trials says what a trial is before a search, and nothing is a best match', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/find-a-clinical-trial');
  await expect(page.getByRole('heading', { name: 'What a trial is' })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(12);
  await expect(page.getByText('Best match')).toHaveCount(0);
  await page.goto('/find-a-clinical-trial?query=asthma');
  await expect(page.getByRole('heading', { name: 'What a trial is' })).toHaveCount(0);
  await context.close();
});

test('[B1] [B10] the first study and the number of studies are on the first screen, what a trial is a link away', async ({
  page,
}) => {
  for (const path of [
    '/find-a-clinical-trial',
    '/es-mx/find-a-clinical-trial',
    '/comer/find-a-clinical-trial',
  ])
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator('main output').first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main article h3').first()).toBeInViewport({ ratio: 1 });
    }
  await page.getByRole('link', { name: 'What a trial means for your child' }).click();
  await expect(page.getByRole('heading', { name: 'Before your child joins a trial' })).toBeInViewport();
  await expectAccessible(page);
});

test('[B7] without words open studies stand first, by their titles without articles', async ({ page }) => {
  await page.goto('/find-a-clinical-trial');
  const statuses = page.locator('main article li[data-status]:first-child');
  await expect(statuses).toHaveText(Array.from({ length: 12 }, () => 'Open to new people'));
  const titles = await page.locator('main article h3').allTextContents();
  expect(titles.findIndex((title) => title.startsWith('An '))).toBeGreaterThan(0);
  await page.goto('/find-a-clinical-trial?page=4');
  await expect(statuses.last()).toHaveText('Closed to new people');
});

test('[B5] [B10] who chooses filters stays among them, and a button there leads to what is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/find-a-clinical-trial');
  const box = page.getByRole('checkbox', { name: 'Takes healthy volunteers' });
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const count = page.locator('main output').first();
  await expect(count).not.toBeInViewport();
  await box.click();
  await expect(count).not.toHaveText('42 Results');
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(count).not.toBeInViewport();
  await expect(box).toBeFocused();
  const found = parseInt((await count.textContent()) ?? '', 10);
  const show = page.getByRole('complementary', { name: 'Filters' }).getByRole('button');
  await expect(show).toHaveText(`Show ${found} results`);
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.click();
  await expect(count).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Search results' })).toBeFocused();
  await expectAccessible(page);
});

test('[B30] a condition that nothing has leaves letters and areas on the page', async ({ page }) => {
  await page.goto('/conditions-services?query=zzyzx');
  const main = page.getByRole('main');
  await expect(main.getByText('No Results Found for "zzyzx"').first()).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'By first letter' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Lungs and breathing/ })).toBeVisible();
  await expectAccessible(page);
});

test('[B30] a doctor whom nobody has leaves the ways to one by need on the page', async ({ page }) => {
  await page.goto('/find-a-physician?query=zzyzx');
  const main = page.getByRole('main');
  await expect(main.getByText('No Results Found for "zzyzx"').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'see the soonest visits' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Family doctor' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Results?/ })).toBeVisible();
});
