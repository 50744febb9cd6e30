import type { Page } from '@playwright/test';
import { expect, test } from './support';

test.use({ viewport: { width: 390, height: 844 } });

const heights = (page: Page) =>
  page
    .locator('main section, main ~ footer')
    .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().height)));
const contained = (page: Page) =>
  page
    .locator('main section, main ~ footer')
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length,
    );

test('[O7] what lies below the first window is drawn in pieces, and soon is as if it had been drawn at once', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-pieces');
  expect(await contained(page)).toBe(0);
  const inPieces = await heights(page);
  // Who reloads may be further down, and gets all at once.
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-pieces');
  expect(await page.locator('[data-drawn]').count()).toBe(0);
  expect(await heights(page)).toEqual(inPieces);
});

test('[O7] who comes to a place of a page finds it there', async ({ page }) => {
  await page.goto('/conditions-services/asthma');
  const last = page.locator('main h2[id], main section[id], main [id]:has(> h2)').last();
  const id = await last.getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/conditions-services/asthma#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(await contained(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[O7] [A1] nothing waits to be drawn', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main ~ footer')).toHaveCSS('content-visibility', 'visible');
  });
});
