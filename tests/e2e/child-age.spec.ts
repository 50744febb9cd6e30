import type { Page } from '@playwright/test';
import { expect, test } from './support';

const pediatric = (page: Page) => page.getByRole('complementary').getByRole('radio', { name: 'Pediatric' });
const filtered = /c_visible_specialties_sm%3A%22Pediatric\+Cardiology%22/;

test('[B11] [B5] the list of specialties offers those for children; choosing one asks for doctors for children', async ({
  page,
}) => {
  await page.goto('/find-a-physician');
  await expect(pediatric(page)).not.toBeChecked();
  const list = page.getByRole('complementary').getByLabel('Specialty');
  const option = list.getByRole('option', { name: /^Pediatric Cardiology \(\d+\)$/ });
  const text = String(await option.textContent());
  await list.selectOption({ label: text });
  await expect(page).toHaveURL(filtered);
  await expect(pediatric(page)).toBeChecked();
  const count = /\((\d+)\)/.exec(text)?.[1];
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${count} Results`);
});

test('[B11] so does an address', async ({ page }) => {
  await page.goto('/find-a-physician?filter=c_visible_specialties_sm%3A%22Pediatric+Cardiology%22');
  await expect(pediatric(page)).toBeChecked();
  await expect(page.getByRole('main').getByText('Nobody for this patient age fits')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[B11] [B4] so does a suggestion, which keeps the filters that hold', async ({ page }) => {
  await page.goto('/find-a-physician?distance=60637&filter=c_languages_sm%3A%22Spanish%22');
  const field = page.getByRole('main').locator('input[name=query]');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.pressSequentially('pediatric cardio');
  await page.getByRole('option', { name: 'Pediatric Cardiology', exact: true }).click();
  await expect(page).toHaveURL(filtered);
  await expect(page).toHaveURL(/distance=60637/);
  await expect(page).toHaveURL(/c_languages_sm%3A%22Spanish%22/);
  await expect(page).not.toHaveURL(/query=/);
  await expect(pediatric(page)).toBeChecked();
});

test('[B4] See All shows every value of its group, by keyboard too', async ({ page }) => {
  await page.goto('/find-a-physician');
  const field = page.getByRole('main').locator('input[name=query]');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.pressSequentially('calder');
  const options = page.getByRole('group', { name: 'Locations' }).getByRole('option');
  await expect(options).toHaveCount(6);
  await expect(options.last()).toHaveText('See All');
  for (let presses = 0; presses < 6; presses += 1) await field.press('ArrowDown');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect.poll(() => options.count()).toBeGreaterThan(15);
  await expect(page).toHaveURL(/\/find-a-physician$/);
  await expect(field).toBeFocused();
  await options.nth(10).click();
  await expect(page).toHaveURL(/c_provider_locations_sm%3A%22Calder/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[B11] [B28] the age that stands there hides no child’s doctor; one that is chosen counts', async ({
    page,
  }) => {
    await page.goto('/find-a-physician');
    const field = page.getByRole('main').locator('input[name=query]');
    const search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
    await expect(page.getByRole('radio', { name: 'Adult' })).toBeChecked();
    await field.fill('my daughter has asthma');
    await search.click();
    await expect(page).toHaveURL(/query=my\+daughter\+has\+asthma$/);
    await expect(pediatric(page)).toBeChecked();
    await expect(page.getByRole('article').first()).toContainText('Pediatric');
    await page.goto('/find-a-physician?query=asthma');
    await expect(pediatric(page)).not.toBeChecked();
    await pediatric(page).check();
    await search.click();
    await expect(page).toHaveURL(/filter\.c_patient_ages_sm=Pediatric/);
    await expect(pediatric(page)).toBeChecked();
  });
});
