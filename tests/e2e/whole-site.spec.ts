import type { APIRequestContext, Page } from '@playwright/test';
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

type Tab = { readonly href: string; readonly name: string; readonly count: number };

/** The tabs of a page of results, and how many results it says that it has. */
async function pageAt(
  request: APIRequestContext,
  address: string,
): Promise<{ readonly tabs: readonly Tab[]; readonly total: number }> {
  const html = await (await request.get(address)).text();
  const [nav = ''] = /<nav aria-label="Kinds of search".*?<\/nav>/s.exec(html) ?? [];
  const links = [...nav.matchAll(/<a href="([^"]*)"[^>]*>([^<]*?) \((\d+)\)<\/a>/g)];
  const summary = /<output[^>]*>(?:(?!<\/output>).)*?(\d+) Results?\b/s.exec(html);
  return {
    tabs: links.map(([, href = '', name = '', count]) => ({
      href: href.replaceAll('&amp;', '&'),
      name: name.replaceAll('&amp;', '&'),
      count: Number(count),
    })),
    total: Number(summary?.[1] ?? 0),
  };
}

test('[B1] [B5] a specialty chosen on the whole site’s search goes along to the tabs that have it too', async ({
  request,
}) => {
  const { tabs: all } = await pageAt(request, '/search?filter=c_visible_specialties_sm%3A%22Cardiology%22');
  for (const name of ['Doctors', 'Conditions & services']) {
    const tab = all.find((one) => one.name === name);
    expect(tab?.href, name).toContain('Cardiology');
    expect((await pageAt(request, tab?.href ?? '')).total, name).toBe(tab?.count);
    expect(tab?.count, name).toBeLessThan(60);
  }
});

for (const query of [
  'asthma',
  'parking',
  'peanut',
  '',
  // A place, fewer words, a slip, a sentence, another language.
  'hyde park',
  'dermatology evanston',
  'migraine specialist near naperville',
  '60615',
  'stroke symptoms',
  'asthma garden zzyzx',
  'my son has asthma and cannot breathe at night',
  'dolor de espalda',
])
  test(`[B1] every tab of the whole site’s search says what its page has, and Everything holds it: "${query}"`, async ({
    request,
  }) => {
    const { tabs: all, total } = await pageAt(request, `/search?query=${encodeURIComponent(query)}`);
    expect(all.map(({ name }) => name)).toEqual([
      'Everything',
      'Doctors',
      'Locations',
      'Conditions & services',
      'Articles',
      'Clinical trials',
    ]);
    const [everything, ...others] = all;
    expect(everything?.count).toBe(total);
    expect(total).toBe(others.reduce((sum, { count }) => sum + count, 0));
    expect((await pageAt(request, `/search?page=99&query=${encodeURIComponent(query)}`)).total).toBe(total);
    const pages = await Promise.all(others.map(({ href }) => pageAt(request, href)));
    expect(pages.map((page) => page.total)).toEqual(others.map(({ count }) => count));
  });

test('[B10] [B30] where nothing has the words, each type without words comes first, then a page for today', async ({
  page,
}) => {
  await page.goto('/search?query=zzyzx');
  const main = page.getByRole('main');
  await expect(main.getByText('No Results Found for "zzyzx"')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Urgent care today' })).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(main.getByLabel('Sort by')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Filters' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^(Doctors|Urgent care today)$/ })).toHaveText([
    'Doctors',
    'Urgent care today',
  ]);
  await expect(main.getByRole('link', { name: 'Doctors' })).toHaveAttribute('href', '/find-a-physician');
  await expect(main.getByRole('link', { name: 'Locations' })).toHaveAttribute('href', '/find-a-location');
  await expectAccessible(page);
  await page.goto('/search?query=cardilogy');
  await expect(main.getByText('No results "cardilogy"')).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: /^Doctors \(\d+\)$/ })).toBeVisible();
  await main.getByRole('link', { name: 'Did you mean "cardiology"?' }).click();
  await expect(tabs(page).getByRole('link', { name: /^Doctors \(\d+\)$/ })).toBeVisible();
});

