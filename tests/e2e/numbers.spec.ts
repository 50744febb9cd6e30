import { expect, test } from '@playwright/test';
import { expectNoOverflow } from './journey';

for (const prefix of ['', '/es-mx', '/ar'])
  test(`[E1] a phone number stays in one line in however narrow a place, and no page is wider than 320 px for it: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/find-a-location', '/find-a-physician']) {
      await page.goto(prefix + path);
      await expectNoOverflow(page);
      const lines = await page.locator('main a[href^="tel:"] > bdi').evaluateAll((numbers) =>
        numbers.map((number) => {
          const { style } = number.parentElement ?? document.body;
          [style.display, style.inlineSize] = ['block', '2rem'];
          return new Set([...number.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((count) => count !== 1)).toEqual([]);
    }
  });
