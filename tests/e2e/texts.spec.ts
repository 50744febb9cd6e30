import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support';
import {
  bookUpToPatient,
  confirmBooking,
  expectNoOverflow,
  fillPatient,
  openTimes,
  ownPath,
  submitPatient,
  variants,
  wordsOf,
} from './journey';

const bookable = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';
const gateways = () => process.env.GATEWAYS_URL ?? 'http://127.0.0.1:4000';
const consent = 'Text me a confirmation and reminders. Message and data rates may apply. Reply STOP to end.';

/** The texts to a number, as the development mailbox shows them. */
async function textsTo(page: Page, number: string): Promise<readonly string[]> {
  const list = await (await page.request.get(`${gateways()}/mailbox`)).text();
  const rows = list.split('<tr>').filter((row) => row.includes(number));
  const ids = rows.map((row) => /\/mailbox\/([0-9a-f-]{36})/.exec(row)?.[1] ?? '');
  return Promise.all(ids.map(async (id) => (await page.request.get(`${gateways()}/mailbox/${id}`)).text()));
}

for (const [nth, variant] of variants.entries()) {
  const t = wordsOf(variant.language);
  test(`[I18] in ${variant.language} at ${variant.viewport.width} px: a patient who ticks the box is texted, and the short link leads to their visit`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(variant.viewport);
    const times = await openTimes(page, variant.prefix + (await ownPath(request, bookable, 12 + nth)));
    await bookUpToPatient(page, t, times.first());
    const box = page.getByRole('checkbox', { name: t(consent) });
    await expect(box).not.toBeChecked();
    await page.getByRole('radio', { name: t('phone type Home'), exact: true }).press('Space');
    await expect(box).toHaveCount(0);
    await page.getByRole('radio', { name: t('phone type Mobile'), exact: true }).press('Space');
    await fillPatient(page, '02-29-1980');
    await page.locator('input[name=phoneNumber]').fill(`773-555-010${nth}`);
    await box.press('Space');
    await expect(box).toBeChecked();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const confirm = await submitPatient(page, t);
    await expect(page.getByText(t('You get text messages about this visit.'))).toBeVisible();
    await expectAccessible(page);
    await confirmBooking(page, variant, confirm);

    const number = `+1773555010${nth}`;
    await expect.poll(async () => (await textsTo(page, number)).length).toBe(1);
    const [text = ''] = await textsTo(page, number);
    expect(text).not.toMatch(/Quinn|Canaryfield|breath/);
    const link = /http\S+\/v#(\w{26})/.exec(text);
    await page.goto(link?.[0] ?? '');
    await expect(page.getByRole('button', { name: t('Move to another time') })).toBeVisible();
    expect(page.url()).not.toContain(link?.[1]);
    await expect(page.locator('html')).toHaveAttribute('lang', variant.language);
  });
}
