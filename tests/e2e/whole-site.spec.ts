import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of search' });
const totalOf = async (page: Page): Promise<number> => {
  // The field has a status of its own for its suggestions.
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /results?/i });
  const text = await status.first().textContent();
  return Number(/^(\d+) Results?/.exec(text ?? '')?.[1] ?? 0);
};

for (const query of ['asthma', 'parking', 'hyde park', 'peanut'])
  test(`[B1] the whole site’s search is one list of every type, with true counts on its tabs: ${query}`, async ({
    page,
  }) => {
    await page.goto(`/search?query=${encodeURIComponent(query)}`);
    await expectAccessible(page);
    await expect(tabs(page).getByRole('link')).toHaveText([
      /^Everything \(\d+\)$/,
      /^Doctors \(\d+\)$/,
      /^Locations \(\d+\)$/,
      /^Conditions & services \(\d+\)$/,
      /^Articles \(\d+\)$/,
      /^Clinical trials \(\d+\)$/,
    ]);
    await expect(tabs(page).locator('[aria-current]')).toHaveText(`Everything (${await totalOf(page)})`);
    const links = await tabs(page)
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          count: Number(/\((\d+)\)$/.exec(link.textContent ?? '')?.[1]),
        })),
      );
    for (const { href, count } of links) {
      await page.goto(href);
      expect(await totalOf(page), href).toBe(count);
    }
  });

test('[B1] the list over all types holds more than one type, says which, and follows a new query', async ({
  page,
}) => {
  await page.goto('/search?query=asthma');
  const kinds = await page.getByRole('main').locator('ol > li > p').allTextContents();
  expect(new Set(kinds).size).toBeGreaterThan(1);
  expect(kinds).toHaveLength(12);
  await page.getByRole('main').locator('input[name=query]').fill('parking');
  await page.getByRole('main').locator('input[name=query]').press('Enter');
  await expect(tabs(page).getByRole('link', { name: /^Locations/ })).toHaveAttribute(
    'href',
    /query=parking$/,
  );
  await expect(async () => {
    const tab = await tabs(page).locator('[aria-current]').textContent();
    expect(`Everything (${await totalOf(page)})`).toBe(tab);
  }).toPass({ timeout: 10_000 });
});

test('[B30] "Search the whole site" leads to as many as it says', async ({ page }) => {
  await page.goto('/find-a-clinical-trial?query=billing');
  const link = page.getByRole('link', { name: /^Search the whole site \(\d+\)$/ });
  const count = Number(/\((\d+)\)/.exec(String(await link.textContent()))?.[1]);
  await link.click();
  await expect(page).toHaveURL(/\/search\?query=billing$/);
  expect(await totalOf(page)).toBe(count);
  await expect(page.getByRole('article')).toHaveCount(Math.min(12, count));
});

const subsitePages = [
  'find-a-physician',
  'find-a-location',
  'conditions-services',
  'health-news',
  'find-a-clinical-trial',
  'search',
];
for (const subsite of ['comer', 'cancer'])
  for (const path of subsitePages)
    test(`[B24] [B1] /${subsite}/${path} searches its part of the site, and all of it if asked`, async ({
      page,
    }) => {
      await page.goto(`/${subsite}/${path}`);
      await expectAccessible(page);
      const own = await totalOf(page);
      expect(own).toBeGreaterThan(0);
      await page.getByRole('complementary').getByLabel('Search the whole site').check();
      await expect(page).toHaveURL(/allSite=true/);
      // The children's pages look for doctors who see children, on the whole site too.
      if (subsite === 'comer' && path === 'find-a-physician') return;
      await expect.poll(() => totalOf(page)).toBeGreaterThan(own);
    });
