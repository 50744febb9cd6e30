import sharp from 'sharp';
import { heicFile } from '../../src/services/pictures/testing/samples';
import { tabTo } from './keyboard';
import { fillLong } from './request-page';
import { expect, expectAccessible, giveSign, test } from './support';

/** A card as a telephone takes it. */
const photo = async (name = 'card.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1500, channels: 3, background: '#1450a0' } })
    .jpeg()
    .toBuffer(),
});
const text = { name: 'card.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
const heic = { name: 'card.heic', mimeType: 'image/heic', buffer: heicFile() };

test('[J9] a picture of the card is seen before it is sent, and taken away, by keyboard', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/request-an-appointment');
  await giveSign(page);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await fillLong(page);
  const front = page.getByLabel('Front of the insurance card');
  await front.focus();
  await front.setInputFiles(await photo());
  const remove = page.getByRole('button', { name: 'Remove: Front of the insurance card' });
  await expect(remove).toBeFocused();
  await expect(page.getByRole('img', { name: 'Preview: Front of the insurance card' })).toBeVisible();
  await expect(page.locator('output', { hasText: 'card.jpg' })).toHaveCount(1);
  await expectAccessible(page);
  await remove.press('Enter');
  await expect(front).toBeFocused();

  await front.setInputFiles(text);
  await expect(page.getByText('Please choose a photo (JPEG, PNG or HEIC) or a PDF').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await tabTo(page, /^A Front of the insurance card: Please choose a photo/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');

  await front.setInputFiles(await photo());
  await page.getByLabel('Back of the insurance card').setInputFiles(heic);
  await expect(page.getByText('This browser cannot show the file. We can read it.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused({ timeout: 20_000 });
});

test('[J9] what the server cannot read is said at its field, and everything typed is still there', async ({
  page,
}) => {
  await page.goto('/request-an-appointment');
  await giveSign(page);
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await fillLong(page);
  const broken = { ...heic, buffer: heicFile().subarray(0, 300) };
  await page.getByLabel('Back of the insurance card').setInputFiles(broken);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(
    page.getByRole('link', { name: 'Back of the insurance card: This file could not be read.' }),
  ).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Remove: Back of the insurance card' }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});

for (const [language, path, button, label] of [
  [
    'Spanish',
    '/es-mx/request-an-appointment',
    'Quitar: Frente de la tarjeta del seguro',
    /Frente de la tarjeta/,
  ],
  ['Arabic', '/ar/request-an-appointment', 'إزالة: وجه بطاقة التأمين', /وجه بطاقة التأمين/],
] as const) {
  test(`[J9] the pictures of the card in ${language} at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const name = `${'a-very-long-name-without-any-space-'.repeat(3)}.jpg`;
    await page.getByLabel(label).setInputFiles(await photo(name));
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
}
