import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';

/** What is in a carousel's window, whether or not it can be read. */
const inView = (page: Page) =>
  page.locator('section[aria-roledescription] .slick-slide').evaluateAll((slides) =>
    slides
      .filter((slide) => {
        const stage = slide.closest('.slick-list')?.getBoundingClientRect();
        const { left, right } = slide.getBoundingClientRect();
        return stage !== undefined && right > stage.left + 20 && left < stage.right - 20;
      })
      .map((slide) => ({ isInert: slide.hasAttribute('inert'), words: slide.textContent?.slice(0, 12) })),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[G6] what is seen of a slider can be read and reached, from both sides and without its script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/bones-joints');
  const slider = page.getByRole('region', { name: 'Your way to a new knee' });
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slider.getByRole('status')).toHaveText('Slide 2 of 5');
  await expect.poll(() => inView(page)).toEqual([{ isInert: false, words: 'The day: up ' }]);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  // The link of the first slide, and that of its copy, are out of the way of the keyboard.
  await slider.getByRole('button', { name: 'Previous slide' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull();

  await page.goto('/ar/bones-joints');
  const arabic = page.locator('section[aria-roledescription]');
  await arabic.scrollIntoViewIfNeeded();
  await arabic.getByRole('button').last().click();
  await expect.poll(() => inView(page)).toEqual([{ isInert: false, words: 'يوم الجراحة:' }]);
  const arrows = arabic.locator('.slick-slide a svg');
  expect(await arrows.count()).toBeGreaterThan(0);
  const turned = (icons: Element[]) => icons.map((icon) => getComputedStyle(icon).transform);
  expect(new Set(await arrows.evaluateAll(turned))).toEqual(new Set(['matrix(-1, 0, 0, 1, 0, 0)']));

  await page.goto('/bones-joints');
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('link', { name: 'How to prepare' }).waitFor();
  await expect(slider.getByRole('group')).toHaveCount(5);
  await expect(slider.getByRole('button')).toHaveCount(0);
});

test('[G5] [D6] a gallery shows one picture, and reviews stand in fours, threes and ones', async ({
  page,
}) => {
  await page.goto('/comer/staying-with-your-child');
  const heading = page.getByRole('heading', { level: 3 });
  await expect(heading).toHaveText(['The front door']);
  await page.getByRole('button', { name: 'A room for two' }).focus();
  await expect(heading).toHaveText(['A room for two']);
  await page.getByRole('button', { name: 'The play room' }).hover();
  await expect(page.getByRole('link', { name: 'Prepare your child for a visit' })).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('link', { name: 'Prepare your child for a visit' })).toBeHidden();
  await expectAccessible(page);

  // The list scrolls with the focus, and another small picture comes to lie under the pointer: the focus chose.
  await page.setViewportSize({ width: 360, height: 260 });
  await page.getByRole('button', { name: 'The front door' }).hover();
  await expect(heading).toHaveText(['The front door']);
  await page.getByRole('button', { name: 'The play room' }).focus();
  await expect(page.locator('button:hover')).toHaveText('The family kitchen');
  await expect(heading).toHaveText(['The play room']);

  await page.goto('/find-a-physician/physician/zofia-balogun');
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  for (const [width, count] of [
    [1280, 4],
    [1000, 3],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await reviews.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await inView(page)).map(({ isInert }) => isInert))
      .toEqual(Array.from({ length: count }, () => false));
  }
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const more = reviews.locator('.slick-active').getByRole('button', { name: 'more...' });
  await more.click();
  await expect(page.getByRole('dialog', { name: 'Review' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('[D6] the only review, which is in no row, stays within its section', async ({ page }) => {
  await page.goto('/find-a-physician/physician/zofia-balogun');
  const beyond = await page.locator('#ratings-reviews').evaluate((section) => {
    const [heading, review] = [section.querySelector('h2'), section.querySelector('figure')];
    if (!heading || !review) return undefined;
    section.replaceChildren(heading, review);
    return Math.round(review.getBoundingClientRect().bottom - section.getBoundingClientRect().bottom);
  });
  expect(beyond).toBe(0);
});
