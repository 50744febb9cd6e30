import type { Page } from '@playwright/test';
import { bookUpToPatient, fillPatient, openTimes, ownPath, submitPatient, wordsOf } from './journey';
import { expect, test } from './support';

const sizes = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];
const announcements = (page: Page) => page.locator('[data-alerts]:not([data-hydrating])');
const adults = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';

/** What of the focused element lies under the header or an announcement, as its text; '' when all of it is in sight. */
function coveredFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('header, [data-alerts]')) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (width < 2 || height < 2) return '';
  const isCovered = [0.1, 0.5, 0.9].some((part) => {
    const seen = document.elementFromPoint(left + width / 2, top + height * part);
    return !seen || seen.closest('header, [data-alerts]') !== null;
  });
  return isCovered ? `${focused.tagName} ${focused.textContent} ${top}` : '';
}

/** How far the page moved by itself, as the browser measures it. */
const moved = () => Number(Reflect.get(window, 'shifts'));

test('[M3] an announcement stands above the header, before any script of the framework, and moves nothing when it shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: Number(Reflect.get(window, 'shifts')) + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/about', '/find-a-physician']) {
    await page.goto(path);
    await expect(announcements(page)).toBeVisible();
    const { y = -1, height = 0 } = (await announcements(page).boundingBox()) ?? {};
    const { y: header = -1 } = (await page.getByRole('banner').locator('div').first().boundingBox()) ?? {};
    expect([y, header], path).toEqual([0, height]);
    // A font that comes late may move a line; an announcement that comes late moves all of the window by a twelfth.
    expect(await page.evaluate(moved), path).toBeLessThan(0.05);
  }
});

for (const [nth, viewport] of sizes.entries()) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });
    test.describe.configure({ timeout: 120_000 });

    for (const path of ['/es-mx/request-an-appointment', '/es-mx', '/ar/book-online'])
      test(`[M3] [J8] on ${path} nothing that has the focus hides behind an announcement`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(announcements(page)).toBeVisible();
        for (let press = 0; press < 70; press += 1) {
          await page.keyboard.press('Tab');
          await expect.poll(() => page.evaluate(coveredFocus)).toBe('');
        }
        // Not even the last line of the page.
        await page.keyboard.press('Control+End');
        const last = page.getByRole('contentinfo').getByRole('link', { name: '911' });
        await last.focus();
        await expect.poll(() => page.evaluate(coveredFocus)).toBe('');
      });

    test('[M3] [I9] [I10] an announcement covers no step of a booking', async ({ page, request }) => {
      const path = await ownPath(request, adults, 10 + nth);
      const times = await openTimes(page, path);
      await expect(announcements(page)).toHaveCSS('position', 'static');
      const t = wordsOf('en');
      await bookUpToPatient(page, t, times.first());
      await fillPatient(page, '02-29-1980');
      const confirm = await submitPatient(page, t);
      // Brought in from below, as a thumb would: it stands at the foot of the window.
      await confirm.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await confirm.click({ trial: true });
    });
  });
}
