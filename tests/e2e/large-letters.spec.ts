import { expect, test } from './support';

const pages = [
  '/find-a-physician?query=cardiology&distance=60637',
  '/es-mx/search?query=diabetes',
  '/ar/find-a-location?distance=60637',
  '/conditions-services/a-z?letter=all',
];

for (const width of [1280, 768, 360])
  test(`[B17] [B5] letters of twice the size need no scrolling sideways, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBe(0);
    }
  });
