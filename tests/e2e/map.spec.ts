import { said } from './live-regions';
import { expect, expectAccessible, test } from './support';

test('[B8] [E4] [E5] [E8] [E9] locations on a map: the list first, everything by keyboard, no other host', async ({
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
  await expect.poll(() => said(page, 'polite')).toContain('Places on the map: 24');

  const clusters = map.getByRole('button', { name: /locations: come nearer/ });
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

test('[E5] on a phone six places come before the map, the others behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/find-a-location');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(6);
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
    expect(await place()).toEqual([x + 80, y]);
    await expect
      .poll(() => said(page, 'polite'))
      .toEqual(expect.arrayContaining([expect.stringMatching(/: \d+$/)]));
    await right?.press('Enter');
    await down?.press('Space');
    expect(await place()).toEqual([x, y - 80]);
    await up?.click();
    expect(await place()).toEqual([x, y]);
    expect(((await left?.boundingBox())?.x ?? 0) < ((await right?.boundingBox())?.x ?? 0)).toBe(true);
  });
