import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';
import { tabTo } from './keyboard';
import { ask, bookedByMail, isOpen } from './visits';

/** Addresses that anything was asked for: the code may be in none. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), request.headers()['referer'] ?? '');
  });
  return seen;
}

test.describe('visits by link', () => {
  for (const width of [1280, 360]) {
    test(`[I16] by keyboard at ${width} px: the cancel link asks first, and the time is free again`, async ({
      page,
    }) => {
      const { link, slot } = await bookedByMail(width === 360 ? 0 : 1);
      const seen = watchAddresses(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${link}&do=cancel`);
      await expect(page.getByRole('heading', { level: 1, name: 'Cancel this visit?' })).toBeVisible();
      expect(await isOpen(slot), 'opening the link changes nothing').toBe(false);
      await expectAccessible(page);
      await tabTo(page, /^BUTTON Keep my visit/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Your visit', exact: true })).toBeFocused();
      await expectAccessible(page);
      await tabTo(page, /^BUTTON Cancel this visit/);
      await page.keyboard.press('Enter');
      await tabTo(page, /^BUTTON Yes, cancel my visit/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' })).toBeFocused();
      await expectAccessible(page);
      expect(await isOpen(slot)).toBe(true);
      const code = /#code=(\w+)/.exec(link)?.[1] ?? '';
      expect(code).toHaveLength(26);
      expect([...seen, page.url()].filter((address) => address.split('#')[0]?.includes(code))).toEqual([]);
      expect(page.url()).not.toContain(code);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      );
      expect(kept).not.toContain(code);

      await page.goto('/');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Book another visit' })).toHaveAttribute(
        'href',
        /^\/find-a-physician\/physician\/[\w-]+#book$/,
      );
    });

    test(`[I16] [I15] by keyboard at ${width} px: a visit moves; a time that is lost meanwhile leaves it where it is`, async ({
      page,
    }) => {
      const { link, slot } = await bookedByMail(width === 360 ? 2 : 3);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(link);
      await tabTo(page, /^BUTTON Move to another time/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a new time' })).toBeFocused();
      const times = page.locator('main button[aria-pressed]');
      await expect(times.first()).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);

      // Somebody else is faster by a moment.
      await page.route(
        '**/api/scheduling/hold',
        async (route) => {
          const wanted = route.request().postDataJSON() as Record<string, string>;
          const { providerId, date, time, visitType, departmentId } = wanted;
          await ask('holds', {
            VisitorID: randomUUID(),
            Provider_NPI: providerId,
            Appointment_Date: date,
            Appointment_Time: time,
            Visit_Type: visitType,
            DepartmentID: departmentId,
          });
          await route.continue();
        },
        { times: 1 },
      );
      await times.first().click();
      await expect(page.getByText('That time went to someone else')).toBeVisible();
      await expect(page).toHaveTitle(/^That time was just taken – /);
      await expectAccessible(page);
      const offered = page.getByRole('alert').getByRole('button', { name: /\d:\d\d/ });
      await expect(offered.first()).toBeVisible();
      await offered.last().press('Enter');
      await expect(page.getByText('We are holding')).toBeVisible();
      await expect(page).toHaveTitle(/^Choose a new time – /);
      expect(await isOpen(slot), 'the old time is still the patient’s').toBe(false);
      await tabTo(page, /^BUTTON Move my visit/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Your visit has a new time' })).toBeFocused();
      await expect(page).toHaveTitle(/^Your visit has a new time – /);
      await expectAccessible(page);
      expect(await isOpen(slot)).toBe(true);
      await expect(page.getByRole('button', { name: 'Add to Calendar' })).toBeVisible();
    });
  }

  for (const [language, nth, direction, cancel, confirm, done] of [
    ['es-MX', 4, 'ltr', 'Cancelar esta cita', 'Sí, cancelar mi cita', 'Su cita está cancelada'],
    ['ar', 7, 'rtl', 'إلغاء هذا الموعد', 'نعم، ألغِ موعدي', 'تم إلغاء موعدك'],
  ] as const) {
    test(`[I16] in ${language} at 320 px the message leads to a page in that language, which cancels`, async ({
      page,
    }) => {
      const { link, slot } = await bookedByMail(nth, language);
      expect(link).toContain(`/${language.toLowerCase()}/appointments/manage#`);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(link);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expectAccessible(page);
      await page.getByRole('button', { name: cancel }).press('Enter');
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: confirm }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: done })).toBeFocused();
      expect((await page.title()).startsWith(`${done} – `)).toBe(true);
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(await isOpen(slot)).toBe(true);
    });
  }

  test('[I16] a link that leads nowhere asks for the code; the code works as it is typed', async ({
    page,
  }) => {
    const { link } = await bookedByMail(5);
    const code = /#code=(\w+)/.exec(link)?.[1] ?? '';
    await page.goto(`/appointments/manage#code=${'0'.repeat(26)}`);
    await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
      'The link is not valid',
    );
    await expectAccessible(page);
    const typed = code.toLowerCase().replace(/(.{5})/g, '$1-');
    const arabic = typed.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    await page.getByLabel('Code from your message').fill(arabic);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel this visit' })).toBeVisible();
  });

  test('[I16] without JavaScript the code is posted, and cancelling takes two buttons', async ({
    browser,
  }) => {
    const { link, slot } = await bookedByMail(6);
    const code = /#code=(\w+)/.exec(link)?.[1] ?? '';
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: process.env.SITE_URL ?? '',
    });
    const page = await context.newPage();
    const response = await page.goto('/appointments/manage');
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await page.getByLabel('Code from your message').fill(code);
    await page.getByRole('button', { name: 'Show my visit' }).click();
    await page.getByRole('button', { name: 'Cancel this visit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel this visit?' })).toBeVisible();
    expect(await isOpen(slot)).toBe(false);
    await page.getByRole('button', { name: 'Yes, cancel my visit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' })).toBeVisible();
    expect(page.url()).not.toContain(code);
    expect(await isOpen(slot)).toBe(true);
    await context.close();
  });
});
