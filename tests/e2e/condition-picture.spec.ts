import { expect, test } from './support';

test('[G1] a condition has a picture beside its first words, and on a phone after what is urgent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/conditions-services/asthma');
  const picture = page.locator('main section > div > img[alt=""]').first();
  const lead = page.getByText('Asthma makes the airways in the lungs swell and tighten.').first();
  const urgent = page.getByRole('heading', { name: 'When to call a doctor' });
  const top = async (part: typeof urgent) => (await part.boundingBox())!.y;
  await expect(picture).toBeInViewport();
  expect(await top(picture)).toBeLessThan(await top(urgent));
  expect((await picture.boundingBox())!.x).toBeGreaterThan((await lead.boundingBox())!.x + 200);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await top(picture)).toBeGreaterThan(await top(urgent));
});

test('[G1] [A8] in other languages the words before sources in English say so', async ({ page }) => {
  await page.goto('/es-mx/conditions-services/asthma');
  await expect(page.getByText('Lea más, en inglés, en:')).toBeVisible();
  await page.goto('/es-mx/forefront/articles/asthma-a-plan-on-the-fridge-door');
  await expect(page.getByRole('heading', { name: 'Dónde leer más (en inglés)' })).toBeVisible();
});
