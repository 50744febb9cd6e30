import {
  bookUpToPatient,
  expectNoOverflow,
  fillPatient,
  openTimes,
  ownPath,
  variants,
  wizardOf,
  wordsOf,
} from './journey';
import { expect, expectAccessible, test } from './support';

const adults = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';

for (const [nth, variant] of variants.entries()) {
  const t = wordsOf(variant.language);
  test.describe(`in ${variant.language} at ${variant.viewport.width} px`, () => {
    test.use({ viewport: variant.viewport });
    test.describe.configure({ timeout: 120_000 });

    test('[I11] [I14] a visitor who is away is asked before what they typed is dropped', async ({
      page,
      request,
    }) => {
      await page.clock.install();
      const times = await openTimes(page, variant.prefix + (await ownPath(request, adults, 14 + nth)));
      await bookUpToPatient(page, t, times.first());
      await fillPatient(page, '02-29-1980');
      const question = page.getByRole('dialog', { name: t('Are you still there?') });
      await page.clock.fastForward('27:00');
      await expect(question).toHaveCount(0);
      await page.clock.fastForward('01:30');
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await question.getByRole('button', { name: t('Keep what I typed') }).press('Enter');
      await expect(question).toBeHidden();
      await expect(page.locator('input[name=firstName]')).toHaveValue('Quinn');

      await page.clock.fastForward('28:30');
      await expect(question).toBeVisible();
      await page.clock.fastForward('02:00');
      await expect(page.getByRole('heading', { level: 1, name: t('Book a visit') })).toBeVisible();
      await expect(question).toBeHidden();
      await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Canaryfield/);
    });
  });
}

test('[I14] after a reload the page holds the time that it says it holds', async ({ page, request }) => {
  const t = wordsOf('en');
  const times = await openTimes(page, await ownPath(request, adults, 42));
  await bookUpToPatient(page, t, times.first());
  await expect(page.getByText(/^We are holding/)).toBeVisible();
  // Leaving gives the hold back, so the page has to ask for another.
  const held = page.waitForResponse(
    (response) => response.url().endsWith('/api/scheduling/hold') && response.status() === 200,
  );
  await page.reload();
  await held;
  await expect(page.getByText(/^We are holding/)).toBeVisible();
});

test.describe('far from the clinic', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[I14] the end of a hold is told by the clock of the time that is held', async ({ page, request }) => {
    const times = await openTimes(page, await ownPath(request, adults, 16));
    const before = Date.now();
    await times.first().press('Enter');
    const notice = wizardOf(page).getByText(/^We are holding/);
    await expect(notice).toBeVisible();
    const said = await notice.textContent();
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: 'America/Chicago',
      hour: 'numeric',
      minute: '2-digit',
    });
    const minutes = Array.from({ length: 12 }, (_unused, minute) =>
      clock.format(before + minute * 60_000).replace(/\s/g, ' '),
    );
    expect(
      minutes.some(
        (minute) => said?.endsWith(`finish by ${minute} CST.`) || said?.endsWith(`finish by ${minute} CDT.`),
      ),
    ).toBe(true);
    await wizardOf(page).getByRole('button', { name: 'Close' }).press('Enter');
  });
});
