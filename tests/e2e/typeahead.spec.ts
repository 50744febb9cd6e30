import type { Page } from '@playwright/test';
import { holdScripts } from './held-scripts';
import { expect, expectAccessible, test } from './support';

test('[B3] the page’s own words, typed again before the scripts are there, are suggested for all the same', async ({
  page,
}) => {
  const { open } = await holdScripts(page);
  await page.goto('/search?query=asthma');
  const field = page.getByRole('main').locator('input[name=query]');
  await field.fill('');
  await field.pressSequentially('asthma');
  open();
  await expect(page.getByRole('main').getByRole('listbox')).toBeVisible();
  await expect(field).toBeFocused();
});

test('[B3] [B21] [B25] the header’s field suggests from three letters on, by keyboard', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('banner').locator('input[name=query]');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  const list = page.getByRole('banner').getByRole('listbox', { includeHidden: true });
  await field.pressSequentially('as');
  await expect(list).toBeHidden();
  await field.pressSequentially('thm');
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^\d+ suggestions$/)).toBeAttached();
  await expectAccessible(page);

  const asthma = page.getByRole('option', { name: 'Asthma', exact: true }).first();
  await expect(asthma.locator('mark')).toHaveText('Asthma');
  // Kinds stand in their order.
  const titles = await list.locator('[role=presentation]').allTextContents();
  const order = ['Doctors', 'Locations', 'Conditions and services', 'Health news', 'Clinical trials'];
  expect(titles).toEqual(order.filter((title) => titles.includes(title)));
  // So many kinds, so few of each: a condition is in sight below the doctors who treat it.
  expect(titles.length).toBeGreaterThan(2);
  await expect(list.getByRole('group').first().getByRole('option')).toHaveCount(3);
  await expect(asthma).toBeInViewport();

  await field.press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', String(await first.getAttribute('id')));
  await field.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('asthm');
  await field.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();

  const suggested = page.waitForResponse(/\/api\/suggest\?.*asthma/);
  await field.fill('asthma');
  await suggested;
  await expect(list).toBeVisible();
  const target = String(await first.getAttribute('href'));
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('[B3] Enter searches and hides the list; an emptied field suggests nothing', async ({ page }) => {
  await page.goto('/find-a-physician');
  const field = page.getByRole('main').locator('input[name=query]');
  await field.focus();
  await field.pressSequentially('card');
  const list = page.getByRole('main').getByRole('listbox', { includeHidden: true });
  await expect(list).toBeVisible();
  await field.fill('');
  await expect(list).toBeHidden();
  await field.pressSequentially('cardiology');
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/query=cardiology/);
});

test('[B4] [B21] the home page’s field suggests specialties, which filter the search', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('tabpanel').locator('input[name=query]');
  await field.focus();
  await field.pressSequentially('cardi');
  const specialty = page.getByRole('group', { name: 'Specialties' }).getByRole('option').first();
  await expect(specialty).toHaveText('Cardiology');
  await specialty.click();
  await expect(page).toHaveURL(/find-a-physician\?filter=c_visible_specialties_sm%3A%22Cardiology%22/);
  await expect(
    page
      .getByRole('main')
      .getByText(/\d+ Results/)
      .first(),
  ).toBeVisible();
});

test('[B3] a newer text ends the older request', async ({ page }) => {
  await page.goto('/find-a-physician');
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.route('**/api/suggest?text=neu*', async (route) => {
    await new Promise((resolve) => page.once('requestfailed', resolve));
    await route.abort().catch(() => undefined);
  });
  const field = page.getByRole('main').locator('input[name=query]');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  const older = page.waitForRequest(/suggest\?text=neu&/);
  await field.fill('neu');
  await older;
  await field.fill('dermat');
  await expect(page.getByRole('option', { name: 'Dermatology' }).first()).toBeVisible();
  expect(failed.some((url) => url.includes('text=neu&'))).toBe(true);
});

test('[B3] what makes no sense is refused, and nothing that is typed is markup', async ({ request }) => {
  const ask = (query: string) => request.get(`/api/suggest?${query}`);
  expect((await ask('text=ab&language=en')).status()).toBe(400);
  expect((await ask('text=abc&language=xx')).status()).toBe(400);
  expect((await ask('text=abc&language=en&type=drug')).status()).toBe(400);
  expect((await ask(`text=${'a'.repeat(201)}&language=en`)).status()).toBe(400);
  const odd = await ask(`text=${encodeURIComponent('"><script>*:*')}&language=en`);
  expect(odd.status()).toBe(200);
  expect(await odd.text()).not.toContain('<em>');
});

test('[B4] a search suggests the filters that its author names, where they want them, but not what is chosen', async ({
  page,
}) => {
  const titlesFor = async (path: string, text: string): Promise<readonly string[]> => {
    await page.goto(path);
    const field = page.getByRole('main').locator('input[name=query]');
    await field.focus();
    await expect(field).toHaveAttribute('role', 'combobox');
    const suggested = page.waitForResponse(new RegExp(`/api/suggest\\?text=${text}&`));
    await field.fill(text);
    await suggested;
    const list = page.getByRole('main').getByRole('listbox');
    await expect(list).toBeVisible();
    return list.locator('[role=presentation]').allTextContents();
  };
  expect((await titlesFor('/find-a-physician', 'derma'))[0]).toBe('Specialties');
  await expect(page.getByRole('option', { name: 'Dermatology', exact: true })).toBeVisible();
  const conditions = await titlesFor('/conditions-services', 'derma');
  expect(conditions[0]).toBe('Conditions and services');
  expect(conditions.at(-1)).toBe('Specialties');
  await expectAccessible(page);
  const chosen = '/find-a-physician?filter=c_visible_specialties_sm%3A%22Dermatology%22';
  expect(await titlesFor(chosen, 'derma')).not.toContain('Specialties');
});

