import type { Page } from '@playwright/test';

/** What the walk through the gallery looks at in the page; each answers with one line for everything that is wrong. */

/**
 * What is wider than the window or its dialog, or cut off by what it stands in, one of each exhibit. A part that scrolls by
 * itself may hold what is wider. What cuts on purpose says so by `data-clips`, or by clamping lines.
 */
export function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isLetOff = (element: Element) =>
      element.closest('[aria-hidden=true], .visually-hidden, table, pre, svg, [inert], option') !== null ||
      getComputedStyle(element).clipPath !== 'none';
    const isScrolled = (element: Element, top: Element): boolean => {
      for (let at = element.parentElement; at && at !== top; at = at.parentElement) {
        if (at.matches('[data-clips]')) return true;
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCutting = (element: HTMLElement) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // The list of react-slick cannot say it itself.
      const mayCut = 'img, input, select, iframe, [data-clips], [data-clips] .slick-list';
      if (webkitLineClamp !== 'none' || element.matches(mayCut)) return false;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      return (
        (cuts(overflowX) && clientWidth > 1 && scrollWidth > clientWidth + 1) ||
        (cuts(overflowY) && clientHeight > 1 && scrollHeight > clientHeight + 1)
      );
    };
    const isOut = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      const { left, right } = element.closest('dialog')?.getBoundingClientRect() ?? { left: 0, right: width };
      return box.width > 1 && box.height > 1 && (box.left < left - 1 || box.right > right + 1);
    };
    const found = [...document.querySelectorAll<HTMLElement>('[data-exhibit]')].flatMap((exhibit) => {
      const seen = [...exhibit.querySelectorAll<HTMLElement>(':scope > div *')].filter(
        (element) =>
          !isLetOff(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const wide = seen.find(
        (element) => isOut(element) && !isScrolled(element, element.closest('dialog') ?? exhibit),
      );
      const cutting = seen.find((element) => isCutting(element));
      return [
        ...(wide ? [`${exhibit.dataset.exhibit}: beside the window: ${wide.outerHTML.slice(0, 100)}`] : []),
        ...(cutting ? [`${exhibit.dataset.exhibit}: cut off: ${cutting.outerHTML.slice(0, 100)}`] : []),
      ];
    });
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width + 1 && found.length === 0
      ? [`the page scrolls sideways: ${scrollWidth}`]
      : found;
  });
}

/** Puts a word of 81 letters in the place of the first word of every text, as no author of the demo writes them. */
export function writeLongWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosispseudopseudohypoparathyroidismectomy';
    for (const exhibit of document.querySelectorAll('[data-exhibit] > div')) {
      const texts = document.createTreeWalker(exhibit, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.parentElement?.closest('script, style, svg, option'))
          text.data = text.data.replace(/\p{L}{3,}/u, word);
      }
    }
  });
}

/** The exhibits that show something, by name. */
export function filled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-exhibit]')]
      .filter((exhibit) => exhibit.querySelector<HTMLElement>(':scope > div')?.innerText.trim())
      .map((exhibit) => exhibit.dataset.exhibit ?? ''),
  );
}

/** Closes what opens by itself over the page, by the Escape key. */
export async function closeDialogs(page: Page): Promise<readonly string[]> {
  const open = () => page.locator('dialog:modal').count();
  for (let count = await open(); count > 0;) {
    await page.keyboard.press('Escape');
    const left = await open();
    if (left === count) return [`${left} dialogs stay open`];
    count = left;
  }
  return [];
}

type Walk = Record<'all' | 'seen' | 'unmarked', readonly HTMLElement[]>;

/**
 * Goes through the page by the Tab key, with the colours of the system: a shadow is no mark of the focus there.
 * @returns what the key never comes to, and what does not show that it has the focus
 */
export async function keyboardTrouble(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const count = await page.evaluate(watchFocus);
  // A tenth more: the key comes to frames and parts that scroll, too.
  const presses = Array.from({ length: Math.ceil(count * 1.1) + 10 });
  await Promise.all(presses.map(() => page.keyboard.press('Tab')));
  const trouble = await page.evaluate(whatFocusMissed);
  await page.emulateMedia({ forcedColors: null });
  return trouble;
}

/** In the page: notes from now on what has the focus, and what does not look different with it. */
function watchFocus(): number {
  const kinds =
    'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
  const all = [...document.querySelectorAll<HTMLElement>(kinds)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  );
  const look = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth, borderColor, borderWidth } = getComputedStyle(element, part);
    return `${outlineStyle} ${outlineWidth} ${borderColor} ${borderWidth}`;
  };
  // A hidden control, or a link that stands for a whole card, shows its focus on what is around it or next to it.
  const around = (element: HTMLElement) => {
    const parents = [
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest('li, article'),
    ];
    const near = [
      element,
      ...(element.parentElement?.children ?? []),
      ...parents.flatMap((one) => one ?? []),
    ];
    return [...near.map((one) => look(one)), look(element, '::before'), look(element, '::after')].join('|');
  };
  const before = new Map(all.map((element) => [element, around(element)]));
  const walk = { all, seen: [] as HTMLElement[], unmarked: [] as HTMLElement[] };
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    walk.seen.push(element);
    // The gallery's own links get the focus back from windows that were closed, before it is looked for.
    if (before.get(element) === around(element) && !element.closest('[data-exhibit] > p'))
      walk.unmarked.push(element);
  });
  Object.assign(window, { walk });
  (document.activeElement as HTMLElement | null)?.blur();
  return all.length;
}

/** In the page: one line for each thing that the Tab key left out or that hid the focus. */
function whatFocusMissed(): readonly string[] {
  const { all, seen, unmarked } = (window as unknown as { readonly walk: Walk }).walk;
  const place = (element: HTMLElement) =>
    `${element.closest<HTMLElement>('[data-exhibit]')?.dataset.exhibit}: ${element.outerHTML.slice(0, 120)}`;
  // Of radio buttons with one name the key comes to one; the arrows come to the others.
  const hasStandIn = (element: HTMLElement) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    seen.some((one) => one instanceof HTMLInputElement && one.name === element.name);
  const missed = all.filter(
    (element) =>
      element.isConnected &&
      !seen.includes(element) &&
      !hasStandIn(element) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return [
    ...missed.map((element) => `not reached: ${place(element)}`),
    ...unmarked.map((element) => `no mark of the focus: ${place(element)}`),
  ];
}
