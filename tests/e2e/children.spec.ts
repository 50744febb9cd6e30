import { expect, test } from './support';

test('[C1] [C2] the children’s list begins with letters and their counts; groups follow, then whom to call', async ({
  page,
}) => {
  await page.goto('/comer/conditions-services');
  const letters = page.getByRole('navigation', { name: 'By first letter' });
  await expect(letters.getByRole('link', { name: 'A', exact: true })).toHaveAttribute('data-count', /^\d+$/);
  const heights = await Promise.all(
    [
      letters,
      page.getByRole('heading', { name: 'By what your child has' }),
      page.getByRole('heading', { name: 'Worried right now?' }),
    ].map(async (part) => (await part.boundingBox())!.y),
  );
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  // Sick children are looked after at night: the number stands before the list.
  await expect(page.locator('main').getByRole('link', { name: '773-555-0197' }).first()).toBeInViewport();
  await letters.getByRole('link', { name: 'C', exact: true }).click();
  await expect(page).toHaveURL(/\/comer\/conditions-services\/a-z\?letter=C#conditionsList$/);
  await expect(page.locator('#conditionsList').getByRole('link', { name: 'Croup' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fever and infections' })).toBeVisible();
});

test('[G3] on a phone the links of two ages beside each other begin at one height', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/comer');
  const tops = await page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Toddlers' }) })
    .locator('ul')
    .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)));
  expect(tops).toHaveLength(4);
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBe(tops[3]);
  expect(tops[2]).toBeGreaterThan(tops[0]!);
});

test('[G3] on a phone the first view of the children’s hospital has the nurse’s number', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/comer', '/es-mx/comer', '/ar/comer']) {
    await page.goto(path);
    const nurse = page.locator('main').getByRole('link', { name: '773-555-0197' }).first();
    await expect(nurse).toBeInViewport({ ratio: 1 });
    await expect(nurse).toHaveAttribute('href', 'tel:+17735550197');
  }
});
