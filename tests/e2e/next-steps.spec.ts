import { expect, expectAccessible, test } from './support';

const filtered = (filter: string) => `filter=${encodeURIComponent(filter)}`;

test('[B30] an empty result says what would find something, and how much', async ({ page }) => {
  await page.goto(
    `/find-a-physician?query=cardiology&${filtered('c_visible_specialties_sm:"Cardiology"')}&${filtered('c_languages_sm:"Klingon"')}`,
  );
  const main = page.getByRole('main');
  await expect(main.getByText(/No Results Found|No results/).first()).toBeVisible();
  const step = main.getByRole('link', { name: /^Without “Klingon” \(\d+\)$/ });
  const count = /\((\d+)\)/.exec(String(await step.textContent()))?.[1];
  await expect(main.getByRole('link', { name: /^Search the whole site \(\d+\)$/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call / }).first()).toBeVisible();
  await expectAccessible(page);
  await step.click();
  await expect(main.getByText(`${count} Results for "cardiology"`).first()).toBeVisible();
  await expect(page).not.toHaveURL(/Klingon/);
});

test('[B30] where nothing is found, doctors and places lead to a search of everything for the same words', async ({
  page,
}) => {
  for (const [start, name] of [
    ['/find-a-physician', 'Search the whole site'],
    ['/es-mx/find-a-location', 'Buscar en todo el sitio'],
    ['/ar/find-a-location', 'البحث في الموقع كله'],
  ] as const) {
    await page.goto(`${start}?query=xyzzyq`);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/search\?query=xyzzyq$/);
  }
});

test('[B30] [B15] a radius with nobody in it offers a wider one', async ({ page }) => {
  await page.goto('/find-a-location?distance=Milwaukee&radius=5');
  const step = page.getByRole('link', { name: /^(Within \d+ miles|At any distance) \(\d+\)$/ });
  await step.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[B30] words of danger bring a number to call before any result, without scripts too', async ({
  page,
  browser,
}) => {
  await page.goto('/conditions-services?query=chest+pain');
  const help = page.getByRole('complementary', { name: 'Get help now' });
  await expect(help.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(help.getByRole('alert')).toContainText('do not wait');
  await expectAccessible(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/find-a-physician?query=I+want+to+die');
  await expect(plain.getByRole('link', { name: 'Call 988' })).toBeVisible();
  await plain.goto('/find-a-physician?query=chest+surgeon');
  await expect(plain.getByRole('complementary', { name: 'Get help now' })).toHaveCount(0);
  await context.close();
});

for (const [address, words] of [
  ['/search', 'seizure'],
  ['/es-mx/search', 'mi hijo se ahoga'],
  ['/ar/search', 'ابنتي لا تستطيع التنفس'],
  ['/ar/find-a-physician', 'ابني يختنق'],
] as const) {
  test(`[B30] whoever asks for “${words}” can call 911 at once, also where it is searched in place`, async ({
    page,
  }) => {
    const call = page.getByRole('main').locator('aside a[href="tel:911"]');
    await page.goto(`${address}?query=${encodeURIComponent(words)}`);
    await expect(call).toBeVisible();
    const field = page.getByRole('main').locator('input[name=query]');
    await field.fill('asma');
    await field.press('Enter');
    await expect(call).toHaveCount(0);
    await field.fill(words);
    await field.press('Enter');
    await expect(call).toBeVisible();
  });
}

test('[B30] on a phone the number to call is in sight before filters and orders, also for a search made in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/search?query=heart');
  const field = page.getByRole('main').locator('input[name=query]');
  await field.fill('my chest hurts');
  await field.press('Enter');
  const call = page.getByRole('link', { name: 'Call 911' });
  await expect(call).toBeInViewport();
  const sort = page.getByLabel('Sort by');
  const [callBox, sortBox] = await Promise.all([call.boundingBox(), sort.boundingBox()]);
  expect(callBox?.y ?? Infinity).toBeLessThan(sortBox?.y ?? 0);
  await field.fill('suicide');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeInViewport();
  await expect(page.getByText('Check the spelling')).toHaveCount(0);
});
