import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { closeDialogs, filled, keyboardTrouble, outOfSight, writeLongWords } from './gallery-checks';
import { expect, siteUrl, test, whenFaded } from './support';

/** Many on one page: it is the visits that take time. */
const blocksPerVisit = 8;

/** Rules for whole pages do not hold for a page of exhibits; the pages of the demo site are tried with them. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 700 };

async function inaccessible(page: Page): Promise<readonly string[]> {
  await whenFaded(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: rules } })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Waits until every block runs: a form that is filled in too early would be emptied. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-exhibit] > div > :first-child')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

test('[P1] [P2] [A1] every block in every fixture: axe, keyboard, system colours, 320 px, right to left, text 200 %, long words, no script', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const index = await (await request.get('/dev/blocks')).text();
  const names = [...index.matchAll(/href="\?block=(\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(60);
  const session = await page.context().newCDPSession(page);
  const setText = async (pixels: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      pixels,
    );
  };
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: narrow,
    baseURL: siteUrl(),
  });
  const unscripted = await plain.newPage();
  // The services know nobody of whom the fixtures tell.
  await page.route('**/api/**', (route) =>
    route.fulfill(route.request().url().includes('/requestApptData') ? { json: [] } : { status: 404 }),
  );
  const trouble: Record<string, readonly string[]> = {};
  const note = (what: string, lines: readonly string[]) => {
    if (lines.length > 0) trouble[what] = [...(trouble[what] ?? []), ...lines];
  };

  for (let at = 0; at < names.length; at += blocksPerVisit) {
    const part = names.slice(at, at + blocksPerVisit);
    const address = `/dev/blocks?${part.map((name) => `block=${name}`).join('&')}`;
    await page.setViewportSize(wide);
    await page.goto(address);
    await hydrated(page);
    await whenFaded(page);
    note('open dialogs', await outOfSight(page));
    note('dialogs', await closeDialogs(page));
    note('axe', await inaccessible(page));
    note('keyboard', await keyboardTrouble(page));
    const shown = await filled(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      note(`${width} px`, await outOfSight(page));
    }
    await page.setViewportSize(narrow);
    note('320 px', await outOfSight(page));
    await setText(32);
    note('text 200 %', await outOfSight(page));
    await setText(16);
    await writeLongWords(page);
    note('320 px, long words', await outOfSight(page));
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      note(`${width} px, long words`, await outOfSight(page));
    }

    await unscripted.goto(`${address}&dir=rtl`);
    note('right to left, 320 px', await outOfSight(unscripted));
    const readable = await filled(unscripted);
    note(
      'nothing to read without scripts',
      shown.filter((exhibit) => !readable.includes(exhibit)),
    );
  }
  await plain.close();
  expect(trouble).toEqual({});
});
