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