test('[B4] a search that nobody knows suggests pages all the same', async ({ request }) => {
  const model = '00000000-0000-4000-8000-000000000000';
  const answer = await request.get(`/api/suggest?text=cardi&type=physician&model=${model}&language=en`);
  expect(answer.status()).toBe(200);
  const { facets, groups } = (await answer.json()) as { facets: unknown[]; groups: { type: string }[] };
  expect(facets).toEqual([]);
  expect(groups.map(({ type }) => type)).toEqual(['physician']);
  expect((await request.get('/api/suggest?text=cardi&model=../../x&language=en')).status()).toBe(400);
});

test('[B4] [B19] [B21] the header suggests the specialty of a lay term, which filters the search', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await banner.locator('input[name=query]').pressSequentially('bone d');
  const specialty = banner.getByRole('option', { name: 'Orthopaedic Surgery', exact: true });
  await expect(banner.getByRole('group', { name: 'Specialties' })).toContainText('Orthopaedic Surgery');
  await specialty.click();
  await expect(page).toHaveURL(/\/search\?filter=c_visible_specialties_sm/);
  await expect(page.getByRole('link', { name: 'Remove filter Orthopaedic Surgery' })).toBeVisible();
});

test('[B3] [B10] a misspelt word suggests what the right one does, and says whose doctor each is', async ({
  page,
}) => {
  await page.goto('/find-a-physician');
  const main = page.getByRole('main');
  await main.locator('input[name=query]').pressSequentially('cardioligist');
  await expect(main.getByRole('option', { name: /, MD.* Cardiology$/ }).first()).toBeVisible();
});

test('[B3] keys of an input method do not choose suggestions', async ({ page }) => {
  await page.goto('/find-a-physician');
  const field = page.getByRole('main').locator('input[name=query]');
  await field.pressSequentially('card');
  const list = page.getByRole('main').getByRole('listbox');
  await expect(list).toBeVisible();
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    await field.dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
  await expect(list).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-activedescendant');
});

/** What the header's field suggests. */
async function suggestedFor(page: Page, text: string) {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const field = banner.locator('input[name=query]');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  const answer = page.waitForResponse((response) => response.url().includes('/api/suggest?'));
  await field.fill(text);
  await answer;
  return banner;
}

test('[B3] [B29] an errand suggests its page', async ({ page }) => {
  for (const [text, href] of [
    ['park', '/patients-visitors/parking'],
    ['visiting hours', '/patients-visitors/visiting-hours'],
    ['pay my bill', '/patients-visitors/billing'],
  ] as const) {
    const banner = await suggestedFor(page, text);
    const pages = banner.getByRole('group', { name: 'Suggested pages' }).getByRole('option');
    await expect(pages.first()).toHaveAttribute('href', href);
  }
  await expectAccessible(page);
});

test('[B3] [B12] a ZIP code suggests the places near it, the nearest first', async ({ page }) => {
  const banner = await suggestedFor(page, '60201');
  const places = banner.getByRole('group', { name: 'Locations' }).getByRole('option');
  await expect(places).toHaveText(['Calder Evanston', ...Array.from({ length: 4 }, () => /^Calder /)]);
});

test('[B3] [B10] suggestions are never blank where a search finds something or would correct', async ({
  request,
}) => {
  for (const text of [
    'foot doctor for my feet',
    'physical therepy',
    'radiolgy',
    'exema',
    'crones disease',
    'nefrology',
    'psycology',
    'dolor de cabeza',
    'طبيب قلب',
    '312-555-0101',
    'stomach ache at night',
  ]) {
    const parameters = new URLSearchParams({ text, language: 'en' });
    const answer = await request.get(`/api/suggest?${parameters.toString()}`);
    const { groups } = (await answer.json()) as { groups: unknown[] };
    expect(groups.length, text).toBeGreaterThan(0);
  }
});

test('[B3] the beginning of a word is not looked for in degrees', async ({ request }) => {
  const answer = await request.get('/api/suggest?text=chest+p&language=en');
  const { groups } = (await answer.json()) as {
    groups: { type: string; pages: { title: { text: string; isMatch: boolean }[] }[] }[];
  };
  const titles = groups.flatMap(({ pages }) => pages.map(({ title }) => title));
  const marked = titles.flatMap((title) => title.filter(({ isMatch }) => isMatch)).map(({ text }) => text);
  expect(marked).toContain('Chest');
  expect(marked).not.toContain('PhD');
  const conditions = groups.find(({ type }) => type === 'condition');
  expect(conditions?.pages[0]?.title.map(({ text }) => text).join('')).toBe('Chest pain');
});
