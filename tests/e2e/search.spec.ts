import { expect, expectAccessible, test } from './support';

const results = /\d+ Results? for "cardiology"/;

test('[B26] [B2] without scripts: filters, order, pages and chips are a form and links', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/find-a-physician?query=cardiology');
  await expect(page.locator('output').filter({ hasText: results })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12);

  await page.getByRole('radio', { name: /^Female/ }).check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Last name' });
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByRole('link', { name: 'Remove filter Female' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('c_last_name_s asc');

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('link', { name: 'Remove filter Female' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  const href = await page.getByRole('heading', { level: 3 }).first().getByRole('link').getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
  await context.close();
});

test('[B2] [B9] with scripts the address follows without navigation, and Back brings each search back', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/find-a-physician?query=cardiology');
  const status = page.getByRole('status').filter({ hasText: /Result/ });
  const before = (await status.textContent()) ?? '';
  await page.getByRole('radio', { name: /^Female/ }).check();
  await expect(page).toHaveURL(/filter=c_gender_s/);
  await expect(status).not.toHaveText(before);
  await expect(page.getByRole('radio', { name: /^Female/ })).toBeFocused();
  const filtered = (await status.textContent()) ?? '';
  await page.getByRole('checkbox', { name: 'Video visits' }).check();
  await expect(page).toHaveURL(/c_telehealth_b/);

  await page.goBack();
  await expect(status).toHaveText(filtered);
  await page.goBack();
  await expect(status).toHaveText(before);
  await expect(page.getByRole('radio', { name: /^Any/ }).first()).toBeChecked();
  await page.goForward();
  await expect(status).toHaveText(filtered);
  expect(documents).toBe(1);
  await page.reload();
  await expect(status).toHaveText(filtered);
});

test('[B9] beyond the last page stands the last one', async ({ page }) => {
  await page.goto('/find-a-physician?query=heart&page=99');
  const articles = page.getByRole('article');
  await expect(articles.first()).toBeVisible();
  const last = await articles.count();
  const total = Number(
    /\d+/.exec(
      await page
        .getByText(/^\d+ Results for/)
        .first()
        .innerText(),
    )?.[0],
  );
  expect(last).toBe(total % 12 || 12);
  const pages = page.getByRole('main').getByRole('navigation', { name: 'Pagination' });
  await expect(pages.locator('[aria-current=page]')).toContainText(`Page ${Math.ceil(total / 12)}`);
});

test('[B5] on a narrow screen the filters are a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/find-a-physician?query=cardiology');
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('radio', { name: /^Female/ }).check();
  await expect(page.getByRole('dialog', { name: 'Filters (1)' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
});

test('[B5] on a wide screen the filters open and close; closed ones leave their room to the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/find-a-physician?query=cardiology');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const results = page.getByRole('region', { name: 'Search results' });
  const specialty = filters.getByRole('combobox', { name: 'Specialty' });
  const width = async () => (await results.boundingBox())?.width ?? 0;
  await expect(specialty).toBeVisible();
  const narrow = await width();
  await filters.getByRole('heading', { name: 'Filters' }).click();
  await expect(specialty).toBeHidden();
  expect(await width()).toBeGreaterThan(narrow + 100);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(specialty).toBeVisible();
  await filters.getByRole('radio', { name: /^Female/ }).check();
  await expect(page).toHaveURL(/c_gender_s/);
  await expect(specialty).toBeVisible();
});

test('[B10] a misspelt query shows at once what the word finds that was meant, and leads to it', async ({
  page,
}) => {
  await page.goto('/find-a-physician?query=cardilogy');
  const status = page.getByRole('status').filter({ hasText: 'No results "cardilogy"' });
  await expect(status).toContainText(/Did you mean "cardiology"\?\s*\d+ Results for "cardiology"/);
  await expect(page).toHaveTitle(/^\d+ Results for "cardiology" – /);
  await expect(page.getByRole('article').first()).toContainText('Cardiology');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/query=cardilogy&page=2$/);
  await expect(page.getByRole('article').first()).toContainText('Cardiology');
  await page.getByRole('link', { name: 'Did you mean "cardiology"?' }).click();
  await expect(page).toHaveURL(/query=cardiology$/);
  await expect(page.getByRole('status').filter({ hasText: results })).toBeVisible();
});

test('[B18] the search endpoint refuses what makes no sense and names no gateway', async ({ request }) => {
  for (const [path, status] of [
    ['/api/search', 400],
    ['/api/search?source=x&type=physician&language=en', 400],
    ['/api/search?source={0F8FAD5B-D9CB-469F-A165-70867728950E}&type=physician&language=en', 404],
    ['/api/search?source={0F8FAD5B-D9CB-469F-A165-70867728950E}&type=recipe&language=en', 400],
    ['/api/search?source={0F8FAD5B-D9CB-469F-A165-70867728950E}&type=physician&language=xx', 400],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(await answer.text()).not.toMatch(/127\.0\.0\.1|emselect|token/i);
  }
  expect((await request.post('/api/search')).status()).toBe(405);
});

test('[D1] an address with a section of a profile opens it', async ({ page }) => {
  await page.goto('/find-a-physician?query=cardiology');
  const href = await page.getByRole('heading', { level: 3 }).first().getByRole('link').getAttribute('href');
  for (const anchor of ['Specialities', 'Specialties']) {
    await page.goto(`${href}#${anchor}`);
    const tab = page.getByRole('button', { name: 'Specialties & Areas of Expertise' });
    await expect(tab).toHaveAttribute('aria-expanded', 'true');
    await page.goto('/find-a-physician?query=cardiology');
  }
});

test('[E1] [E2] a location leads to its physicians', async ({ page }) => {
  await page.goto('/find-a-location/location/hyde-park');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Find a doctor at/ }).click();
  await expect(page.getByRole('link', { name: /^Remove filter Calder Hospital/ })).toBeVisible();
});

test('[B19] lay words find what doctors call otherwise, and the list of them is served', async ({
  request,
}) => {
  const { synonyms } = (await (await request.get('/api/synonyms?language=en')).json()) as {
    synonyms: { from: string[]; to: string[] }[];
  };
  const meansSame = (one: string, other: string) =>
    synonyms.some(({ from, to }) => from.includes(one) && to.includes(other));
  expect(meansSame('heart doctor', 'cardiology') || meansSame('heart doctor', 'cardiologist')).toBe(true);
  expect((await request.get('/api/synonyms?language=xx')).status()).toBe(400);
  const results = await (await request.get('/find-a-physician?query=heart+doctor')).text();
  expect(results).toMatch(/\d+ Results for &quot;heart doctor&quot;/);
});
