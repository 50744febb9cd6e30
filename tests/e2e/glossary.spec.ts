import { expect, expectAccessible, test } from './support';

const path = '/conditions-services/a-z';

test('[C1] [B20] every letter is an address, one without entries leads nowhere, all of them is a list', async ({
  page,
}) => {
  await page.goto(path);
  const letters = page.getByRole('navigation', { name: 'By first letter' });
  await expect(letters.getByRole('listitem')).toHaveCount(27);
  await expect(page.locator('#conditionsList')).toHaveCount(0);
  await expectAccessible(page);
  const empty = letters.getByText(/^[A-Z]: none$/);
  expect(await empty.count()).toBeGreaterThan(0);

  await letters.getByRole('link', { name: 'A', exact: true }).click();
  await expect(page).toHaveURL(/\?letter=A#conditionsList$/);
  const titles = page.locator('#conditionsList li');
  expect(await titles.count()).toBeGreaterThan(5);
  for (const title of await titles.allTextContents()) expect(title).toMatch(/^A/i);
  await expect(letters.getByRole('link', { name: 'A', exact: true })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('link', { name: 'View all condition and services' }).click();
  await expect(page.locator('#conditionsList h2').nth(1)).toHaveText('B');
  expect(await titles.count()).toBeGreaterThanOrEqual(150);
  await expectAccessible(page);
  await titles.getByRole('link', { name: 'Asthma', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asthma');
});

test('[C1] the anchor of older links lists everything; what is no letter is none', async ({ page }) => {
  await page.goto(`${path}#conditionsList`);
  await expect(page).toHaveURL(/letter=all#conditionsList/);
  await page.goto(`${path}?letter=%3Cscript%3E`);
  await expect(page.locator('#conditionsList')).toHaveCount(0);
});

test('[C1] without scripts letters are links and the box is a form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${path}?letter=b`);
  await expect(page.locator('#conditionsList li').first()).toBeVisible();
  await page.getByLabel('Search conditions and services').fill('asthma');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/conditions-services\?query=asthma/);
  await context.close();
});
