import { expect, expectAccessible, test } from './support';

test('[B17] a trial says whether it takes people, whom and where, a story when it was written', async ({
  page,
}) => {
  await page.goto('/find-a-clinical-trial?query=breast+cancer');
  const trial = page.getByRole('article').filter({ hasText: 'Shorter radiation for breast cancer' });
  await expect(trial.getByRole('listitem')).toHaveText([
    'Open to new people',
    'Adults only',
    'Calder Hospital, Hyde Park',
    /\w/,
    /\w/,
    /\w/,
  ]);
  // What it studies is searched, but is no sentence of its description.
  await expect(trial).not.toContainText('Radiation therapy You may');
  await page.goto('/forefront/search?query=flu');
  await expect(page.getByRole('article').locator('time').first()).toHaveText(/^[A-Z][a-z]+ \d+, 20\d\d$/);
  await expectAccessible(page);
});

test('[B17] in a list from right to left a Latin name keeps its number and its words together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ar/find-a-physician?query=cardiology');
  const rest = page
    .getByRole('article')
    .getByRole('link', { name: /أخرى: مواقع/ })
    .first();
  const name = rest.locator('xpath=../bdi');
  await expect(name).toHaveCount(1);
  const { start, end, below } = await rest.evaluate((link) => {
    const lines = [...(link.parentElement?.querySelector('bdi')?.getClientRects() ?? [])];
    const box = link.getBoundingClientRect();
    const last = lines.at(-1);
    return { start: last?.left ?? 0, end: box.right, below: box.top >= (last?.bottom ?? 0) - 4 };
  });
  // Number and word together stand left of the name's end, or below it.
  expect(below || end <= start + 1).toBe(true);
});
