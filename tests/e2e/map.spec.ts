import { said } from './live-regions';
import { expect, expectAccessible, test } from './support';

test('[B8] [E4] [E5] [E8] [E9] locations on a map and in a list: everything by keyboard, no other host', async ({
  page,
}) => {
  await page.goto('/find-a-location');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map).toBeVisible();
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(entries).toHaveCount(24);
  await expectAccessible(page);
  // Nothing lengthens the page below its footer; the room for what covers its end is the body's border.
  const below = await page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    const end = document.body.getBoundingClientRect().bottom + scrollY;
    return scrollHeight - end;
  });
  expect(Math.abs(below)).toBeLessThan(2);
  await expect.poll(() => said(page, 'polite')).toContain('Places on the map: 24');

  const clusters = map.getByRole('button', { name: /places: come nearer/ });
  await expect(clusters.first()).toBeVisible();
  const before = await clusters.count();
  await clusters.first().press('Enter');
  await expect(
    map
      .getByRole('button', { name: /^\d+: / })
      .or(clusters)
      .first(),
  ).toBeVisible();
  await map.getByRole('button', { name: 'All' }).click();
  await expect(clusters).toHaveCount(before);

  const first = entries.first();
  const name = String(await first.getByRole('heading').getByRole('link').textContent());
  for (let nearer = 0; nearer < 6; nearer += 1)
    await map.getByRole('button', { name: 'Nearer', exact: true }).click();
  await first.getByRole('button', { name: `Show on the map: ${name}` }).click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await map.getByRole('button', { name: 'All' }).click();
  await expect(map.getByRole('link', { name: 'View Location Details' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => said(page, 'polite')).toContain(`Details of ${name} are open.`);
  await map.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => said(page, 'polite')).toContain('Details are closed.');
  await expect(first).not.toHaveAttribute('aria-current');

  await page.reload();
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(map).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[E5] [B8] on a phone the map comes first, then six places, the others behind a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/find-a-location');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(6);
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(map.getByRole('group')).toBeInViewport({ ratio: 1 });
  expect((await map.boundingBox())?.y).toBeLessThan((await titles.first().boundingBox())?.y ?? 0);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(titles).toHaveCount(24);
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(titles).toHaveCount(6);
  await expectAccessible(page);
});

for (const [prefix, names] of [
  ['', ['Move the map left', 'Move the map right', 'Move the map up', 'Move the map down']],
  [
    '/ar',
    [
      'تحريك الخريطة إلى اليسار',
      'تحريك الخريطة إلى اليمين',
      'تحريك الخريطة إلى الأعلى',
      'تحريك الخريطة إلى الأسفل',
    ],
  ],
] as const)
  test(`[E4] [B8] single presses move the map of ${prefix}/find-a-location in four directions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${prefix}/find-a-location`);
    await page.getByRole('main').locator('button[aria-pressed=false]').click();
    const frame = page.locator('section [role=group][tabindex]');
    const pin = frame.getByRole('button').first();
    await expect(pin).toBeVisible();
    const place = async () => {
      const { x = 0, y = 0 } = (await pin.boundingBox()) ?? {};
      const around = await frame.boundingBox();
      return [Math.round(x - (around?.x ?? 0)), Math.round(y - (around?.y ?? 0))];
    };
    const [x = 0, y = 0] = await place();
    const [left, right, up, down] = names.map((name) => page.getByRole('button', { name }));
    // Who looks to the left sees the places move to the right, in every language.
    await left?.click();
    await expect.poll(place).toEqual([x + 80, y]);
    await expect
      .poll(() => said(page, 'polite'))
      .toEqual(expect.arrayContaining([expect.stringMatching(/: \d+$/)]));
    await right?.press('Enter');
    await down?.press('Space');
    await expect.poll(place).toEqual([x, y - 80]);
    await up?.click();
    await expect.poll(place).toEqual([x, y]);
    expect(((await left?.boundingBox())?.x ?? 0) < ((await right?.boundingBox())?.x ?? 0)).toBe(true);
  });

test('[E4] [E5] [E9] [E10] a block’s map loads when it is seen, keeps details in its frame, and is a picture without scripts', async ({
  page,
  browser,
}) => {
  const path = '/patients-visitors/parking';
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const region = page.getByRole('region', { name: 'Places with their own parking' });
  const frame = region.getByRole('group', { name: /arrow keys/ });
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(frame).toHaveCount(0);
  // Until then, and if it never comes, a picture stands at its place, once there is a sign of somebody.
  await page.keyboard.press('Shift');
  const picture = region.getByRole('img', { name: 'Places with their own parking' });
  await expect(async () => {
    const [place, space] = await Promise.all([picture.boundingBox(), region.boundingBox()]);
    expect(place?.y).toBe(space?.y);
  }).toPass();
  const before = loaded.length;
  await region.scrollIntoViewIfNeeded();
  await expect(frame.getByRole('button').first()).toBeVisible();
  const came = loaded.slice(before);
  expect(came.some((url) => url.endsWith('.js'))).toBe(true);
  expect([...new Set(loaded.map((url) => new URL(url).origin))]).toEqual([new URL(page.url()).origin]);

  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await first.getByRole('button', { name: /^Show on the map: / }).press('Enter');
  await expect(first).toHaveAttribute('aria-current', 'true');
  const details = frame.getByRole('link', { name: 'View Location Details' });
  await expect(details).toBeInViewport();
  const [popup, around] = await Promise.all([details.locator('..').boundingBox(), frame.boundingBox()]);
  expect(popup?.width).toBeGreaterThanOrEqual(300);
  expect(popup?.width).toBeLessThanOrEqual(500);
  expect((popup?.x ?? 0) - (around?.x ?? 0)).toBeGreaterThanOrEqual(0);
  expect((popup?.y ?? 0) - (around?.y ?? 0)).toBeGreaterThanOrEqual(0);
  // High enough for the announcement at the foot of the page to cover nothing of the map.
  await page.setViewportSize({ width: 360, height: 1600 });
  await expectAccessible(page);
  const cluster = frame.getByRole('button', { name: /places: come nearer/ }).first();
  const size = await cluster.boundingBox();
  expect([size?.width, size?.height].map(Math.round as (of: number | undefined) => number)).toEqual([55, 55]);
  await page.keyboard.press('Escape');
  await frame.focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => said(page, 'polite'))
    .toEqual(expect.arrayContaining([expect.stringMatching(/in view: \d+$/)]));

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const still = await plain.newPage();
  await still.goto(new URL(path, page.url()).href);
  await expect(still.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(10);
  const drawn = still.getByRole('img', { name: 'Places with their own parking' });
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(360);
  await plain.close();
});
