import { expect, expectAccessible, test } from './support';

test('[H1] [H2] [H3] from the hub by its topics to a collection, which loads more in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/forefront');
  await expect(page.getByRole('heading', { level: 1, name: 'The Forefront' })).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('button', { name: 'Choose a topic' });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByRole('navigation', { name: 'Choose a topic' })
    .getByRole('link', { name: 'Prevention' })
    .click();

  await expect(page).toHaveURL(/\/forefront\/topics\/prevention$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Prevention' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'For this season' })).toBeVisible();
  await page.getByRole('link', { name: 'All stories: Prevention' }).click();
  await expect(page).toHaveURL(/\/forefront\/collection\?channel=[0-9a-f]{32}&channelName=Prevention$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Prevention' })).toBeVisible();
  await expect(page).toHaveTitle(/^Prevention - Health news by topic - /);
  const stories = page.getByRole('heading', { level: 2 }).filter({ has: page.locator('a') });
  await expect(stories).toHaveCount(6);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(stories.nth(6).getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  const count = await stories.count();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.reload();
  await expect(stories).toHaveCount(count);
  const dates = await page
    .locator('main li time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('[H1] the hub shows no story twice above all stories, and has one name', async ({ page }) => {
  await page.goto('/forefront');
  await expect(page).toHaveTitle(/^The Forefront: /);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('The Forefront'),
  ).toHaveAttribute('aria-current', 'page');
  const heading = page.getByRole('heading', { name: 'All stories', exact: true });
  const all = page.locator('main section').filter({ has: heading });
  await expect(all.getByRole('heading', { level: 3 })).toHaveCount(6);
  const addresses = await page
    .locator('main section')
    .filter({ hasNot: heading })
    .locator('a[href*="/articles/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(15);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const name of ['Nora Whitfield-Achebe', 'Ji-woo Harper']) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const face = await card.locator('img').boundingBox();
    expect(face?.width).toBeGreaterThanOrEqual(72);
  }
});

test('[H1] the page of a topic names each story once, in every language', async ({ page }) => {
  for (const path of [
    '/forefront/topics/heart',
    '/forefront/topics/bones',
    '/es-mx/forefront/topics/heart',
  ]) {
    await page.goto(path);
    const stories = page.locator('main :is(h2, h3) a[href*="/articles/"]');
    const hrefs = await stories.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length, path).toBeGreaterThan(3);
    expect(new Set(hrefs).size, path).toBe(hrefs.length);
  }
});

test('[H1] the page of an author names each story once, and then leads to all news', async ({ page }) => {
  await page.goto('/forefront/authors/nora-whitfield-achebe');
  const hrefs = await page
    .locator('main a[href*="/articles/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(9);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const more = page
    .getByRole('heading', { name: 'More stories by Nora Whitfield-Achebe' })
    .locator('xpath=..');
  const all = page.getByRole('link', { name: 'View all news' });
  const [list, button] = [await more.getByRole('list').boundingBox(), await all.boundingBox()];
  expect(button?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
});

test('[H2] [H3] seven stories of a topic are shown at once: nobody loads a single one', async ({ page }) => {
  await page.goto('/forefront/topics/heart');
  await page.getByRole('link', { name: 'All stories: Heart' }).click();
  await expect(page.getByRole('heading', { level: 2 }).filter({ has: page.locator('a') })).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[H3] [H4] [A17] [A18] years and "Load More" are links; an article tells networks of itself', async ({
    page,
  }) => {
    await page.goto('/forefront?subfilter=1999');
    await expect(page.getByText('There are no stories from 1999 here.')).toBeVisible();
    await page.getByRole('link', { name: '2025', exact: true }).click();
    await expect(page).toHaveURL(/\/forefront\?subfilter=2025#/);
    const stories = page.getByRole('heading', { name: 'All stories' }).locator('xpath=..');
    await expect(stories.locator('time')).toHaveCount(6);
    await stories.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/subfilter=2025&page=2#/);
    await expect(stories.locator('time').nth(6)).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    for (const day of await stories.locator('time').all())
      expect(await day.getAttribute('datetime')).toMatch(/^2025-/);

    await page.goto('/forefront/collection?channel=0000&channelName=Nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Nowhere' })).toBeVisible();
    await expect(page.getByText('There are no stories on this topic.')).toBeVisible();
    await page.goto('/forefront/collection?channelName=Winter');
    await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();

    await page.goto('/forefront');
    await page.getByRole('heading', { name: 'New knees, same day home' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'New knees, same day home' })).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => String(JSON.parse(text)['@type']))).toContain('NewsArticle');
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http.*new-knees-same-day-home\.webp/,
    );
    await page.goto('/privacy');
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http.*~title.*\.jpg$/,
    );
  });
});
