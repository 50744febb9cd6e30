import { expect, expectAccessible, test } from './support';

const pages = [
  '/',
  '/find-a-physician',
  '/find-a-physician?query=cardiology',
  '/find-a-location',
  '/find-a-location/location/hyde-park',
  '/request-an-appointment',
  '/resource-problem',
  '/nope',
  '/es-mx',
  '/ar',
];

for (const path of pages) {
  test(`[A1] ${path} has its regions in order, no accessibility violation and no sideways scroll`, async ({
    page,
  }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      const tops = ['banner', 'main', 'contentinfo'] as const;
      const places = await Promise.all(
        tops.map(async (role) => (await page.getByRole(role).boundingBox())?.y ?? -1),
      );
      expect(places).toEqual([...places].sort((one, other) => one - other));
      await expectAccessible(page);
    }
  });
}

test('[A9] an unknown page says so, with status 404, in the exact words', async ({ page, request }) => {
  const response = await request.get('/nope');
  expect(response.status()).toBe(404);
  await page.goto('/nope');
  await expect(page).toHaveTitle('404: NotFound');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('This page does not exist.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect((await request.get('/a%22b')).status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: '773-555-0100' })).toHaveAttribute(
    'href',
    'tel:+17735550100',
  );
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Search for a doctor, a place or a condition').fill('knee');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?query=knee/);
});

test('[A4] [A5] [A7] [A8] title, canonical address, robots and language of a page', async ({ page }) => {
  await page.goto('/find-a-location/location/hyde-park');
  await expect(page).toHaveTitle('Calder Hospital, Hyde Park - Calder University Medicine');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/find-a-location\/location\/hyde-park$/,
  );
  await page.goto('/es-mx/find-a-location/location/hyde-park');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/es-mx\/find-a-location\/location\/hyde-park$/,
  );
  await page.goto('/ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('/schedule-an-appointment');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow, noarchive');
});

test('[A8] other spellings of a language lead to the canonical one', async ({ request }) => {
  for (const [path, target] of [
    ['/ES-mx/find-a-physician', '/es-mx/find-a-physician'],
    ['/en', '/'],
    ['/Find-A-Physician', '/find-a-physician'],
  ]) {
    const response = await request.get(String(path), { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, target]);
  }
});

test('[M1] menus open one at a time and close by Escape and by a click outside', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const menus = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button');
  await menus.nth(0).click();
  await expect(menus.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await menus.nth(1).click();
  await expect(menus.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(menus.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(menus.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(menus.nth(1)).toBeFocused();
  await menus.nth(0).click();
  await page.mouse.click(640, 890);
  await expect(menus.nth(0)).toHaveAttribute('aria-expanded', 'false');
});

test('[M1] the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('[M1] going back by keyboard, what has the focus is never behind the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/find-a-physician?query=cardiology');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const main = page.getByRole('main');
  const covered: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await main.evaluate(async (element) => {
      // The bar comes back as one scrolls up; its place counts once it stands still.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      const focused = document.activeElement;
      if (!focused || !element.contains(focused)) return '';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen?.closest('header') ? (focused.textContent ?? focused.tagName) : '';
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});

test('[M1] on a phone the menu opens and closes by its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(button).toBeFocused();
});

test('[M2] the language selector leads to the same page in the other language', async ({ page }) => {
  await page.goto('/find-a-physician');
  const choose = async (language: string) => {
    const selector = page.getByRole('banner').locator('details').filter({ hasText: 'العربية' });
    await selector.locator('summary').click();
    await selector.getByRole('link', { name: language }).click();
  };
  await choose('Español');
  await expect(page).toHaveURL(/\/es-mx\/find-a-physician$/);
  await choose('English');
  await expect(page).toHaveURL(/[^x]\/find-a-physician$/);
});

for (const path of ['/', '/ar'])
  test(`[M2] on the narrowest window the list of languages of ${path} is whole`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.locator('header details summary').click();
    for (const name of ['English', 'Español', 'العربية']) {
      const link = page.locator('header details').getByRole('link', { name });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

test('[M3] a dismissed alert stays away, and the cookie says which', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dismiss alert' }).press('Enter');
  await expect(page.getByText('Flu shots are ready')).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'alert');
  expect(cookie?.value).toBe('flu-shots-1');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 1_000_000)).toBe(32);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu' }).or(page.getByRole('banner'))).not.toHaveCount(0);
  await expect(page.getByText('Flu shots are ready')).toBeHidden();
});

test('[M7] who turns the device before anything else finds the footer’s links open', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 960 });
  await page.goto('/about');
  const columns = page.getByRole('contentinfo').locator('details');
  await expect(columns.and(page.locator('[open]'))).toHaveCount(0);
  await page.setViewportSize({ width: 960, height: 600 });
  await expect(columns.and(page.locator('[open]'))).toHaveCount(3);
  await page.setViewportSize({ width: 600, height: 960 });
  await expect(columns.and(page.locator('[open]'))).toHaveCount(0);
});

test('[M7] the footer has its three columns, social links and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const title of ["I'd Like To…", 'Quick Links', 'Website Policies'])
    await expect(footer.getByText(title, { exact: true })).toBeVisible();
  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram', 'YouTube'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()}`)).toBeVisible();
});

test('[A8] in Arabic, addresses and phone numbers still read from left to right', async ({ page }) => {
  await page.goto('/ar/find-a-location/location/hyde-park');
  const backwards = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      for (const { 0: number, index } of text.matchAll(/\d{3}-555-\d{4}|\d+ South [A-Z]\w+/g)) {
        const [first, last] = [index, index + number.length - 1].map((at) => {
          const range = document.createRange();
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + 1);
          return range.getBoundingClientRect();
        });
        if (first && last && first.width > 0 && first.left > last.left) found.push(text);
      }
    }
    return found;
  });
  expect(backwards).toEqual([]);
  await expect(page.locator('address').first()).toContainText('5800 South Drexel Avenue');
});

test('[M3] the largest paint of a page is not the alert, which comes after it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { readonly element?: Element | null };
        largest.push(element?.closest('[data-alerts]') ? 'alert' : 'page');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/find-a-physician?query=cardiology');
  await expect(page.getByRole('button', { name: 'Dismiss alert' })).toBeVisible();
  // It is painted again, and one frame later the observer has heard of it.
  await page.locator('[data-alerts]').evaluate(async (alerts) => {
    for (const part of alerts.querySelectorAll<HTMLElement>('*')) part.style.color = 'black';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const largest = await page.evaluate(() => Reflect.get(window, 'largest') as string[]);
  expect(largest).toContain('page');
  expect(largest).not.toContain('alert');
});

test('[O8] files whose names change with their content are asked for once', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = html.match(/\/(?:_next\/static\/[\w./-]+\.(?:js|css|woff2)|icons\.[0-9a-f]+\.svg)/g) ?? [];
  expect(files.some((file) => file.startsWith('/icons.'))).toBe(true);
  for (const file of new Set(files))
    expect((await request.get(file)).headers()['cache-control'], file).toContain('immutable');
});

test('[A8] [M1] names of many languages are in the site’s own font, whose further files come only then', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(request.url());
  });
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(files.size).toBe(1);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => {
    element.textContent = 'Jürgen Šimić, Łucja Őry, João Sæther, Đặng Thị Nguyễn Phương';
  });
  await expect.poll(() => files.size).toBe(5);
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  await expect
    .poll(async () => {
      const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
      return new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`));
    })
    .toEqual(new Set(['Source Sans 3 ExtraLight true']));
});
