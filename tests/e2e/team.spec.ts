import { freePort, startServers } from '../../scripts/lib/servers.mjs';
import { tabTo } from './keyboard';
import { expect, expectAccessible, test } from './support';

const path = '/heart-vascular/our-team';

test('[D11] a team is its physicians by name; each card leads to a profile', async ({ page }) => {
  await page.goto('/comer');
  const team = page.locator('section', { hasText: 'Doctors who care for children’s hearts' }).last();
  const cards = team.getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(2);
  await expect(cards.first()).toContainText('Pediatric Cardiology');
  await expect(team.locator('.teams-picker')).toHaveCount(0);
  const names = await cards.getByRole('link').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  await expectAccessible(page);
  await cards.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/comer\/find-a-physician\/physician\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0]?.split(',')[0] ?? '?');
});

test('[D11] groups: the picker shows one of them, six on wide screens, the rest by a button, by keyboard alone', async ({
  page,
}) => {
  await page.goto(path);
  const group = page.getByRole('region', { name: 'Heart doctors in the city' });
  const cards = group.getByRole('listitem');
  const all = await group.locator('li').count();
  expect(all).toBeGreaterThan(6);
  await expect(cards).toHaveCount(6);
  // She leads the program: the author left her out here.
  await expect(page.getByRole('link', { name: 'Amara Okafor, MD' })).toHaveCount(1);
  await expectAccessible(page);

  await tabTo(page, /^SELECT Filter Providers/);
  await page.keyboard.type('Heart doctors');
  await expect(page.getByRole('region', { name: 'Heart surgeons' })).toBeHidden();
  await expect(page.getByText(`Providers shown: ${all}`)).toBeAttached();
  await tabTo(page, /^BUTTON Show More/);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(all);
  await expect(group.getByRole('button', { name: /^Show Less/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(6);
});

test('[D11] [G3] who leads the program says as what, and complaints have a way', async ({ page }) => {
  await page.goto(path);
  const leaders = page.locator('main section', {
    has: page.getByRole('heading', { name: 'Heart program leaders' }),
  });
  const roles = await leaders.getByRole('listitem').locator('strong').allTextContents();
  expect(roles).toEqual([
    'Director, Heart Failure Program',
    'Medical director, heart catheters',
    'Associate professor, heart rhythm',
  ]);
  await leaders.getByRole('link', { name: 'tell patient relations' }).click();
  await expect(page).toHaveURL(/\/patients-visitors\/patient-relations$/);
});

test('[G3] the page of a clinic says where it is and when, in every language', async ({ page }) => {
  for (const [prefix, heading] of [
    ['', 'Where and when'],
    ['/es-mx', 'Dónde y cuándo'],
    ['/ar', 'أين ومتى'],
  ] as const) {
    await page.goto(`${prefix}/heart-vascular/heart-failure`);
    const places = page.locator('main section', { has: page.getByRole('heading', { name: heading }) });
    await expect(places.getByRole('link', { name: '773-555-0185' })).toBeVisible();
    for (const [at, address] of [
      ['hyde-park', '5800 South Drexel Avenue'],
      ['bronzeville', '4700 South King Drive'],
      ['south-loop', '1101 South Canal Street'],
    ] as const) {
      const card = places.locator('li', { has: page.getByRole('heading'), hasText: address });
      await expect(card).toContainText(at === 'hyde-park' ? /\b7 .*\b6 / : /\b8 .*\b5 /);
      await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`/location/${at}$`));
    }
  }
});

test('[L1] on a phone the button that plays a video covers nobody in its picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const button = page.getByRole('main').locator('[aria-label="Play video: Meet Amara Okafor"]');
  await button.scrollIntoViewIfNeeded();
  const picture = await button.locator('xpath=../img').boundingBox();
  expect(picture?.height).toBeGreaterThan(150);
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('[D11] narrow screens show four, the rest by a button, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const prefix of ['', '/es-mx', '/ar']) {
    await page.goto(prefix + path);
    const group = page.locator('section[aria-labelledby]', { has: page.getByRole('list') }).first();
    const all = await group.locator('li').count();
    expect(all).toBeGreaterThan(6);
    await expect(group.getByRole('listitem')).toHaveCount(4);
    await group.getByRole('button', { expanded: false }).click();
    await expect(group.getByRole('listitem')).toHaveCount(all);
    await expect(group.getByRole('button', { expanded: true })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('[D11] without scripts all groups and all cards are there, and no picker', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const group = page.getByRole('region', { name: 'Heart doctors in the city' });
  expect(await group.getByRole('listitem').count()).toBeGreaterThan(6);
  await expect(page.getByLabel('Filter Providers')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Heart surgeons' })).toBeVisible();
  // What only the server reads of the team does not travel with the page.
  expect(await page.content()).not.toContain('providerGroups');
  await context.close();
});

test('[D11] without the search service the page stays, with a number to call', async ({ browser }) => {
  const gone = `http://127.0.0.1:${await freePort()}/search`;
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    environment: { SEARCH_HOST: gone },
  });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(servers.site + path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'The people who will look after you' })).toBeVisible();
    const line = page.getByText('Our team cannot be shown right now.');
    await expect(line.getByRole('link', { name: '773-555-0185' })).toHaveAttribute(
      'href',
      'tel:+17735550185',
    );
    await expect(page.getByRole('region', { name: 'Heart surgeons' })).toHaveCount(0);
    await page.close();
  } finally {
    await servers.stop();
  }
});
