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
    /^\/(find-a-physician\/physician|find-a-location\/location|conditions-services|find-a-clinical-trial|forefront\/articles)\/./.test(
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
