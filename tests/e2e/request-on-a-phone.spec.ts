import { expect, test } from './support';

test('[J1] on a phone the long request form is no longer than five screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/request-an-appointment');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send the request' }) });
  await expect(form.getByLabel('First name')).toBeVisible();
  expect((await form.boundingBox())!.height).toBeLessThan(5 * 740);
});
