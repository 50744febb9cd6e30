import type { Page } from '@playwright/test';
import { expect, test } from './support';

const pages = [
  '/',
  '/ar/find-a-physician?query=cardiology',
  '/find-a-physician/physician/amara-okafor',
  '/es-mx/find-a-location/location/hyde-park',
  '/request-an-appointment',
  '/nondiscrimination',
];

/** Browser's font size, window, and what it stands for. */
const windows = [
  { name: '150 % on a laptop', fontSize: 24, width: 1280, height: 720 },
  { name: '200 % on a laptop', fontSize: 32, width: 1280, height: 720 },
  { name: '200 % on the narrowest phone', fontSize: 32, width: 320, height: 640 },
  { name: '1280 x 1024 at 400 %', fontSize: 16, width: 320, height: 256 },
];

async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** What of a page is out of reach, hidden or on top of something else. */
function layoutTrouble(): readonly string[] {
  const trouble: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) trouble.push(`scrolls sideways: ${root.scrollWidth}`);
  // Hidden from sight on purpose, for those who hear the page.
  const isHidden = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && isHidden(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    if (/fixed|sticky/.test(style.position) && element.offsetHeight > window.innerHeight / 5)
      trouble.push(`stays with ${element.offsetHeight} px: ${element.className}`);
    const text = [...element.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!text || element.closest('select, option') || isHidden(element)) continue;
    if (
      style.overflowX !== 'visible' &&
      style.webkitLineClamp === 'none' &&
      element.scrollWidth > element.clientWidth + 1
    )
      trouble.push(`cut off: ${text.textContent}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const isScroller = element.closest('table, pre, [tabindex="0"], ol[class], ul[class]')?.scrollWidth ?? 0;
    if (width > 0 && (right > root.clientWidth + 1 || left < -1) && isScroller <= root.clientWidth)
      trouble.push(`beside the window: ${text.textContent}`);
  }
  const header = [
    ...document.querySelectorAll<HTMLElement>('header a, header button, header input, header summary'),
  ]
    .filter((element) => isShown(element) && !element.closest('main'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const [at, { element, box }] of header.entries())
    for (const other of header.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 2 && down > 2 && !element.contains(other.element))
        trouble.push(`on top of each other: ${element.textContent} / ${other.element.textContent}`);
    }
  const parts = [...(document.querySelector('header')?.children ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  const tall = (parts.at(-1)?.bottom ?? 0) - (parts[0]?.top ?? 0);
  if (tall > window.innerHeight) trouble.push(`the header is ${tall} px high`);
  return [...new Set(trouble)];
}

/** Spacing that every text must bear: WCAG 1.4.12. The content security policy allows no style element. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

for (const { name, fontSize, width, height } of windows)
  test(`[M1] [M3] [A1] text of ${name}: nothing covers, overlaps, is cut off or scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setFontSize(page, fontSize);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('[data-alerts]:not([data-hydrating])')).toBeAttached();
      await expect.poll(() => page.evaluate(layoutTrouble), { message: path }).toEqual([]);
    }
  });

test('[M1] [A1] lines, words and letters farther apart lose nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(spaceText);
    const trouble = (await page.evaluate(layoutTrouble)).filter((line) => !line.startsWith('stays'));
    expect(trouble, path).toEqual([]);
  }
});

test('[M1] [G3] a table that is wider than a phone is reached and moved by keyboard, and has a name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setFontSize(page, 32);
  await page.goto('/patients-visitors/price-list');
  const box = page
    .getByRole('region')
    .filter({ has: page.locator(':scope > table') })
    .first();
  await expect(box).toHaveAccessibleName(/\S/);
  const start = await box.evaluate((element) => [
    element.scrollLeft,
    element.scrollWidth > element.clientWidth,
  ]);
  expect(start).toEqual([0, true]);
  for (let stops = 0; stops < 60; stops += 1) {
    if (await box.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
