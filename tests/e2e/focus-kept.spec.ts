import type { Locator, Page } from '@playwright/test';
import { openTimes, ownPath, wizardOf, wordsOf } from './journey';
import { said } from './live-regions';
import { expect, test } from './support';

/** What has the focus: the browser's own answer, `BODY` when it is lost. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Presses a control by keyboard that then goes away: the focus is somewhere. */
async function pressAway(page: Page, control: Locator): Promise<void> {
  await control.press('Enter');
  await expect(control).toBeHidden();
  await expect.poll(() => focused(page)).not.toBe('BODY');
}

const adults = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';

test('[M3] [E4] [K4] what closes itself leaves the focus on the page: alerts, a place on the map, a calendar', async ({
  page,
}) => {
  await page.goto('/');
  const dismiss = page.getByRole('button', { name: 'Dismiss alert' });
  await expect(dismiss.first()).toBeVisible();
  for (let left = await dismiss.count(); left > 0; left -= 1) {
    await dismiss.last().press('Enter');
    await expect(dismiss).toHaveCount(left - 1);
    await expect.poll(() => focused(page)).not.toBe('BODY');
  }

  await page.goto('/find-a-location');
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await page
    .getByRole('button', { name: /^Show on the map: / })
    .first()
    .press('Enter');
  await pressAway(page, map.getByRole('button', { name: 'Close' }));
  await expect(map.locator(':focus')).toHaveCount(1);

  await page.goto('/book-online');
  await page.getByRole('button', { name: 'Choose from a calendar' }).press('Enter');
  const days = page.getByRole('gridcell');
  await expect(days.first()).toBeVisible();
  await pressAway(page, days.filter({ hasText: /^12$/ }).first());
});

test('[I14] [I6] the end of a hold is said, and neither holding on nor going back loses the focus', async ({
  page,
  request,
}) => {
  const t = wordsOf('en');
  await page.clock.install();
  const times = await openTimes(page, await ownPath(request, adults, 17));
  await times.first().press('Enter');
  const wizard = wizardOf(page);
  const holding = /^We are holding .* Please finish by /;
  await expect.poll(() => said(page, 'polite')).toContainEqual(expect.stringMatching(holding));

  // Arrow keys pass over Yes, and Continue explains it.
  await wizard.getByRole('radio', { name: t('No'), exact: true }).press('Space');
  await wizard.getByRole('radio', { name: t('No'), exact: true }).press('ArrowLeft');
  await expect(wizard.getByRole('radio', { name: t('Yes'), exact: true })).toBeChecked();
  const explanation = page.locator('#oas-workers-comp');
  await expect(explanation).toBeHidden();
  await wizard.getByRole('button', { name: t('Continue'), exact: true }).press('Enter');
  await expect(explanation).toBeVisible();
  await expect(explanation).toHaveAccessibleDescription(/.{20,}/);
  await pressAway(page, explanation.getByRole('button', { name: t('Back'), exact: true }));
  await expect(wizard.locator(':focus')).toHaveCount(1);

  const keep = wizard.getByRole('button', { name: t('Keep holding') });
  await expect(async () => {
    await page.clock.fastForward('01:00');
    await expect(keep).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect
    .poll(() => said(page, 'polite'))
    .toContainEqual(t('We will hold this time for about 2 more minutes.'));
  await pressAway(page, keep);
  await expect(wizard.locator(':focus')).toContainText(holding);
});
