import { expect, test } from './support';

const cards = 'main article h3';

test('[B28] a sentence becomes filters that can be taken away, or is searched for word by word', async ({
  page,
}) => {
  const summary = page.getByRole('region', { name: 'Search results' }).getByRole('status');
  await page.goto('/find-a-physician');
  await page
    .getByRole('main')
    .getByLabel('Name, specialty or condition')
    .fill('spanish speaking heart doctor near 60637');
  await page.keyboard.press('Enter');
  const applied = page.getByRole('list', { name: 'Applied filters' });
  await expect(applied.getByRole('link', { name: 'Remove filter Spanish' })).toBeVisible();
  await expect(applied.getByRole('link', { name: /^Remove filter Near Chicago/ })).toBeVisible();
  await expect(summary).toContainText('for "heart doctor"');
  await page.reload();
  const withSpanish = await summary.textContent();
  await applied.getByRole('link', { name: 'Remove filter Spanish' }).click();
  await expect(summary).not.toHaveText(withSpanish ?? '');
  await expect(page).toHaveURL(/query=heart\+doctor/);
  await page.goBack();
  await page.getByRole('link', { name: /word by word/ }).click();
  await expect(summary).toContainText('spanish speaking heart doctor near 60637');
  await expect(applied).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[B28] a sentence is read without scripts as well', async ({ page }) => {
    await page.goto('/es-MX/find-a-physician?query=que+hable+espa%C3%B1ol+cerca+de+60608');
    await expect(page.getByRole('link', { name: /Español/ }).first()).toBeVisible();
    expect(await page.locator(cards).count()).toBeGreaterThan(0);
  });

  test('[B11] patient options are part of the form', async ({ page }) => {
    await page.goto('/find-a-physician');
    await page.getByRole('radio', { name: 'Pediatric' }).check();
    await page.getByRole('radio', { name: 'Return Patient' }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/typereturn=true/);
    await expect(page.getByRole('radio', { name: 'Pediatric' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Return Patient' })).toBeChecked();
    await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(0);
  });
});

test('[B11] a doctor for children is found by name before anybody says that the patient is a child', async ({
  page,
  request,
}) => {
  const children = await (await request.get('/comer/find-a-physician')).text();
  const names = [...children.matchAll(/<h3[^>]*>.*?>([^<]+)<\/a>/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names.slice(0, 4)) {
    await page.goto(`/find-a-physician?query=${encodeURIComponent(name)}`);
    await expect(page.locator(cards).filter({ hasText: name.split(',')[0] ?? '' })).not.toHaveCount(0);
  }
});

test('[B11] the choice goes along to the booking of a profile', async ({ page }) => {
  await page.goto('/find-a-physician');
  await page.getByRole('radio', { name: 'Return Patient' }).check();
  await page.getByRole('checkbox', { name: 'Books online' }).check();
  await expect(page).toHaveURL(/typereturn=true.*|.*online_scheduling/);
  await page.locator(cards).first().getByRole('link').click();
  await page.locator('#book').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Returning patient' })).toBeChecked();
});
