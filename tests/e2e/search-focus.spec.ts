import type { Page } from '@playwright/test';
import { expect, test } from './support';

const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const filtered = (...filters: readonly string[]) =>
  filters.map((filter) => `&filter=${encodeURIComponent(filter)}`).join('');

const links = [
  {
    name: 'a removed filter',
    path: `/find-a-physician?query=cardiology${filtered('c_languages_sm:"Spanish"', 'c_gender_s:"Female"')}`,
    link: 'Remove filter Spanish',
  },
  { name: 'a removed place', path: '/find-a-physician?distance=60637', link: /^Remove filter Near/ },
  {
    name: 'cleared filters',
    path: `/find-a-physician?query=cardiology${filtered('c_gender_s:"Female"')}`,
    link: 'Clear filters',
  },
  { name: 'a suggested spelling', path: '/find-a-physician?query=cardilogy', link: /^Did you mean/ },
  {
    name: 'words taken as they are',
    path: '/find-a-physician?query=spanish+speaking+heart+doctor',
    link: /word by word$/,
  },
  {
    name: 'a next step',
    path: `/find-a-physician?query=cardiology${filtered('c_languages_sm:"Klingon"')}`,
    link: /^Without “Klingon”/,
  },
] as const;

for (const { name, path, link } of links)
  test(`[B26] [B30] by keyboard, ${name} leaves the focus at the results, although the link is gone`, async ({
    page,
  }) => {
    await page.goto(path);
    const own = page.getByRole('main').getByRole('link', { name: link }).first();
    await own.focus();
    const answered = page.waitForResponse(/\/api\/search\?/);
    await own.press('Enter');
    await answered;
    await expect(own).toHaveCount(0);
    await expect(results(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results(page).locator(':focus')).toHaveCount(1);
  });

for (const link of ['Page 2', 'heart failure'])
  test(`[B9] [B29] what is chosen below the results shows them from their beginning: ${link}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/find-a-physician?query=cardiology');
    const own = page.getByRole('main').getByRole('link', { name: link });
    await own.focus();
    await own.press('Enter');
    await expect(results(page)).toBeFocused();
    await expect(results(page).getByRole('status')).toBeInViewport();
  });

test('[B30] a number to call that comes above what is looked at is brought into sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/find-a-physician?query=cardiology');
  await page.getByRole('main').getByRole('link', { name: 'chest pain' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeInViewport();
});

test('[B5] [B6] clearing in the dialog of a narrow screen keeps the focus in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/find-a-physician?query=cardiology${filtered('c_gender_s:"Female"')}`);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Filters', exact: true })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
});
