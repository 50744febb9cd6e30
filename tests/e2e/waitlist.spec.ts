import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, test } from './support';
import { ask, bookedSlotByMail, farOffTime, isOpen, linkIn } from './visits';

const codeOf = (link: string) => /#code=(\w+)/.exec(link)?.[1];

/** Opens the link that asks, finds that this alone confirms nothing, and says yes by keyboard. */
async function confirmOn(page: Page, link: string): Promise<void> {
  const addresses: string[] = [];
  const watch = (request: Request) => addresses.push(request.url());
  page.on('request', watch);
  await page.goto(link);
  const yes = page.getByRole('button', { name: 'Confirm my address' });
  await expect(yes).toBeVisible();
  expect(page.url()).not.toContain('code=');
  expect(addresses.filter((address) => address.includes('/api/'))).toEqual([]);
  await expectAccessible(page);
  await yes.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }),
  ).toBeFocused();
  await expect(page.getByText('You are on the waitlist.')).toBeVisible();
  await expectAccessible(page);
  page.off('request', watch);
}

for (const [language, path] of [
  ['Spanish', '/es-mx/confirm-address'],
  ['Arabic', '/ar/confirm-address'],
  ['English', '/confirm-address'],
] as const) {
  test(`[K10] a link that is not valid is called so in ${language} at 320 px, and the page is kept nowhere`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const answer = await page.goto(`${path}#code=CANARYCANARYCANARYCANARY12`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await page.locator('main').getByRole('button').click();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main a[href$="/find-a-physician"]')).toBeVisible();
    await expect(page.locator('main a[href="tel:+17735550100"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await page.goto(path);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main a[href$="/appointments/manage"]')).toBeVisible();
  });
}

/** Opens the form of the waitlist on the profile of a doctor. */
async function openForm(page: Page, npi: string): Promise<void> {
  await page.goto(`/find-a-physician?query=${npi}`);
  await page.locator('main a[href*="/find-a-physician/physician/"]').first().click();
  await page.waitForURL('**/find-a-physician/physician/**');
  await page.locator('#book').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Tell me when an earlier time opens' }).click({ timeout: 20_000 });
}

test('[K4] a range of days is picked from a calendar: 15 future years and no past dates', async ({
  page,
}) => {
  const { npi } = await farOffTime();
  await openForm(page, npi);
  const form = page.getByRole('dialog', { name: 'Tell me when an earlier time opens' });
  const days = form.getByRole('group', { name: 'Between which days could you come?' });
  const earliest = days.getByLabel('Earliest date');
  const [month, day, year] = (await earliest.inputValue()).split('-').map(Number);
  const opener = days.getByRole('button', { name: 'Choose from a calendar' }).first();
  await opener.click();
  const calendar = page.getByRole('dialog', { name: 'Earliest date' });
  const years = calendar.getByRole('combobox', { name: 'Year' }).locator('option');
  await expect(years).toHaveText(Array.from({ length: 16 }, (_, index) => String(year! + 15 - index)));
  const past = calendar.locator(`[role="gridcell"][aria-disabled="true"]:not([class*="outside-month"])`);
  await expect(past).toHaveCount(day! - 1);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(form).toBeVisible();
  await expect(opener).toBeFocused();
  await opener.click();
  await calendar.getByRole('combobox', { name: 'Year' }).selectOption(String(year! + 15));
  await calendar.getByRole('gridcell').getByText('15', { exact: true }).click();
  await expect(earliest).toHaveValue(`${String(month).padStart(2, '0')}-15-${year! + 15}`);
  await expectAccessible(page);
});

test('[K10] [I17] [I14] [I15] two who wait are told of a freed time: the first holds it, the other is offered others', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { slot, npi } = await farOffTime();
  const { link } = await bookedSlotByMail(slot);
  await openForm(page, npi);
  const profile = new URL(page.url()).pathname;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toContainText(
    '“Email” needs an answer.',
  );
  await expectAccessible(page);
  const first = `${randomUUID()}@example.org`;
  await dialog.getByLabel('Email').fill(first);
  const [year, month, day] = slot.Appointment_Date.split('-');
  await dialog.getByLabel('Latest date').fill(`${month}-${day}-${year}`);
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('heading', { name: /^One more step: confirm/ })).toBeVisible();
  await expectAccessible(page);

  const second = `${randomUUID()}@example.org`;
  await ask('waitlist/join', {
    Provider_NPI: npi,
    VisitTypeIDs: [slot.Visit_Type],
    Email: second,
    EarliestDate: '2020-01-01',
    LatestDate: slot.Appointment_Date,
    TimeOfDay: 'any',
    ProfilePath: profile,
  });
  await ask('confirm-address', { Token: codeOf(await linkIn(second, 'Please confirm')) });
  await confirmOn(page, await linkIn(first, 'Please confirm'));
  await ask('manage/cancel', { Token: /#code=(\w+)/.exec(link)?.[1], Sequence: 0 });

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await page.goto(await linkIn(first, 'An earlier time'));
  await other.goto(await linkIn(second, 'An earlier time'));
  for (const one of [page, other]) {
    await expect(one.getByText('This time is open now.')).toBeVisible();
    expect(one.url()).not.toContain('code=');
  }
  expect(await isOpen(slot), 'opening the link holds nothing').toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take this time' }).press('Enter');
  await expect(page.locator('#oas-modal')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('We are holding')).toBeVisible();
  await other.getByRole('button', { name: 'Take this time' }).click();
  await expect(other.getByText('That time was just taken')).toBeVisible({ timeout: 20_000 });
  await expect(
    other
      .getByRole('alert')
      .getByRole('button', { name: /\d:\d\d/ })
      .first(),
  ).toBeVisible();
  await other.goto(`${await linkIn(second, 'An earlier time')}&do=stop`);
  await other.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(
    other.getByRole('heading', { level: 1, name: 'You are not on the waitlist any more' }),
  ).toBeFocused();
  await other.context().close();
});
