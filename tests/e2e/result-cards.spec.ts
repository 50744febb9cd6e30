import { expect, expectAccessible, test } from './support';

test('[B17] a trial says whether it takes people and whom, a story when it was written', async ({ page }) => {
  await page.goto('/find-a-clinical-trial?query=breast+cancer');
  const trial = page.getByRole('article').filter({ hasText: 'Shorter radiation for breast cancer' });
  await expect(trial.getByRole('listitem').first()).toBeVisible();
  expect(await trial.getByRole('listitem').count()).toBe(2);
  // What it studies is searched, but is no sentence of its description.
  await expect(trial).not.toContainText('Radiation therapy You may');
  await page.goto('/forefront/collection?query=flu');
  await expect(page.getByRole('article').locator('time').first()).toHaveText(/^[A-Z][a-z]+ \d+, 20\d\d$/);
  await expectAccessible(page);
});

test('[B17] in a list from right to left a Latin name keeps its number and its words together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ar/find-a-physician?query=cardiology');
  const rest = page
    .getByRole('article')
    .getByRole('link', { name: /أخرى: مواقع/ })
    .first();
  const list = rest.locator('xpath=..');
  const names = await list.locator('bdi').allTextContents();
  expect(names.length).toBe(2);
  // The number stands beside its word, to the left of the names.
  const end = await list
    .locator('bdi')
    .last()
    .evaluate((name) => [...name.getClientRects()].at(-1)!.left);
  const link = await rest.locator('[aria-hidden]').evaluate((text) => text.getBoundingClientRect());
  const isBelow = await rest.evaluate(
    (one, last) => one.getBoundingClientRect().top >= last,
    await list
      .locator('bdi')
      .last()
      .evaluate((name) => [...name.getClientRects()].at(-1)!.bottom - 4),
  );
  expect(isBelow || link.right <= end + 1).toBe(true);
});
