import type { Locator, Page } from '@playwright/test';
import type { BookRequest } from '@/contracts/scheduling';
import { expect, expectAccessible, test } from './support';
import {
  answerAll,
  bookablePaths,
  bookUpToPatient,
  confirmBooking,
  expectNoOverflow,
  fillPatient,
  openTimes,
  ownPath,
  passCare,
  passDetails,
  submitPatient,
  timesOf,
  variants,
  wizardOf,
  wordsOf,
} from './journey';

const adult = '02-29-1980';
/** What a booking keeps in the tab from page to page: these and no more. */
const keptFields = [
  'birthDate',
  'providerSubspecialty',
  'gender',
  'race',
  'phoneType',
  'phoneNumber',
  'email',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'insurancePayorId',
  'insuranceName',
  'insuranceMemberNumber',
  'insuranceGroupNumber',
  'isAdultPatient',
  'isWorkersComp',
];
const child = `06-15-${new Date().getFullYear() - 8}`;
const adults = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';
const children = `/comer/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22`;

for (const [nth, variant] of variants.entries()) {
  const t = wordsOf(variant.language);
  test.describe(`in ${variant.language} at ${variant.viewport.width} px`, () => {
    test.use({ viewport: variant.viewport });
    test.describe.configure({ timeout: 120_000 });

    test('[I2] [I7] [I8] [I9] [I10] [I11] a new adult patient books', async ({ page, request }) => {
      const path = await ownPath(request, adults, nth);
      const times = await openTimes(page, variant.prefix + path);
      await expectNoOverflow(page);
      await bookUpToPatient(page, t, times.first());
      await expectNoOverflow(page);
      await expectAccessible(page);
      await fillPatient(page, adult);
      const confirm = await submitPatient(page, t);
      await expectNoOverflow(page);
      await expectAccessible(page);
      const kept = await page.evaluate(() => sessionStorage.getItem('oas'));
      expect(Object.keys(JSON.parse(kept ?? '{}') as object).toSorted()).toEqual([...keptFields].toSorted());
      const sent = page.waitForRequest('**/api/scheduling/book');
      const words = await page.getByRole('definition').allTextContents();
      await confirmBooking(page, variant, confirm);
      // Read in the visitor's language, sent to the clinic in its own.
      const { reason, questions } = (await sent).postDataJSON() as BookRequest;
      expect(words).toContain(t(`care ${reason}`));
      for (const { question } of questions) await expect(page.getByText(question)).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('oas'))).toBeNull();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    test('[B30] [I7] who writes of danger is told to call before anything is booked', async ({
      page,
      request,
    }) => {
      const times = await openTimes(page, variant.prefix + (await ownPath(request, adults, 37 + nth)));
      await times.first().press('Enter');
      await passDetails(page, t);
      const wizard = wizardOf(page);
      const help = wizard.getByRole('complementary', { name: t('Get help now') });
      await wizard.locator('textarea').fill('Checkup');
      await expect(help).toHaveCount(0);
      await wizard
        .locator('textarea')
        .fill(variant.language === 'en' ? 'My chest hurts' : 'Me falta el aire');
      await expect(help.getByRole('alert')).toContainText(t('If this is happening now, do not wait.'));
      await expect(help.getByRole('link')).toHaveAttribute('href', 'tel:911');
      await expectNoOverflow(page);
      await expectAccessible(page);
      await wizard.getByRole('button', { name: t('Close') }).press('Enter');
    });

    test('[I4] [I9] a parent books for a child', async ({ page, request }) => {
      const path = await ownPath(request, children, 25 + nth);
      await openTimes(page, variant.prefix + path);
      const forChild = page.getByRole('radio', { name: t('Child (under 18)') });
      if ((await forChild.count()) > 0) await forChild.press('Space');
      await bookUpToPatient(page, t, (await openTimesAgain(page)).first());
      await expect(page.getByRole('radio', { name: t('My child') })).toBeChecked();
      await expect(page.locator('input[name=firstName]')).toHaveAttribute('autocomplete', 'off');
      await fillPatient(page, adult);
      await page.locator('input[name=proxyName]').fill('Robin Example');
      // Nobody presumes who holds the policy.
      await expect(page.locator('input[name=insuranceRelationshipToSubscriber]:checked')).toHaveCount(0);
      await page.locator('input[name=insuranceRelationshipToSubscriber][value=Self]').press('Space');
      await page.locator('#oas-patient button[type=submit]').press('Enter');
      // An adult's date of birth is no child's: said at the field, nothing lost.
      await expect(page.locator('input[name=birthDate]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('input[name=proxyName]')).toHaveValue('Robin Example');
      await page.locator('input[name=birthDate]').fill(child);
      await confirmBooking(page, variant, await submitPatient(page, t));
    });

    test('[I4] a returning patient books with what they said on the search page', async ({
      page,
      request,
    }) => {
      const path = await ownPath(request, adults, 2 + nth);
      await page.goto(`${variant.prefix}/find-a-physician`);
      await page.evaluate(() => sessionStorage.setItem('oas-kind', JSON.stringify({ isNewPatient: false })));
      const times = await openTimes(page, variant.prefix + path);
      const returning = page.getByRole('radio', { name: t('Returning patient') });
      if ((await returning.count()) > 0) await expect(returning).toBeChecked();
      await bookUpToPatient(page, t, times.first());
      await fillPatient(page, adult);
      await confirmBooking(page, variant, await submitPatient(page, t));
    });

    test('[I6] [J2] a workers’ compensation case is not booked but asked for, with its doctor', async ({
      page,
      request,
    }) => {
      const path = await ownPath(request, adults, 4 + nth);
      const times = await openTimes(page, variant.prefix + path);
      const doctor = String(await page.locator('h1').textContent())
        .replace(/\s*\(.*/, '')
        .trim();
      await times.first().press('Enter');
      const wizard = wizardOf(page);
      await wizard.getByRole('radio', { name: t('Yes'), exact: true }).press('Space');
      const modal = page.locator('#oas-workers-comp');
      await expect(modal).toBeVisible();
      await expectAccessible(page);
      await modal.getByRole('button', { name: t('Back'), exact: true }).press('Enter');
      await expect(modal).toBeHidden();
      await wizard.getByRole('radio', { name: t('Yes'), exact: true }).press('Space');
      await modal.getByRole('link').last().press('Enter');
      await expect(page).toHaveURL(/\/request-an-appointment\?doctor=[\w-]+$/);
      await expect(page.locator('select[name=doctor]')).toHaveValue(doctor);
    });

    test('[I3] [I17] without open times it says whom to call and who is free sooner', async ({
      page,
      request,
    }) => {
      // Of a specialty in which others have times.
      const search = `${adults}&filter=c_visible_specialties_sm%3A%22Cardiology%22`;
      const [path = ''] = await bookablePaths(request, { search, hasTimes: false, wanted: 1 });
      await page.goto(variant.prefix + path);
      await page.locator('#book').scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: t('Call to Join the Waitlist') })).toBeVisible({
        timeout: 20_000,
      });
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.locator('#book a[href*="c_next_available_tdt"]').press('Enter');
      await expect(page).toHaveURL(/within-30-days/);
      await expect(page.locator('main article').first()).toBeVisible();
    });

    test('[I15] a time that somebody else took meanwhile is replaced by another, nothing lost', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const path = await ownPath(request, adults, 6 + nth);
      const times = await openTimes(page, variant.prefix + path);
      const wanted = (await times.nth(1).getAttribute('aria-label')) ?? '';
      const other = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
      const theirs = await openTimes(other, variant.prefix + path);
      await theirs.nth(1).press('Enter');
      await expect(other.locator('#oas-modal')).toBeVisible();
      await expect(wizardOf(other).getByRole('radio', { name: t('No'), exact: true })).toBeVisible();
      await other.waitForLoadState('networkidle');

      await page.getByRole('button', { name: wanted, exact: true }).press('Enter');
      const notice = wizardOf(page).getByRole('alert');
      await expect(notice).toContainText(t('That time was just taken'));
      await expectAccessible(page);
      await notice.getByRole('button').first().press('Enter');
      await expect(notice).toBeHidden();
      await wizardOf(page)
        .getByRole('button', { name: t('Continue'), exact: true })
        .press('Enter');
      await passDetails(page, t);
      await passCare(page, async () => page.url().includes('/schedule-an-appointment'));
      await fillPatient(page, adult);
      await confirmBooking(page, variant, await submitPatient(page, t));
      await other.context().close();
    });

    test('[I5] [I9] everything can be changed from the confirmation', async ({ page, request }) => {
      const path = await ownPath(request, adults, 8 + nth);
      const times = await openTimes(page, variant.prefix + path);
      await bookUpToPatient(page, t, times.nth(2));
      await fillPatient(page, adult);
      await submitPatient(page, t);
      await expect(page.getByText(t('care Have you seen a specialist for this before?'))).toBeVisible();
      const changes = page.getByRole('button', { name: new RegExp(`^${t('Change Details')}`) });
      await changes.first().press('Enter');
      const wizard = wizardOf(page);
      const others = wizard.locator('button[aria-pressed=false]');
      await others.last().press('Enter');
      await wizard.getByRole('button', { name: t('Continue'), exact: true }).press('Enter');
      await expect(wizard).toBeHidden();
      await changes.nth(1).press('Enter');
      await wizard.locator('textarea').fill('Changed my mind');
      await passChangedCare(page);
      await expect(page.getByText('Changed my mind')).toBeVisible();
      await openAtOnce(page, wizard, { first: changes.nth(1), next: changes.last() });
      await expect(page.locator('input[name=city]')).toHaveValue('Chicago');
      await page.locator('input[name=city]').fill('Evanston');
      const confirm = await submitPatient(page, t);
      await expect(page.getByText(/Evanston/)).toBeVisible();
      await confirmBooking(page, variant, confirm);
    });
  });
}

