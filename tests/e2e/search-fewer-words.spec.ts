import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';

/** What a page of results says first, and how many results it has. */
async function said(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const status = page.getByRole('region', { name: 'Search results' }).getByRole('status');
  await expect(status).not.toContainText('No Results Found');
  await expect(status).not.toContainText('No results "');
  return await status.innerText();
}

for (const [path, query, first] of [
  ['/conditions-services', 'stroke symptoms', /^Stroke/],
  ['/conditions-services', 'asthma treatment', /^Asthma/],
  ['/conditions-services', 'how do I know if I am having a stroke', /^Stroke/],
  ['/find-a-physician', 'medicaid dermatologist', undefined],
  ['/find-a-physician', 'dermatology hinsdale', undefined],
] as const)
  test(`[B10] [B18] "${query}" finds something, and the best first`, async ({ page }) => {
    await said(page, `${path}?query=${query.replaceAll(' ', '+')}`);
    const [card] = await page.getByRole('heading', { level: 3 }).all();
    await expect(card ?? page.getByText('no card')).toBeVisible();
    if (first) await expect(card ?? page.getByText('no card')).toHaveText(first);
  });

test('[B10] the words that nothing has are said before the results, and a right spelling is offered', async ({
  page,
}) => {
  expect(await said(page, '/find-a-physician?query=dermatology+zzyzx')).toMatch(
    /^Nobody for all of these words; without “zzyzx”:\s+\d+ Results for "dermatology"/,
  );
  await expectAccessible(page);
  expect(await said(page, '/conditions-services?query=migrane+zzyzx+asthma')).toMatch(
    /^Nothing for all of these words; without “migrane” and “zzyzx”:/,
  );
  expect(await said(page, '/conditions-services?query=kidny+stones')).toContain(
    'Did you mean "kidney stones"?',
  );
});

test('[B10] where no word is found, the answer is that of an empty search', async ({ page }) => {
  await page.goto('/find-a-physician?query=zzyzx+doctor');
  await expect(page.getByRole('status').filter({ hasText: 'No Results Found' })).toBeVisible();
});

for (const [language, sentence] of [
  ['es-MX', /^Nadie para todas estas palabras; sin “zzyzx”:/],
  ['ar', /«zzyzx»/],
] as const)
  test(`[B10] the same is said in ${language}`, async ({ page }) => {
    const query = language === 'ar' ? 'السكري zzyzx' : 'diabetes zzyzx';
    await page.goto(`/${language}/find-a-physician?query=${encodeURIComponent(query)}`);
    await expect(page.locator('output').filter({ hasText: sentence })).toBeVisible();
  });
