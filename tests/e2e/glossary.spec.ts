import { expect, expectAccessible, test } from './support';

const path = '/conditions-services/a-z';

test('[C1] [B20] every letter is an address, one without entries leads nowhere, all of them is a list', async ({
  page,
}) => {
  await page.goto(path);
  const letters = page.getByRole('navigation', { name: 'By first letter' });
  await expect(letters.getByRole('listitem')).toHaveCount(27);
  await expect(page.locator('#conditionsList')).toHaveCount(0);
  await expectAccessible(page);
  const empty = letters.getByText(/^[A-Z]: none$/);
  expect(await empty.count()).toBeGreaterThan(0);

  await letters.getByRole('link', { name: 'A', exact: true }).click();
  await expect(page).toHaveURL(/\?letter=A#conditionsList$/);
  const titles = page.locator('#conditionsList li');
  await expect(letters.getByRole('link', { name: 'A', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(titles.nth(5)).toBeVisible();
  for (const title of await titles.allTextContents()) expect(title).toMatch(/^A/i);

  await page.getByRole('link', { name: 'View all condition and services' }).click();
  await expect(page.locator('#conditionsList h2').nth(1)).toHaveText('B');
  expect(await titles.count()).toBeGreaterThanOrEqual(150);
  await expectAccessible(page);
  await titles.getByRole('link', { name: 'Asthma', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asthma');
});

test('[C1] after a letter the way to the next one is in view', async ({ page }) => {
  for (const [width, height] of [
    [375, 700],
    [800, 700],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${path}?letter=B#conditionsList`);
    const letter = page
      .getByRole('navigation', { name: 'By first letter' })
      .getByRole('link', { name: 'B', exact: true });
    await expect(page.locator('#conditionsList li').first()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => letter.evaluate(isOnTop)).toBe(true);
  }
});

/** Whether nothing lies over the top of an element. */
function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 5, top + 5));
}

test('[C1] the anchor of older links lists everything; what is no letter is none', async ({ page }) => {
  await page.goto(`${path}#conditionsList`);
  await expect(page).toHaveURL(/letter=all#conditionsList/);
  await page.goto(`${path}?letter=%3Cscript%3E`);
  await expect(page.locator('#conditionsList')).toHaveCount(0);
});

test('[C1] without scripts letters are links and the box is a form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${path}?letter=b`);
  await expect(page.locator('#conditionsList li').first()).toBeVisible();
  await page.getByLabel('Search conditions and services').fill('asthma');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/conditions-services\?query=asthma/);
  await context.close();
});

for (const { subsite, own, foreign } of [
  { subsite: 'comer', own: 'Croup', foreign: 'Prostate cancer' },
  { subsite: 'cancer', own: 'Prostate cancer', foreign: 'Croup' },
]) {
  test(`[C2] the glossary of /${subsite} lists its own conditions only, and looks for them there`, async ({
    page,
  }) => {
    await page.goto(`/${subsite}${path}?letter=all`);
    const titles = page.locator('#conditionsList li');
    expect(await titles.count()).toBeGreaterThan(15);
    await expect(titles.getByRole('link', { name: own, exact: true })).toBeVisible();
    await expect(titles.getByRole('link', { name: foreign, exact: true })).toHaveCount(0);
    await expectAccessible(page);

    // A letter that only the whole site has leads nowhere here.
    const letters = page.getByRole('navigation', { name: 'By first letter' });
    await page.goto(path);
    const everywhere = await letters.getByRole('link').allTextContents();
    await page.goto(`/${subsite}${path}`);
    const here = await letters.getByRole('link').allTextContents();
    expect(here.length).toBeLessThan(everywhere.length);
    expect(everywhere).toEqual(expect.arrayContaining(here));

    await page.getByLabel('Search conditions and services').fill(own);
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${subsite}/conditions-services\\?query=`));
    await expect(page.getByRole('main').getByRole('link', { name: own }).first()).toBeVisible();
  });
}

test('[C2] a sub-site’s list over HTTP is the same in every language, and smaller than the whole site’s', async ({
  request,
}) => {
  const count = async (address: string): Promise<number> => {
    const html = await (await request.get(address)).text();
    return [...html.split('id="conditionsList"')[1]!.split('</main>')[0]!.matchAll(/<li>/g)].length;
  };
  const whole = await count(`${path}?letter=all`);
  for (const subsite of ['comer', 'cancer']) {
    const own = await count(`/${subsite}${path}?letter=all`);
    expect(own).toBeGreaterThan(15);
    expect(own).toBeLessThan(whole / 2);
    expect(await count(`/es-mx/${subsite}${path}?letter=all`)).toBe(own);
    expect(await count(`/ar/${subsite}${path}?letter=all`)).toBe(own);
  }
});

test('[C1] in Arabic the letters are Arabic ones, without the article', async ({ page }) => {
  await page.goto(`/ar${path}`);
  const letters = page.getByRole('navigation', { name: 'حسب الحرف الأول' }).getByRole('listitem');
  await expect(letters.first()).toContainText('ا');
  await letters.getByRole('link', { name: 'ر', exact: true }).click();
  await expect(
    page.locator('#conditionsList').getByRole('link', { name: 'الربو', exact: true }),
  ).toBeVisible();
  await page.goto(`/ar${path}?letter=all`);
  const titles = await page.locator('#conditionsList h2').allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  expect(titles).not.toContain('أرقام');
  await expectAccessible(page);
});
