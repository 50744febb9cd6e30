/** @typedef {{ frameMs: number, openMs: number }} Press - milliseconds from the press until the next frame, and until the menu is open */

/**
 * Opens a page in a phone-sized window with an empty cache, and presses the menu's button once the page is at rest.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ slowed: number }} options - how many times slower the processor is
 * @returns {Promise<Press>}
 */
export async function measurePress(browser, address, { slowed }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPresses);
    await page.goto(address, { waitUntil: 'load' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.tap();
    await page.waitForFunction(() => Reflect.get(window, 'opened') !== undefined);
    await page.waitForFunction(() => Reflect.get(window, 'pressed') !== undefined);
    return await page.evaluate(() => {
      const { at, frameMs } = Reflect.get(window, 'pressed');
      return { frameMs, openMs: Reflect.get(window, 'opened') - at };
    });
  } finally {
    await context.close();
  }
}

/** In the page: notes the longest event of the first press, and when a button says that it has opened something. */
function watchPresses() {
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = /** @type {PerformanceEventTiming} */ (entry);
      if (!interactionId && entry.entryType === 'event') continue;
      const before = Reflect.get(window, 'pressed') ?? { at: entry.startTime, frameMs: 0 };
      Reflect.set(window, 'pressed', { ...before, frameMs: Math.max(before.frameMs, entry.duration) });
    }
  });
  // Browsers tell of the first event however short it is, and of others from 16 ms on.
  seen.observe({ type: 'first-input', buffered: true });
  seen.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
  new MutationObserver((changes) => {
    const isOpen = changes.some(
      ({ target }) => target instanceof Element && target.getAttribute('aria-expanded') === 'true',
    );
    if (isOpen && Reflect.get(window, 'opened') === undefined)
      Reflect.set(window, 'opened', performance.now());
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-expanded'] });
}