/** Opens the wizard, closes it, and presses what is next before the browser has gone back from it. */
async function openAtOnce(
  page: Page,
  wizard: Locator,
  { first, next }: Readonly<Record<'first' | 'next', Locator>>,
) {
  await first.press('Enter');
  await expect(wizard).toBeVisible();
  const isGuarded = () => page.evaluate(() => 'foyerGuard' in (window.history.state as object));
  await expect.poll(isGuarded).toBe(true);
  const button = await next.elementHandle();
  await wizard.evaluate((dialog, pressed) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      if (pressed instanceof HTMLElement) pressed.click();
    }).observe(dialog, { attributeFilter: ['open'] });
  }, button);
  await page.keyboard.press('Escape');
  await expect(wizard).toBeHidden();
  await expect.poll(isGuarded).toBe(false);
}

/** The times after another kind of patient was chosen. */
async function openTimesAgain(page: Parameters<typeof timesOf>[0]) {
  const times = timesOf(page);
  await expect(times.first()).toBeVisible({ timeout: 20_000 });
  return times;
}

/** Goes through the care details again, with the answers that stand there and those that another kind of visit needs. */
async function passChangedCare(page: Parameters<typeof timesOf>[0]) {
  const wizard = wizardOf(page);
  for (let step = 0; step < 12 && (await wizard.isVisible()); step += 1) {
    const go = wizard.locator('button[type=submit]');
    await expect(async () => {
      await answerAll(wizard);
      await expect(go).toBeEnabled({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    const before = await wizard.textContent().catch(() => '');
    await go.press('Enter');
    await expect
      .poll(
        async () => !(await wizard.isVisible()) || (await wizard.textContent().catch(() => '')) !== before,
      )
      .toBe(true);
  }
}
