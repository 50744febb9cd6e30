import { expect, expectAccessible, test } from './support';

test('[B10] [B19] [B28] what became of a search is said once, in the page’s one status region', async ({
  page,
}) => {
  await page.goto('/find-a-physician');
  const status = page.getByRole('region', { name: 'Search results' }).getByRole('status');
  await expect(status).toHaveCount(1);
  const field = page.getByRole('main').locator('input[name=query]');
  const search = async (query: string) => {
    await field.fill(query);
    await field.press('Enter');
  };
  // Pressed before the scripts are there, Enter loads a new page, which has the focus itself.
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await search('spanish speaking heart doctor');
  await expect(status).toContainText(/^\d+ Results for "heart doctor"/);
  await expect(status).toContainText('Showing results for Cardiology');
  await expect(status).toContainText('Some of your words became filters.');
  await expect(field).toBeFocused();
  await search('cardilogy');
  await expect(status).toContainText('Did you mean "cardiology"?');
  await expect(status).not.toContainText('Some of your words');
  await expectAccessible(page);
});
