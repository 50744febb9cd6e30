import { expect, test } from './support';

test('[A9] [A3] below the children’s hospital it is a page of the children’s hospital', async ({ page }) => {
  for (const [path, home] of [
    ['/comer/nope', '/comer'],
    ['/ar/comer/nope/further', '/ar/comer'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page).toHaveTitle('404: NotFound');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'comer');
    await expect(page.getByRole('main').getByRole('link', { name: '773-555-0197' })).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${home}"]`).last()).toBeVisible();
    await expect(page.getByRole('main').locator(`form[action="${home}/search"]`)).toBeVisible();
  }
  await page.goto('/cancer/nope');
  await expect(page.getByRole('main').getByRole('link', { name: '773-555-0100' })).toBeVisible();
});
