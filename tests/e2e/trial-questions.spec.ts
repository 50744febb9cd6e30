import { expect, test } from './support';

test.use({ javaScriptEnabled: false });

test('[F4] without scripts a visitor sees whether a study could be for them, and reaches who can say so', async ({
  page,
}) => {
  await page.goto('/find-a-clinical-trial/a-once-a-day-pill-for-heart-failure');
  const check = page.getByRole('group', { name: 'Could this study be for me?' });
  const [open, yes, no] = ['Answer all questions.', 'It could be.', 'does not fit'].map((words) =>
    check.locator('output span').filter({ hasText: words }),
  );
  const questions = check.getByRole('group');
  const address = page.url();
  await expect(questions).toHaveCount(2);
  await expect(open!).toBeVisible();
  await questions.nth(0).getByLabel('Yes').check();
  await expect(open!).toBeVisible();
  await expect(yes!).toBeHidden();
  await questions.nth(1).getByLabel('Yes').check();
  await expect(yes!).toBeVisible();
  await expect(open!).toBeHidden();
  await questions.nth(0).getByLabel('No').check();
  await expect(no!).toBeVisible();
  await expect(yes!).toBeHidden();
  // Enter sends nothing: the answers never stand in an address.
  await questions.nth(1).getByLabel('Yes').press('Enter');
  expect(page.url()).toBe(address);
  await page.getByRole('link', { name: 'Write to the study team' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask about a study' })).toBeVisible();
  // Nobody has to copy the number of the study, or to know which one it is.
  await expect(page.getByLabel('Which study?')).toHaveValue(
    /^NCT\d{8}: A once-a-day pill for heart failure$/,
  );
});

test('[F4] [K6] whoever comes without a study chooses one of those that are open; optional fields say so', async ({
  page,
}) => {
  await page.goto('/find-a-clinical-trial/ask-about-a-study');
  const study = page.getByLabel('Which study?');
  await expect(page.getByText('Indicates required field')).toBeVisible();
  await expect(page.getByText('Phone (optional)')).toBeVisible();
  const choices = await study.getByRole('option').allTextContents();
  expect(choices[0]).toBe('Choose one');
  expect(choices.at(-1)).toBe('Another study, or I do not know yet');
  expect(choices.filter((choice) => /^NCT\d{8}: \S/.test(choice)).length).toBeGreaterThan(20);
  await study.selectOption({ label: choices[1]! });
  await expect(study).toHaveValue(choices[1]!);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('link').last()).toHaveText('Find a clinical trial');
  // Where the page was before.
  await page.goto('/es-mx/find-care/ask-about-a-study');
  await expect(page).toHaveURL(/\/es-mx\/find-a-clinical-trial\/ask-about-a-study$/);
  await expect(page.getByLabel('¿Qué estudio?').getByRole('option').last()).toHaveText(
    'Otro estudio, o todavía no lo sé',
  );
});
