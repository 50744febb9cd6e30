import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import {
  bookablePaths,
  bookedTitle,
  bookUpToPatient,
  confirmBooking,
  fillPatient,
  openTimes,
  passCare,
  passDetails,
  submitPatient,
  timesOf,
  variants,
  wizardOf,
  wordsOf,
} from './journey';

const adult = '02-29-1980';
const environment = { HOLDS_PER_HOUR_AND_PROVIDER: '1000', SCHEDULING_HOLD_MINUTES: '0.1' };

const adults = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';

for (const variant of variants) {
  const t = wordsOf(variant.language);
  test.describe(`in ${variant.language} at ${variant.viewport.width} px`, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    let servers: Servers;
    test.beforeAll(async () => {
      servers = await startServers({ port: await freePort(), gatewaysPort: await freePort(), environment });
    });
    test.afterAll(() => servers.stop());
    test.use({ viewport: variant.viewport });

    test('[I14] [I15] a hold that ran out: the next visitor may have the time, the first one keeps their answers and takes another', async ({
      page,
      request,
      browser,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const [path = ''] = await bookablePaths(request, { search: servers.site + adults, hasTimes: true });
      const profile = servers.site + variant.prefix + path;
      const times = await openTimes(page, profile);
      const wanted = (await times.first().getAttribute('aria-label')) ?? '';
      await bookUpToPatient(page, t, times.first());
      await fillPatient(page, adult);
      await expect(
        page.getByText(t('We are no longer holding this time. It may still be free.')),
      ).toBeVisible({
        timeout: 20_000,
      });

      const other = await (await browser.newContext({ viewport: variant.viewport })).newPage();
      await openTimes(other, profile);
      await bookUpToPatient(other, t, other.getByRole('button', { name: wanted, exact: true }));
      await fillPatient(other, adult);
      await confirmBooking(other, variant, await submitPatient(other, t));
      await other.context().close();

      const confirm = await submitPatient(page, t);
      await confirm.press('Enter');
      const notice = page.getByRole('alert').filter({ hasText: t('That time was just taken') });
      await expect(notice).toBeVisible();
      await expect.poll(() => page.title()).toContain(`${t('That time was just taken')} – `);
      await notice.getByRole('button').first().press('Enter');
      await expect(page.getByText('Canaryfield').first()).toBeVisible();
      await confirmBooking(page, variant, page.getByRole('button', { name: t('Confirm Appointment') }));
      expect(errors).toEqual([]);
    });

    test('[I10] [I12] [I14] the gateway fails at each step: nothing typed is lost, nothing is booked twice', async ({
      page,
      request,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const [, path = ''] = await bookablePaths(request, { search: servers.site + adults, hasTimes: true });
      const profile = servers.site + variant.prefix + path;
      await page.goto(profile);
      await servers.loseGateways();
      await page.locator('#book').scrollIntoViewIfNeeded();
      await page.reload();
      await page.locator('#book').scrollIntoViewIfNeeded();
      // Nobody can say which times are open: so it says that, with another try.
      const outage = t(
        'We cannot show appointment times right now. There may well be some: please try again, or call us.',
      );
      await expect(page.getByText(outage)).toBeVisible({ timeout: 30_000 });

      await servers.gatewaysComeBack();
      await page.getByRole('button', { name: t('Try again') }).press('Enter');
      await expect(timesOf(page).first()).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(outage)).toHaveCount(0);
      await expect(page.locator('#book h2')).toBeFocused();
      const times = await openTimes(page, profile);
      await times.first().press('Enter');
      await expect(wizardOf(page).getByRole('radio', { name: t('No'), exact: true })).toBeVisible();
      await servers.loseGateways();
      await wizardOf(page)
        .getByRole('radio', { name: t('No'), exact: true })
        .press('Space');
      await wizardOf(page)
        .getByRole('button', { name: t('Continue'), exact: true })
        .press('Enter');
      await expect(wizardOf(page).locator('textarea')).toBeVisible({ timeout: 20_000 });

      await servers.gatewaysComeBack();
      await openTimes(page, profile);
      await times.first().press('Enter');
      await passDetails(page, t);
      await passCare(page, async () => page.url().includes('/schedule-an-appointment'));
      await fillPatient(page, adult);
      const confirm = await submitPatient(page, t);
      await servers.loseGateways();
      await confirm.press('Enter');
      // Nobody took the line, so nothing was sent: the same booking can be sent again, or another one.
      const again = page.getByRole('button', { name: t('Try Submitting Again') });
      await expect(again).toBeVisible({ timeout: 30_000 });
      const refused = (await page.locator('main h2:focus').textContent()) ?? '';
      await expect.poll(() => page.title()).toContain(`${refused} – `);

      await servers.gatewaysComeBack();
      await again.press('Enter');
      await confirm.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: bookedTitle[variant.language] })).toBeVisible({
        timeout: 20_000,
      });
      expect(errors).toEqual([]);
    });
  });
}
