import type { Page } from '@playwright/test';
import { expect, test } from './support';

/** Every so many stands for the others: of the pages that are there by the hundred, and of those written by hand. */
const everyOf = { bulk: 120, own: 10 };

/** Runs in the page: English passages of other pages that no element says to be English. */
async function unmarked(paths: readonly string[]): Promise<readonly string[]> {
  const english =
    /^(?:the|and|you|your|with|for|of|is|are|from|we|our|that|this|have|not|when|what|how|can|it|they|who|which)$/;
  const found: string[] = [];
  const check = async (path: string) => {
    const answer = await fetch(path);
    if (!answer.ok) return void found.push(`${path}: ${answer.status}`);
    // The policy of this page forbids the styles of others.
    const text = (await answer.text()).replaceAll(/<style[^]*?<\/style>/g, '');
    const html = new DOMParser().parseFromString(text, 'text/html');
    const see = (element: Element, said: string, least: number) => {
      const words = said.toLowerCase().split(/[^\p{L}’']+/u);
      const telling = new Set(words.filter((word) => english.test(word)));
      if (telling.size >= least && !element.closest('[lang]')?.getAttribute('lang')?.startsWith('en'))
        found.push(`${path}: ${said.slice(0, 80)}`);
    };
    // The words for a picture are few: one that is English tells.
    for (const picture of html.images) see(picture, picture.alt, 1);
    const walker = html.createTreeWalker(html.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style')) continue;
      see(element, node.textContent ?? '', 2);
    }
  };
  const queue = [...paths];
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) await check(path);
    }),
  );
  return found;
}

async function sitePaths(): Promise<readonly string[]> {
  const answer = await fetch(`${process.env.GATEWAYS_URL}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'foyer-demo' },
    body: JSON.stringify({
      query: '{site{siteInfo(site:"calder"){routes(language:"en",first:3000){results{routePath}}}}}',
    }),
  });
  const { data } = (await answer.json()) as {
    data: { site: { siteInfo: { routes: { results: { routePath: string }[] } } } };
  };
  const all = data.site.siteInfo.routes.results.map(({ routePath }) => routePath.replace(/\/$/, '')).sort();
  const isBulk = (path: string) =>
    /^\/(?!find-a-clinical-trial\/(?:ask-about-a-study|saved-studies)\b)(find-a-physician\/physician|find-a-location\/location|conditions-services|find-a-clinical-trial|forefront\/articles)\/./.test(
      path,
    );
  return [
    ...all.filter((path) => !isBulk(path)).filter((_path, index) => index % everyOf.own === 0),
    ...all.filter(isBulk).filter((_path, index) => index % everyOf.bulk === 0),
    '/find-a-physician/physician/amara-okafor',
    '/search?query=asthma',
    '/conditions-services?query=asthma',
    '/find-a-clinical-trial?query=asthma',
    '/find-a-location?query=knee',
  ];
}

for (const prefix of ['/es-mx', '/ar'])
  test(`[A8] every English passage of the pages under ${prefix} says that it is English`, async ({
    page,
  }) => {
    // These two say 404 and 500 at their own addresses.
    const paths = (await sitePaths()).filter((path) => !/\/(page-not-found|resource-problem)$/.test(path));
    expect(paths.length).toBeGreaterThan(20);
    await page.goto(prefix);
    expect(
      await page.evaluate(
        unmarked,
        paths.map((path) => prefix + path),
      ),
    ).toEqual([]);
  });

async function choose(page: Page, from: string, to: string): Promise<void> {
  await page.locator('summary').filter({ hasText: from }).first().click();
  await page.getByRole('link', { name: to, exact: true }).first().click();
}

test('[M2] [B26] the list of languages takes along what is looked for, but no filters', async ({ page }) => {
  await page.goto('/find-a-physician?query=cardiology&filter.c_gender_s=Female');
  await choose(page, 'English', 'Español');
  await expect(page).toHaveURL(/\/es-mx\/find-a-physician\?query=cardiology$/);
  await expect(page.locator('main input[name="query"]')).toHaveValue('cardiology');
});

test('[M2] [K6] a question about a study keeps its study and its answers in another language, and after going back', async ({
  page,
}) => {
  const study = 'NCT09000001 A study';
  await page.goto(
    `/find-a-clinical-trial/ask-about-a-study?study=${encodeURIComponent(study)}&utm_source=mail`,
  );
  await page.getByRole('textbox', { name: 'Email *' }).fill('dana@example.org');
  // What is typed is kept as soon as the page's scripts are there.
  const isKept = () =>
    Object.values(sessionStorage).some((kept) => String(kept).includes('dana@example.org'));
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await choose(page, 'English', 'العربية');
  await expect(page).toHaveURL(/\/ar\/find-a-clinical-trial\/ask-about-a-study\?study=NCT09000001[^&]*$/);
  await expect(page.locator(`main input[value="${study}"]`)).toHaveCount(1);
  const email = page.locator('main input[type="email"]').first();
  // Nobody has touched the page: what is kept must not come under the visitor's fingers.
  await expect(email).toHaveValue('dana@example.org');
  await page.goto('/about');
  await page.goBack();
  await expect(email).toHaveValue('dana@example.org');
});
