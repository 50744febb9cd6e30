import {
  bookedTitle,
  bookUpToPatient,
  confirmBooking,
  expectNoOverflow,
  fillPatient,
  openTimes,
  ownPath,
  submitPatient,
  timesOf,
  variants,
  wizardOf,
  wordsOf,
} from './journey';
import { detailsPhrases } from '../../src/i18n/phrases/details';
import { expect, expectAccessible, test } from './support';

const online = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';
const children = `${online}&filter=c_patient_ages_sm%3A%22Pediatric%22`;
const born = (yearsAgo: number) => `03-04-${new Date().getFullYear() - yearsAgo}`;

for (const [nth, variant] of variants.entries()) {
  const t = wordsOf(variant.language);
  test.describe(`in ${variant.language} at ${variant.viewport.width} px`, () => {
    test.use({ viewport: variant.viewport });
    test.describe.configure({ timeout: 120_000 });

    test('[I9] [J1] a patient of 15 books for themselves with a parent, and holds no policy by default', async ({
      page,
      request,
    }) => {
      await openTimes(page, variant.prefix + (await ownPath(request, children, 27 + nth)));
      const forChild = page.getByRole('radio', { name: t('Child (under 18)') });
      if ((await forChild.count()) > 0) {
        const timesForChild = page.waitForResponse(/scheduling\/appointments$/);
        await forChild.press('Space');
        await timesForChild;
      }
      await expect(timesOf(page).first()).toBeVisible();
      await bookUpToPatient(page, t, timesOf(page).first());
      await page.getByRole('radio', { name: t('Myself') }).press('Space');
      await fillPatient(page, born(15));
      await expect(page.locator('input[name=insuranceRelationshipToSubscriber]:checked')).toHaveCount(0);
      await page.locator('#oas-patient button[type=submit]').press('Enter');
      const summary = page.locator('#oas-patient a[href^="#"]');
      await expect(summary).toHaveCount(4);
      await expectAccessible(page);
      await page.getByLabel(t("Parent or guardian's full name")).fill('Robin Example');
      await page.getByLabel(t('Relation to the patient')).selectOption('Mother');
      await page.getByLabel(t("Parent or guardian's phone")).fill('3125550199');
      await page.locator('input[name=insuranceRelationshipToSubscriber][value=Self]').press('Space');
      const confirm = await submitPatient(page, t);
      await expect(page.getByText(`Robin Example, ${t('Mother')}`)).toBeVisible();
      await expectNoOverflow(page);
      await confirmBooking(page, variant, confirm);
    });

    test('[J1] [I9] [D8] a patient without insurance is asked for no numbers; a plan is said to be taken or not', async ({
      page,
      request,
    }) => {
      const times = await openTimes(page, variant.prefix + (await ownPath(request, online, 18 + nth)));
      await bookUpToPatient(page, t, times.first());
      await fillPatient(page, born(40));
      const plans = page.locator('select[name=insurancePlan]');
      const said = page.locator('fieldset output').filter({ hasText: /\S/ });
      const names = await plans.locator('option').allTextContents();
      const sentences = ['{doctor} takes {plan}.', '{doctor} does not list {plan}. You can book'].map((key) =>
        t(Object.keys(detailsPhrases).find((one) => one.startsWith(key)) ?? '').split('{plan}'),
      );
      for (const name of names.slice(1, -1)) {
        await plans.selectOption({ label: name });
        await expect(said.first()).toContainText(name);
        const text = (await said.first().textContent()) ?? '';
        expect(sentences.some(([, end = '']) => text.endsWith(end.slice(-20)))).toBe(true);
      }
      await page.getByRole('checkbox', { name: t('I have no insurance or pay myself') }).press('Space');
      await expect(page.locator('input[name=insuranceMemberNumber]')).toHaveCount(0);
      await expect(plans).toHaveCount(0);
      await expectAccessible(page);
      await confirmBooking(page, variant, await submitPatient(page, t));
    });

    test('[I14] a second visit on the day is asked about; a second tab is told that it is booked', async ({
      page,
      request,
    }) => {
      // A doctor and a day with room for a second visit: who that is depends on the day of the test.
      const roomy = page.locator('#book [role=toolbar]:has(li:nth-child(3))').first();
      for (let place = 40 + nth; place < 64 && !(await roomy.isVisible()); place += 2)
        await openTimes(page, variant.prefix + (await ownPath(request, online, place)));
      const day = await roomy.evaluate(
        (times) => document.getElementById(times.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      );
      await bookUpToPatient(page, t, roomy.locator('button').first());
      await fillPatient(page, born(40));
      const confirm = await submitPatient(page, t);
      // A tab that the visitor duplicates takes its storage along.
      const stored = await page.evaluate(() => ({ ...sessionStorage }));
      const tab = await page.context().newPage();
      await tab.goto(`${variant.prefix}/`);
      await tab.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, String(value));
      }, stored);
      await tab.goto(`${variant.prefix}/schedule-an-appointment`);
      const again = tab.getByRole('button', { name: t('Confirm Appointment') });
      await expect(again).toBeVisible();
      await confirmBooking(page, variant, confirm);
      await again.press('Enter');
      await expect(
        tab.getByRole('heading', { level: 1, name: t('You have booked this already') }),
      ).toBeVisible();
      await expectAccessible(tab);

      // The same patient with the same doctor on the same day.
      await tab.goto(`${variant.prefix}/`);
      await tab.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, String(value));
      }, stored);
      await tab.goto(`${variant.prefix}/schedule-an-appointment`);
      await expect(again).toBeVisible();
      await tab
        .getByRole('button', { name: new RegExp(t('Change Details')) })
        .first()
        .press('Enter');
      const toolbar = wizardOf(tab).getByRole('toolbar', { name: day });
      await toolbar.locator('button[aria-pressed=false]').last().press('Enter');
      await wizardOf(tab)
        .getByRole('button', { name: t('Continue'), exact: true })
        .press('Enter');
      await again.press('Enter');
      await expect(tab.getByRole('heading', { name: t('Is this a second visit?') })).toBeFocused();
      await expectAccessible(tab);
      await expectNoOverflow(tab);
      await tab.getByRole('button', { name: t('Book this visit too') }).press('Enter');
      await expect(tab.getByRole('heading', { level: 1, name: bookedTitle[variant.language] })).toBeVisible();
      await tab.close();
    });

    test('[I2] all times: few stops for Tab, a list that ends, a week and a day at once', async ({
      page,
      request,
    }) => {
      await openTimes(page, variant.prefix + (await ownPath(request, online, 22 + nth)));
      expect(await page.locator('#book [role=toolbar]').count()).toBeLessThanOrEqual(3);
      await page.getByRole('button', { name: t('See More Times') }).press('Enter');
      const wizard = wizardOf(page);
      await expect(wizard.getByRole('toolbar').first()).toBeVisible();
      const stops = await wizard.evaluate(
        (dialog) =>
          [...dialog.querySelectorAll<HTMLElement>('button, select, input')].filter(
            ({ tabIndex }) => tabIndex >= 0,
          ).length,
      );
      expect(stops).toBeLessThan(24);
      expect(await wizard.evaluate((dialog) => dialog.scrollHeight)).toBeLessThan(6500);
      await expectNoOverflow(page);
      await expectAccessible(page);
      const weeks = wizard.getByLabel(t('Go to a week'));
      const last = (await weeks.locator('option').allTextContents()).at(-1) ?? '';
      await weeks.selectOption({ label: last });
      await expect(wizard.getByLabel(t('Go to a day'))).not.toHaveValue('');
      const [first] = await wizard.getByRole('toolbar').all();
      const buttons = first?.getByRole('button');
      await buttons?.first().focus();
      await page.keyboard.press('End');
      await expect(buttons?.last() ?? wizard).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(buttons?.last() ?? wizard).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
      await expect(buttons?.last() ?? wizard).toHaveAttribute('aria-pressed', 'false');
    });

    test('[I19] the soonest time with any doctor is held and booked from its list', async ({ page }) => {
      await page.goto(`${variant.prefix}/soonest-appointment`);
      await expectAccessible(page);
      const specialty = { en: 'Family Medicine', 'es-MX': 'Medicina familiar' }[variant.language];
      await page.locator('input[name=for]').fill(specialty);
      await page.locator('input[name=near]').fill('60637');
      await page.getByRole('button', { name: t('Show the soonest times') }).press('Enter');
      await expect(page).toHaveURL(/for=/);
      const entries = page.locator('main ol:has(h3) > li');
      await expect(entries.first()).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      const held = page.waitForResponse('**/api/scheduling/hold');
      await entries.nth(nth).getByRole('link').last().press('Enter');
      expect((await held).status()).toBe(200);
      await expect(wizardOf(page)).toBeVisible();
      await expectAccessible(page);
      await wizardOf(page)
        .getByRole('button', { name: t('Close') })
        .first()
        .press('Enter');
      await bookUpToPatient(page, t, entries.nth(nth).getByRole('link').last());
      await fillPatient(page, born(40));
      await confirmBooking(page, variant, await submitPatient(page, t));
    });
  });
}

test.describe('for a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('[I2] [I14] the times say once that they are the clinic’s, and the hold tells both by one clock', async ({
    page,
    request,
  }) => {
    const times = await openTimes(page, await ownPath(request, online, 24));
    await expect(
      page
        .locator('#book')
        .getByText(/^Times are in Central/)
        .first(),
    ).toBeVisible();
    for (const time of await times.allTextContents()) expect(time).toMatch(/^\d+:\d\d [AP]M$/);
    await times.first().press('Enter');
    await expect(wizardOf(page).getByText(/^We are holding/)).toHaveText(
      /^We are holding \d+:\d\d [AP]M C[SD]T for you\. Please finish by \d+:\d\d [AP]M C[SD]T\.$/,
    );
  });
});

test('[B17] [B28] a result card shows the next times, and one of them opens the booking', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await expect(async () => {
    await page.goto(online);
    await page.keyboard.press('Tab');
    await expect(page.locator('article ul[aria-label^="Next times"]').first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page);
  const time = page.locator('article ul[aria-label^="Next times"] a').first();
  await time.press('Enter');
  await expect(wizardOf(page)).toBeVisible({ timeout: 20_000 });
  await expect(wizardOf(page).getByText(/^We are holding/)).toBeVisible();
});
