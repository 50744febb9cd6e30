import { expect, test } from './support';
import { expectNoOverflow } from './journey';

for (const prefix of ['', '/es-mx', '/ar'])
  test(`[E1] a phone number stays in one line wherever one has room for it, and no page is wider than 320 px for it: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/find-a-location', '/find-a-physician']) {
      await page.goto(prefix + path);
      await expectNoOverflow(page);
      const lines = await page.locator('main a[href^="tel:"] > bdi').evaluateAll((numbers) =>
        numbers.map((number) => {
          const { width } = number.getBoundingClientRect();
          const { style } = number.parentElement ?? document.body;
          [style.display, style.inlineSize] = ['block', `${width + 4}px`];
          number.before('Call us on ');
          const text = document.createRange();
          text.selectNodeContents(number);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((count) => count !== 1)).toEqual([]);
    }
  });
