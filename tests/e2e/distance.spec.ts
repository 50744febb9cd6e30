import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';

const place = (page: Page) => page.getByRole('complementary').locator('input[name=distance]');

test('[B12] [B13] [B7] [B15] [B16] a ZIP code brings near physicians first, a radius only those inside', async ({
  page,
}) => {
  await page.goto('/find-a-physician?query=cardiology');
  await expect(page.getByLabel('Within')).toHaveCount(0);
  await place(page).fill('60637');
  await expect(page).toHaveURL(/distance=60637/);
  const summary = page
    .getByRole('main')
    .getByText(/Results for "cardiology" near Chicago, IL 60637/)
    .first();
  await expect(summary).toBeVisible();
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Distance');
  await expectAccessible(page);

  const miles = async () =>
    (
      await page
        .getByRole('article')
        .getByText(/ away$/)
        .allTextContents()
    ).map((text) => Number(/([\d.]+) mile/.exec(text)?.[1] ?? 0));
  const all = await miles();
  expect(all.length).toBeGreaterThan(3);
  expect(all).toEqual(all.toSorted((a, b) => a - b));

  const anywhere = String(await summary.textContent());
  await page.getByLabel('Within').selectOption('5');
  await expect(page).toHaveURL(/radius=5/);
  await expect(summary).not.toHaveText(anywhere);
  await expect.poll(async () => Math.max(...(await miles()))).toBeLessThanOrEqual(5);
  const shown = await summary.textContent();
  // Back before the page's scripts are there.
  const { promise: wentBack, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await wentBack;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(summary).toHaveText(String(shown));
  await page.evaluate(() => window.history.back());
  await expect(page).not.toHaveURL(/radius/);
  letScriptsCome();
  await expect(page.getByLabel('Within')).toHaveValue('');

  await page.getByRole('link', { name: 'Remove filter Near Chicago, IL 60637' }).click();
  await expect(page).not.toHaveURL(/distance/);
  await expect(page.getByLabel('Within')).toHaveCount(0);
  await expect(page.getByLabel('Sort by').getByRole('option', { name: 'Distance' })).toHaveCount(0);
});

test('[B12] [B14] what is no place is said, limits nothing and hides the radius', async ({ page }) => {
  await page.goto('/find-a-location');
  const before = await page
    .getByText(/^\d+ Results$/)
    .first()
    .textContent();
  await place(page).fill('qqqq');
  await place(page).blur();
  await expect(page.getByText('Please enter a valid City/ZIP')).toBeVisible();
  await expect(place(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^\d+ Results$/).first()).toHaveText(String(before));
  await expect(page.getByLabel('Within')).toHaveCount(0);
  await expect(page).toHaveURL(/\/find-a-location$/);
  await expect(place(page)).toHaveValue('qqqq');
  await expect(page.getByLabel('Sort by').getByRole('option', { name: 'Distance' })).toHaveCount(0);
  await place(page).fill('Evanston');
  await expect(page).toHaveURL(/distance=Evanston/);
  await expect(page.getByText('Please enter a valid City/ZIP')).toHaveCount(0);
});

test('[B12] [B14] on a phone an unknown place is said above the results, a radius in the chip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/find-a-physician?query=heart&distance=99999');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText('We do not know the place “99999”. These results are from everywhere.');
  await expect(status).toBeInViewport();
  // Whoever does something gets the scripts, which take the place out of the address.
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/\/find-a-physician\?query=heart$/);
  await page.goto('/find-a-physician?query=heart&distance=60637&radius=10');
  await expect(status).not.toContainText('We do not know');
  await expect(
    page.getByRole('link', { name: 'Remove filter Within 10 miles of Chicago, IL 60637' }),
  ).toBeVisible();
});

test('[B15] nobody inside of the radius is an empty result', async ({ page }) => {
  await page.goto('/find-a-physician?distance=Honolulu&radius=5');
  await expect(page.getByText('No Results Found').first()).toBeVisible();
  await expect(page.getByLabel('Within')).toHaveValue('5');
});