test('[B1] [B16] a place goes along to the tabs, and what is near comes first in the list over all types', async ({
  page,
}) => {
  await page.goto('/search?query=dermatology&distance=Evanston&radius=25');
  const href = (name: RegExp) => tabs(page).getByRole('link', { name }).getAttribute('href');
  expect(await href(/^Doctors/)).toBe('/find-a-physician?query=dermatology&distance=Evanston&radius=25');
  expect(await href(/^Articles/)).toMatch(/\?query=dermatology$/);
  await page.goto('/search?query=dermatology+evanston');
  await expectAccessible(page);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText(/[0-5]\.\d miles away/);
});

test('[B1] the list over all types holds more than one type, says which, and follows a new query', async ({
  page,
}) => {
  await page.goto('/search?query=asthma');
  const heads = page.getByRole('main').locator('section section h2');
  const counted = async () => {
    const all = await tabs(page).getByRole('link').allTextContents();
    return all.filter((tab) => !/^Everything|\(0\)/.test(tab)).toSorted();
  };
  // Each type that has something stands once, and says as much as its tab.
  expect((await heads.allTextContents()).toSorted()).toEqual(await counted());
  await expectAccessible(page);
  // The way to all of a type carries the words, and there is no other one.
  await expect(page.getByRole('main').getByRole('link', { name: /^See all 24 ?: Doctors$/ })).toHaveAttribute(
    'href',
    '/find-a-physician?query=asthma',
  );
  await expect(page.getByRole('main').locator('nav[aria-label=Pagination]')).toHaveCount(0);
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
  await expect.poll(() => totalOf(page)).toBe(count);
  const kinds = await page.getByRole('main').locator('section section h2').allTextContents();
  const numbers = kinds.map((kind) => Number(/\((\d+)\)/.exec(kind)?.[1]));
  const ofEach = Math.max(3, Math.floor(12 / kinds.length));
  const shown = numbers.reduce((sum, number) => sum + Math.min(number, ofEach), 0);
  await expect(page.locator('main article')).toHaveCount(shown);
});

const subsitePages = [
  'find-a-physician',
  'find-a-location',
  'conditions-services',
  'health-news',
  'find-a-clinical-trial',
  'search',
];
test('[B21] [B24] a sub-site’s searches are linked from its first page, and its header leads to its own search', async ({
  request,
}) => {
  const html = async (address: string) => (await request.get(address)).text();
  const header = (page: string) => /<header.*?<\/header>/s.exec(page)?.[0] ?? '';
  const action = (page: string) => /<form[^>]* action="([^"]*)"/.exec(header(page))?.[1];
  for (const subsite of ['comer', 'cancer']) {
    const first = await html(`/${subsite}`);
    const main = /<main.*?<\/main>/s.exec(first)?.[0] ?? '';
    for (const path of subsitePages) expect(main, path).toContain(`href="/${subsite}/${path}"`);
    expect(action(first)).toBe(`/${subsite}/search`);
    expect(action(await html(`/${subsite}/find-a-location?query=mri`))).toBe(`/${subsite}/search`);
    expect(action(await html(`/es-mx/${subsite}/find-a-physician`))).toBe(`/es-mx/${subsite}/search`);
  }
  const home = await html('/');
  expect(action(home)).toBe('/search');
  for (const path of subsitePages) expect(header(home), path).toContain(`href="/comer/${path}"`);
});

for (const subsite of ['comer', 'cancer'])
  for (const path of subsitePages)
    test(`[B24] [B1] /${subsite}/${path} searches its part of the site, and all of it if asked`, async ({
      page,
    }) => {
      // The children's conditions open with groups, and have filters once somebody searches.
      await page.goto(`/${subsite}/${path}${path === 'conditions-services' ? '?query=pain' : ''}`);
      await expectAccessible(page);
      const own = await totalOf(page);
      expect(own).toBeGreaterThan(0);
      await page.getByRole('complementary').getByLabel('Search the whole site').check();
      await expect(page).toHaveURL(/allSite=true/);
      // The children's pages look for doctors who see children, on the whole site too.
      if (subsite === 'comer' && path === 'find-a-physician') return;
      await expect.poll(() => totalOf(page)).toBeGreaterThan(own);
    });
