import { expect, expectAccessible, test } from './support';

test('[A10] the resource-problem page has its exact words, and says so to programs', async ({ page }) => {
  const answer = await page.goto('/resource-problem');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for visiting!');
  await expect(page.getByText('We apologize for any inconvenience.')).toBeVisible();
  await expect(
    page.getByText('There is a problem with the resource you are looking for, and it cannot be displayed.'),
  ).toBeVisible();
});

test('[A10] the problem page has a search and four other ways on, in each language', async ({ page }) => {
  for (const prefix of ['', '/es-mx', '/ar'])
    for (const path of ['/resource-problem', '/service-problem']) {
      await page.goto(prefix + path);
      const main = page.getByRole('main');
      await expect(main.getByRole('search')).toBeVisible();
      await expectAccessible(page);
      const tasks = main.locator('ul').getByRole('link');
      await expect(tasks).toHaveCount(4);
      for (const link of await tasks.all())
        expect(await link.getAttribute('href')).toMatch(
          new RegExp(`^${prefix}/(find-a-physician|patients-visitors/)`),
        );
    }
});
