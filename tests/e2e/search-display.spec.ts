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

test('[B5] [B8] with forced colours chips, the chosen view and names on the map are told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/find-a-location?query=knee&distance=60637');
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  expect(await style('main ul a[href]:has(> svg)', 'border-top-style')).toBe('solid');
  const pressed = 'main button[aria-pressed=true]';
  expect(await style(pressed, 'background-color')).not.toBe(
    await style('main button[aria-pressed=false]', 'background-color'),
  );
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('main svg text').first()).toBeAttached();
  expect(await style('main svg text', 'fill')).toBe(await style('main h1, h1', 'color'));
  expect(await style('main svg:has(text) path', 'fill')).not.toBe(await style('main svg text', 'fill'));
});

test('[B31] a filter has the `icon` of its model, and its `subFilterInitialValue` shows the radius before any place', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  expect(await html('/find-a-physician')).toMatch(/#video"><\/use><\/svg> (?:<!-- -->)?Video visits/);
  const far = await html('/ar/cancer/find-a-location');
  expect(far).toMatch(/#map-pin"><\/use><\/svg> (?:<!-- -->)?بالقرب من/);
  expect(far).toMatch(/<select[^>]* name="radius">.*<option value="50" selected=""/);
  expect(await html('/find-a-location')).not.toContain('name="radius"');
});
