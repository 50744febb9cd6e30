import { HtmlValidate } from 'html-validate';
import { expect, expectAccessible, test } from './support';

/** React writes void elements and empty attributes in its own way; the rest of the standard rules hold. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'off',
    'valid-id': 'off',
    'no-implicit-button-type': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'element-required-attributes': 'error',
  },
});

/** The ids of authors are names of anchors, which the standard allows: so they are never ids of the page's own. */
const anchorName = 'Attribute "name" is deprecated on <a> element';

/** Of the pages that the generator writes by the hundred, every so many stands for the others. */
const everyOf = 60;
const shards = 2;

async function paths(): Promise<readonly string[]> {
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
  const all = data.site.siteInfo.routes.results.map(({ routePath }) => routePath).sort();
  const isBulk = (path: string) =>
    /^\/(?!find-a-clinical-trial\/(?:ask-about-a-study|saved-studies)\b)(find-a-physician\/physician|find-a-location\/location|conditions-services|find-a-clinical-trial|forefront\/articles)\/./.test(
      path,
    );
  return [
    ...all.filter((path) => !isBulk(path)),
    ...all.filter(isBulk).filter((_path, index) => index % everyOf === 0),
  ];
}

/** What a page can look like: the classes of its elements. */
const looksOf = (html: string) =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * Pages that together have every look, few of them: each next one has the most that none before it has. A page that
 * shows nothing new is left to the command that tries all of them.
 */
function coverOf(pages: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const open = new Set([...pages.values()].flatMap((looks) => [...looks]));
  const cover: string[] = [];
  while (open.size > 0) {
    const counts = [...pages].map(([path, looks]) => ({
      path,
      looks,
      fresh: [...looks].filter((look) => open.has(look)).length,
    }));
    const best = counts.reduce((most, one) => (one.fresh > most.fresh ? one : most));
    cover.push(best.path);
    for (const look of best.looks) open.delete(look);
  }
  return cover;
}

for (let shard = 0; shard < shards; shard += 1) {
  test(`[A1] [O7] pages of the demo site are valid, and accessible in every look (part ${shard + 1} of ${shards})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const all = await paths();
    const isOwn = (_path: string, index: number) => index % shards === shard;
    expect(all.filter(isOwn).length).toBeGreaterThan(5);
    const htmlOf = new Map<string, string>();
    for (const path of all) htmlOf.set(path, await (await request.get(path)).text());
    for (const path of all.filter(isOwn)) {
      await test.step(`${path} is valid`, async () => {
        const report = await validator.validateString(htmlOf.get(path) ?? '');
        const messages = report.results.flatMap((result) =>
          result.messages
            .filter(({ message }) => !message.startsWith(anchorName))
            .map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
        );
        expect(messages).toEqual([]);
      });
    }
    const cover = coverOf(new Map([...htmlOf].map(([path, html]) => [path, looksOf(html)])));
    for (const path of cover.filter(isOwn)) {
      await test.step(`${path} is accessible`, async () => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }
  });
}
