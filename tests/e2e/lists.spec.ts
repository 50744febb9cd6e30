import type { Locator } from '@playwright/test';
import { expect, test } from './support';

/** In how many columns the entries of some lists stand, once they are there. */
async function columnsOf(entries: Locator): Promise<number> {
  await expect(entries.first()).toBeVisible();
  return entries.evaluateAll(
    (found) => new Set(found.map((entry) => Math.round(entry.getBoundingClientRect().left))).size,
  );
}

const profile = '/find-a-physician/physician/amara-okafor#Specialities';

test('[B20] two lists of a profile stand side by side, and below each other where it is narrow', async ({
  page,
}) => {
  await page.goto(profile);
  const panel = page.locator('#Specialities-panel');
  await expect(panel.getByRole('heading')).toHaveText(['Specialties', 'Areas of Expertise']);
  expect(await columnsOf(panel.getByRole('listitem'))).toBe(2);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await columnsOf(panel.getByRole('listitem'))).toBe(1);
});

test('[B20] one short list of a profile stays in one column', async ({ page }) => {
  await page.goto('/find-a-physician/physician/amara-okafor#acceptedInsurance');
  const items = page.locator('#acceptedInsurance-panel').getByRole('listitem');
  expect(await items.count()).toBeLessThanOrEqual(10);
  expect(await columnsOf(items)).toBe(1);
});

test('[B20] services and specialties of a location stand in two columns', async ({ page }) => {
  await page.goto('/find-a-location/location/hyde-park#Services');
  expect(await columnsOf(page.locator('#Services-panel').getByRole('listitem'))).toBe(2);
});

test('[B20] a letter’s conditions stand in two columns when there are more than ten of them', async ({
  page,
}) => {
  await page.goto('/conditions-services/a-z?letter=A');
  const many = page.locator('#conditionsList').getByRole('listitem');
  expect(await many.count()).toBeGreaterThan(10);
  expect(await columnsOf(many)).toBe(2);
  await page.goto('/conditions-services/a-z?letter=G');
  const few = page.locator('#conditionsList').getByRole('listitem');
  expect(await few.count()).toBeLessThanOrEqual(10);
  expect(await columnsOf(few)).toBe(1);
});

test('[G3] on a phone a card of the home page says its name once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const name of ['Primary care', 'Women’s health']) {
    const link = page.getByRole('heading', { level: 3 }).getByRole('link', { name, exact: true });
    await expect(cards.filter({ has: link })).toHaveText(name, { useInnerText: true });
  }
});

test('[G3] links of a spotlight without words stand right below its heading, also beside longer ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cancer');
  const skin = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Skin' }) });
  const heading = await skin.getByRole('heading').boundingBox();
  const link = await skin.getByRole('link').first().boundingBox();
  expect((link?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(24);
});
