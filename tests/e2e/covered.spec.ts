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

/** Fields and buttons of forms that lie under an announcement which can be seen, as their text. */
function coveredControls(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button)')]
    .filter((control) => {
      const { left, top, bottom, width } = control.getBoundingClientRect();
      const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return control.closest('form') && seen.some((element) => element?.closest('[data-alerts]'));
    })
    .map(({ id, textContent }) => id || textContent);
}

test('[M3] an announcement covers no search field before a visitor has done anything, and shows where none is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(announcements(page)).toHaveCSS('opacity', '0');
  expect(await page.evaluate(coveredControls)).toEqual([]);
  await expect(page.locator('script[src*="/_next/"]')).toHaveCount(0);
  await page.goto('/about');
  await expect(announcements(page)).toHaveCSS('opacity', '1');
});

test('[M3] many announcements take a fifth of the window at its foot, can be scrolled there, and move nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/about');
  await expect(announcements(page)).toBeVisible();
  const topOfPage = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await topOfPage();
  const [height, content] = await announcements(page).evaluate((section: HTMLElement) => {
    const [alert] = section.children;
    for (let count = 0; count < 5 && alert; count += 1) section.append(alert.cloneNode(true));
    window.dispatchEvent(new Event('resize'));
    return [section.offsetHeight, section.scrollHeight];
  });
  expect(height).toBeLessThanOrEqual(720 / 5);
  expect(content).toBeGreaterThan(height ?? 0);
  await expect(announcements(page)).toHaveCSS('position', 'fixed');
  expect(await topOfPage()).toBe(before);
  await page.getByRole('button', { name: 'Dismiss alert' }).last().focus();
  await expect(page.getByRole('button', { name: 'Dismiss alert' }).last()).toBeInViewport({ ratio: 1 });
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
      // It stays at the foot of the window only where it takes no more than a fifth of it.
      const { height = 0 } = (await announcements(page).boundingBox()) ?? {};
      const isSmall = Math.round(height) <= viewport.height / 5;
      await expect(announcements(page)).toHaveCSS('position', isSmall ? 'fixed' : 'static');
      const t = wordsOf('en');
      await bookUpToPatient(page, t, times.first());
      await expect(announcements(page)).toHaveCSS('position', 'static');
      await fillPatient(page, '02-29-1980');
      const confirm = await submitPatient(page, t);
      await expect(announcements(page)).toHaveCSS('position', 'static');
      // Brought in from below, as a thumb would: it stands at the foot of the window.
      await confirm.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await confirm.click({ trial: true });
    });
  });
}
