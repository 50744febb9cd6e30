import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';

const filterOf = (value: string) => `filter=${encodeURIComponent(`c_next_available_tdt:"${value}"`)}`;
const dayMs = 86_400_000;

/** Opens a search once the index has heard from the calendars, which is soon after the start. */
async function openKnowing(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(/^Next available: /).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The days on the cards, in their order, as days from today in Chicago; every card must say one. */
async function daysAhead(page: Page): Promise<readonly number[]> {
  await page.waitForLoadState('domcontentloaded');
  const cards = page.getByRole('main').getByRole('article');
  const lines = await cards.getByText(/^Next available: /).allTextContents();
  expect(lines).toHaveLength(await cards.count());
  const today = new Date(Date.now()).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return lines.map((line) => {
    const [, month = '', day = ''] = /, (\w+) (\d+)(?: · .+)?$/.exec(line) ?? [];
    const inYear = (year: number) => Date.parse(`${day} ${month} ${year} 00:00Z`);
    const year = Number(today.slice(0, 4));
    const date = inYear(year) < Date.parse(today) ? inYear(year + 1) : inYear(year);
    return Math.round((date - Date.parse(today)) / dayMs);
  });
}

test('[B28] the next visit narrows and orders the physicians, and its word stays in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openKnowing(page, '/find-a-physician?sort=c_last_name_s+asc');
  const status = page.getByRole('status').filter({ hasText: /Results/ });
  const all = Number.parseInt((await status.textContent()) ?? '', 10);

  await page.getByRole('combobox', { name: 'Next available visit' }).selectOption('Within a week');
  await expect(page).toHaveURL(/within-7-days/);
  await expect(
    page.getByRole('link', { name: 'Remove filter Next available visit: Within a week' }),
  ).toBeVisible();
  await expect.poll(async () => Number.parseInt((await status.textContent()) ?? '', 10)).toBeLessThan(all);
  for (const days of await daysAhead(page)) expect(days).toBeLessThanOrEqual(7);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Soonest visit');
  await expect(page).toHaveURL(/sort=c_next_available_tdt/);
  await expect
    .poll(async () => {
      const days = await daysAhead(page);
      return days.every((day, at) => at === 0 || day >= (days[at - 1] ?? 0));
    })
    .toBe(true);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Next available visit' })).toHaveValue(/within-7-days/);
  await page.getByRole('link', { name: 'Remove filter Next available visit: Within a week' }).click();
  await expect(page).not.toHaveURL(/within-7-days/);
});

test('[B28] [B26] without scripts the filter is a list of the form, in every language', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  });
  const page = await context.newPage();
  await openKnowing(page, '/find-a-physician?query=cardiology');
  await page.getByRole('combobox', { name: 'Next available visit' }).selectOption('Within two weeks');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByRole('link', { name: /Within two weeks/ })).toBeVisible();
  for (const days of await daysAhead(page)) expect(days).toBeLessThanOrEqual(14);
  await page.goto(`/ar/find-a-physician?${filterOf('within-30-days')}`);
  await expect(page.getByText(/^أقرب موعد متاح: /).first()).toBeVisible();
  await page.goto(`/es-MX/find-a-physician?${filterOf('within-1-day')}`);
  await expect(
    page.getByRole('link', { name: 'Quitar el filtro Próxima cita disponible: Hoy o mañana' }),
  ).toBeVisible();
  await context.close();
});

test('[B28] a wider span finds more, those who cannot be booked online never, a word that nobody knows everybody', async ({
  page,
}) => {
  const total = async (address: string) => {
    await page.goto(address);
    const text = await page
      .getByRole('status')
      .filter({ hasText: /Result/ })
      .first()
      .textContent();
    return Number.parseInt(text ?? '', 10) || 0;
  };
  await openKnowing(page, '/find-a-physician?sort=c_next_available_tdt+asc');
  const totals: number[] = [];
  for (const days of ['1-day', '3-days', '7-days', '14-days', '30-days'])
    totals.push(await total(`/find-a-physician?${filterOf(`within-${days}`)}`));
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  expect(totals.at(-1)).toBeGreaterThan(totals[0] ?? 0);
  const online = await total('/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22');
  expect(totals.at(-1)).toBeLessThanOrEqual(online);
  const everybody = await total('/find-a-physician');
  expect(online).toBeLessThan(everybody);
  expect(await total(`/find-a-physician?${filterOf('yesterday')}`)).toBe(everybody);
});

test('[B28] every filter that narrows by what a patient needs does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/find-a-physician');
  const status = page.getByRole('status').filter({ hasText: /Result/ });
  const count = async () => Number.parseInt((await status.textContent()) ?? '', 10);
  const all = await count();
  for (const [role, name, choice] of [
    ['checkbox', 'Accepts new patients', ''],
    ['checkbox', 'Video visits', ''],
    ['combobox', 'Language', /^Spanish/],
    ['combobox', 'Insurance', /\(\d+\)$/],
    ['radio', /^Female/, ''],
  ] as const) {
    const control = page.getByRole(role, { name });
    if (choice === '') await control.check();
    else {
      const option = control.getByRole('option', { name: choice }).first();
      await control.selectOption((await option.getAttribute('value')) ?? '');
    }
    await expect.poll(count, String(name)).toBeLessThan(all);
    expect(await count(), String(name)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Clear filters' }).first().click();
    await expect.poll(count).toBe(all);
  }
});
