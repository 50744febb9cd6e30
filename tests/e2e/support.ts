import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Address of the site under test. */
export const siteUrl = () => process.env.SITE_URL ?? 'http://localhost:3000';

/**
 * A page that fails its test on anything that no visitor's browser should meet: errors and warnings in the console,
 * violations of the content security policy, requests to another origin.
 */
export const test = base.extend<{ readonly page: Page }>({
  page: async ({ page }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      // The page for problems says 500 at its own address.
      const status = message.location().url.endsWith('/resource-problem') ? '500' : '4\\d\\d';
      const isExpected = new RegExp(
        `Failed to load resource: the server responded with a status of ${status}`,
      ).test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        trouble.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(siteUrl()).origin)
        trouble.push(`foreign request: ${request.url()}`);
    });
    await use(page);
    expect(trouble).toEqual([]);
  },
  baseURL: async ({ browserName: _browser }, use) => use(siteUrl()),
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Resolves when the page is whole and React has taken it over. That happens in pieces, and what it changes would change in
 * the middle of a look. A page whose scripts wait, and one without scripts, is as it stays; a clock that a test sets keeps no measures.
 */
const whenHydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      (matchMedia('(scripting: none)').matches ||
        document.querySelector('script[src*="/_next/"]') === null ||
        '__pwClock' in window ||
        performance.getEntriesByName('Next.js-hydration').length > 0),
  );

/** Gives a page whose scripts wait a sign of its visitor, and resolves when React has taken it over. */
export async function giveSign(page: Page): Promise<void> {
  const taken = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (performance.getEntriesByName('Next.js-hydration').length > 0) resolve();
        else addEventListener('hydrated', () => resolve(), { once: true });
      }),
  );
  await page.keyboard.press('Shift');
  await taken;
}

/** A text that fades in or out has no contrast of its own; what has faded may let something else fade. */
export async function whenFaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await Promise.allSettled(fading().map(({ finished }) => finished));
      await nextFrame();
      await nextFrame();
    } while (fading().length > 0);
  });
}

/** Fails on any accessibility violation of WCAG 2.2 AA and good practice in what is open now. */
export async function expectAccessible(page: Page): Promise<void> {
  await whenHydrated(page);
  // A link that slides under the header while scrolling is no small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await whenFaded(page);
  // Only violations are reported and merged within the page: it takes a third of the time.
  const found = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: rules } })
    .analyze();
  expect(
    found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
  ).toEqual([]);
}

export { expect };
