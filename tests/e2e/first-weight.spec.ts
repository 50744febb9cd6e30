import type { Page } from '@playwright/test';
import { pageTemplates } from '../../scripts/lib/page-templates.mjs';
import { expect, test } from './support';

/** What a page of each kind may weigh before its visitor does anything, in kB with the headers of each answer. */
const most = 60;
const reading = [
  'home',
  'profile',
  'location',
  'conditions',
  'condition',
  'conditions by letter',
  'trial',
  'news hub',
  'article',
  "children's home",
  'cancer home',
  'service',
  'international home',
  'payment from abroad',
  'patients and visitors',
  'about',
  'contact',
  'soonest visit',
];

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** Counts what comes over the wire. */
async function weighed(page: Page): Promise<() => { readonly kB: number; readonly paths: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const weights = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    weights.set(requestId, encodedDataLength),
  );
  return () => ({
    kB: [...weights.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000,
    paths: [...weights].map(
      ([id, bytes]) => `${(bytes / 1000).toFixed(1)} ${decodeURIComponent(addresses.get(id) ?? '')}`,
    ),
  });
}

for (const { name, path } of pageTemplates.filter((template) => reading.includes(template.name)))
  test(`[O7] a reading page weighs at most ${most} kB before it is used: ${name}`, async ({ page }) => {
    // The first visitor after a start gets a form of the page that was made quickly.
    await expect(async () => {
      const { etag = '' } = (await page.request.get(path)).headers();
      expect(etag.startsWith('W/')).toBe(false);
    }).toPass();
    const weight = await weighed(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { kB, paths } = weight();
    expect(kB, paths.join('\n')).toBeLessThanOrEqual(most);
    expect(paths.length).toBeGreaterThan(2);
  });

/** Those that are there; the one of one pixel stands for a picture that is not shown. */
const fetched = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 1).length,
    );

test('[O7] [A14] pictures below the window come with the first sign of the visitor', async ({ page }) => {
  await page.goto('/forefront', { waitUntil: 'networkidle' });
  const before = await fetched(page);
  expect(before).toBeGreaterThan(0);
  await page.touchscreen.tap(200, 300);
  await expect.poll(() => fetched(page)).toBeGreaterThan(before + 3);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const shown = page.locator('main img:visible');
  await expect
    .poll(() =>
      shown.evaluateAll(
        (images) =>
          images.filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            const isSeen = bottom > 0 && top < innerHeight;
            return isSeen && image instanceof HTMLImageElement && image.naturalWidth === 0;
          }).length,
      ),
    )
    .toBe(0);
});

test('[O7] [A14] pictures near the window need no sign, and a phone fetches none that it does not show', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await fetched(page)).toBe(0);
  await page.setViewportSize({ width: 412, height: 4000 });
  await expect.poll(() => fetched(page)).toBeGreaterThan(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(300);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[O7] [A1] no picture waits for a sign', async ({ page }) => {
    await page.goto('/forefront');
    await expect(page.locator('main img[loading="lazy"]').last()).toHaveCSS('translate', 'none');
  });
});
