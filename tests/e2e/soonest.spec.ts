import { expect, test } from './support';

/** As people ask in each language, what the list says, and the specialty that the words mean. */
const questions = [
  {
    path: '/soonest-appointment?for=back+pain',
    said: /^For this you can also see a doctor in .*Family Medicine/,
    specialist: 'Pain Medicine',
  },
  {
    path: `/es-mx/soonest-appointment?for=${encodeURIComponent('dolor de espalda')}`,
    said: /^Para esto también puede ver a un médico de .*Medicina familiar/,
    specialist: 'Medicina del dolor',
  },
  {
    path: `/ar/soonest-appointment?for=${encodeURIComponent('ألم الظهر')}`,
    said: /^يمكنك أيضًا أن تراجع لهذا .*طب الأسرة/,
    specialist: 'طب الألم',
  },
];

for (const { path, said, specialist } of questions)
  test(`[I19] family doctors and specialists have times for back pain: ${path}`, async ({ page }) => {
    const main = page.getByRole('main');
    // A page that was asked before anything was warm may have said that it could not look.
    await expect(async () => {
      await page.goto(path);
      await expect(main.getByText(said).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    const entries = main.getByRole('article');
    await expect(entries.filter({ hasText: specialist }).first()).toBeVisible();
    expect(await entries.count()).toBeGreaterThan(4);
  });

test('[I19] before a question there are times of primary care to book, each with its place', async ({
  page,
}) => {
  const first = page.getByRole('heading', { name: 'Next open times in primary care' }).locator('..');
  await expect(async () => {
    await page.goto('/soonest-appointment');
    await expect(first).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(first.getByRole('link', { name: /\d:\d\d [AP]M/ }).first()).toHaveAttribute(
    'href',
    /^\/find-a-physician\/physician\/[^#]+#book=\d+/,
  );
  await expect(first.getByText(/^In person: \w/).first()).toBeVisible();
});