for (const [path, nearest] of [
  ['/find-a-location', /^Calder Evanston/],
  ['/find-a-physician', /./],
] as const)
  test(`[B26] [B12] [B7] without scripts a place is part of the form, and brings what is near it first: ${path}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await place(page).fill('Evanston');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/distance=Evanston/);
    await expect(page.getByText(/Results near Evanston, IL/).first()).toBeVisible();
    await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Distance');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveAccessibleName(nearest);
    await expect(first.getByText(/^0\.\d miles away$/)).toBeVisible();
    await context.close();
  });

test('[B27] a position is asked for, rounded, and becomes a ZIP code', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['geolocation'], { origin: String(baseURL) });
  await context.setGeolocation({ latitude: 41.791_234, longitude: -87.601_234 });
  await page.goto('/find-a-location');
  const asked = page.waitForRequest(/api\/geocode/);
  await page.getByRole('button', { name: 'Use my location' }).click();
  expect((await asked).url()).toMatch(/latitude=41\.79&longitude=-87\.60$/);
  await expect(page).toHaveURL(/distance=60637/);
});

type Hit = { title: string; miles: number | null; locations?: string[] };

/** The results of a page as its first rendering has them. */
async function cardsOf(page: Page): Promise<readonly Hit[]> {
  return page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => ({
      // The number on the map stands before the name.
      title: card.querySelector('h3 a')?.textContent ?? '',
      // A text of its own: the address before it ends with digits, too.
      miles: Number(
        [...card.querySelectorAll('*')]
          .map(({ textContent }) => /^([\d.]+) miles? away$/.exec(textContent.trim())?.[1])
          .find(Boolean) ?? 0,
      ),
      locations: [...card.querySelectorAll('dl > div')]
        .filter((list) => list.querySelector('dt')?.textContent === 'Locations')
        .flatMap((list) => [...list.querySelectorAll('bdi')].map(({ textContent }) => textContent ?? '')),
    })),
  );
}

test('[B7] [B15] [B17] the nearest doctors come first over all pages; a card shows the place that made it near', async ({
  page,
}) => {
  const milesOf = new Map<string, number>();
  for (const number of [1, 2, 3]) {
    await page.goto(`/find-a-location?distance=60637&page=${number}`);
    for (const { title, miles } of await cardsOf(page)) milesOf.set(title, miles ?? 0);
  }
  expect(milesOf.size).toBeGreaterThan(20);
  const found: Hit[] = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await page.goto(`/find-a-physician?distance=60637&page=${number}`);
    found.push(...(await cardsOf(page)));
  }
  const miles = found.map((hit) => hit.miles ?? -1);
  expect(miles).toEqual(miles.toSorted((one, other) => one - other));
  expect(new Set(miles.filter((one) => one < 10 && one % 1 > 0)).size).toBeGreaterThan(3);
  for (const { title, miles: away, locations = [] } of found)
    expect(milesOf.get(locations[0] ?? ''), `${title} at ${locations[0]}`).toBe(away);
});

test('[B14] what is more than 200 miles away is never called near without a word', async ({ page }) => {
  for (const path of ['/find-a-physician', '/find-a-location']) {
    await page.goto(`${path}?distance=Hyde+Park%2C+PA`);
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toContainText('Nothing here is within 200 miles of Hyde Park, PA.');
    await expect(status).not.toContainText('near');
    await page.goto(`${path}?distance=hyde+park`);
    await expect(status).toContainText('near Hyde Park, Chicago, IL');
    await expect(status).not.toContainText('200');
  }
});

test('[B15] a place beside a chosen location is said, and holds again without it', async ({ page }) => {
  const chosen = encodeURIComponent('c_provider_locations_sm:"Calder Evanston"');
  await page.goto(`/find-a-physician?distance=60637&filter=${chosen}`);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText('You chose a location, so “60637” changes nothing.');
  await expect(page.getByText('Please enter a valid City/ZIP')).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove filter Calder Evanston' }).click();
  await expect(status).toContainText('near Chicago, IL 60637');
  await expect(page).toHaveURL(/distance=60637/);
});

for (const [query, near] of [
  ['dermatology hinsdale', 'Near Hinsdale, IL'],
  ['pediatrician in Evanston', 'Near Evanston, IL'],
  ['female gynecologist downtown', 'Near The Loop, Chicago, IL'],
  ['migraine specialist near naperville', 'Near Naperville, IL'],
  ['cardiologist near hyde park', 'Near Hyde Park, Chicago, IL'],
] as const)
  test(`[B28] [B14] a place in plain words is read: ${query}`, async ({ page }) => {
    await page.goto(`/find-a-physician?query=${encodeURIComponent(query)}`);
    await expect(page.getByRole('link', { name: `Remove filter ${near}` })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/ miles? away$/).first()).toBeVisible();
  });
