import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import {
  bookablePaths,
  bookedTitle,
  expectNoOverflow,
  fillPatient,
  openTimes,
  passCare,
  passDetails,
  submitPatient,
  variants,
  wizardOf,
  wordsOf,
} from './journey';
import { expect, expectAccessible, siteUrl, test } from './support';
import { ask, bookedByMail, linkIn } from './visits';

/** What a calendar keeps of a file. */
function entryOf(file: string) {
  const event = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent');
  if (!event) throw new Error('no event');
  const { uid, summary, location, startDate, endDate, sequence } = new ICAL.Event(event);
  const startsAt = startDate.toJSDate().getTime();
  const minutes = (endDate.toJSDate().getTime() - startsAt) / 60_000;
  const { status, url } = Object.fromEntries(
    ['status', 'url'].map((name) => [name, event.getFirstPropertyValue(name)]),
  );
  return { uid, sequence, summary, location, startsAt, minutes, status, url };
}

/** The file that a button of the page saves. */
async function savedFile(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).press('Enter'),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** The file in the newest message to an address. */
async function mailedFile(email: string): Promise<string> {
  const gateways = process.env.GATEWAYS_URL ?? '';
  const list = await (await fetch(`${gateways}/mailbox`)).text();
  const row = list.split('<tr>').find((one) => one.includes(email)) ?? '';
  const id = /\/mailbox\/([0-9a-f-]{36})/.exec(row)?.[1] ?? '';
  return (await fetch(`${gateways}/mailbox/${id}/ics`)).text();
}

async function feedFile(token: string): Promise<string> {
  const { CalendarToken } = await ask<{ CalendarToken: string }>('manage/calendar', { Token: token });
  return (await fetch(`${siteUrl()}/api/appointments/calendar/${CalendarToken}.ics`)).text();
}

const codeIn = (link: string) => /#code=(\w{26})/.exec(link)?.[1] ?? '';
const atHome = '/find-a-physician?filter=c_telehealth_b%3A%22true%22';

for (const variant of variants)
  test(`[I2] [I10] [I18] in ${variant.language} at ${variant.viewport.width} px a video visit is booked from a state, is one calendar entry, and has a waiting room`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const t = wordsOf(variant.language);
    await page.setViewportSize(variant.viewport);
    const nth = variants.indexOf(variant);
    const paths = await bookablePaths(request, { search: siteUrl() + atHome, hasTimes: true, wanted: 100 });
    const stateName = t('For a video visit: in which state will you be then?');
    let found = false;
    for (const path of paths.slice(32 + nth * 6, 38 + nth * 6)) {
      await openTimes(page, variant.prefix + path);
      if (await page.locator('#book').getByLabel(stateName).isVisible()) {
        found = true;
        break;
      }
    }
    expect(found, 'somebody sees patients by video').toBe(true);
    const box = page.locator('#book');
    const byVideo = new RegExp(`${t('Video visit')}$`);
    await expect(box.getByRole('button', { name: byVideo })).toHaveCount(0);
    await box.getByLabel(stateName).selectOption('elsewhere');
    await expect(
      box.getByText(
        t(
          'We are sorry: by video {doctor} sees patients only while they are in {states}. Please choose a visit in person, or call us and we look for another way.',
        ).slice(0, 12),
      ),
    ).toBeVisible();
    await expectNoOverflow(page);
    await box.getByLabel(stateName).selectOption('IL');
    await box.getByRole('button', { name: t('See More Times') }).press('Enter');
    await wizardOf(page).getByRole('button', { name: byVideo }).first().press('Enter');
    await wizardOf(page)
      .getByRole('button', { name: t('Continue'), exact: true })
      .press('Enter');
    await passDetails(page, t);
    await passCare(page, async () => page.url().includes('/schedule-an-appointment'));
    await fillPatient(page, '02-29-1980');
    const email = await page.getByRole('main').locator('input[name=email]').inputValue();
    const confirm = await submitPatient(page, t);
    // The visit is checked with the state that decides whether the doctor may treat.
    await expect(page.getByRole('main').locator('dd', { hasText: /^Illinois$/ })).toBeVisible();
    await confirm.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: bookedTitle[variant.language] })).toBeVisible();
    const join = page.getByRole('link', { name: t('Join your video visit') });
    await expect(join).toBeVisible();
    await expect(page.getByText(/15 (minutes|minutos)/)).toHaveCount(0);
    await expect(page.locator('dt', { hasText: new RegExp(`^${t('Where')}$`) })).toHaveCount(0);
    await expectAccessible(page);

    const saved = entryOf(await savedFile(page, t('Add to Calendar')));
    const link = await linkIn(email);
    expect(saved).toMatchObject({ sequence: 0, minutes: 60, summary: t('Healthcare appointment') });
    expect(saved.location).toBe(await join.getAttribute('href'));
    expect(entryOf(await mailedFile(email))).toEqual(saved);
    expect(entryOf(await feedFile(codeIn(link)))).toEqual(saved);

    await join.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('Your video visit') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Enter the waiting room') })).toHaveCount(0);
    await expect(page).not.toHaveURL(/join/);
    await page.getByRole('button', { name: t('Check camera and microphone') }).press('Enter');
    await expect(page.getByText(t('Camera: it works. You should see yourself.'))).toBeVisible();
    await expect(page.getByText(t('Microphone: it hears you.'))).toBeVisible();
    await page.getByRole('button', { name: t('Play a sound') }).press('Enter');
    await expect(
      page.getByText(t('Sound: you should hear a tone. If not, turn the volume up.')),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: t('Stop the check') }).press('Enter');
    await expect(page.locator('video')).toBeHidden();
  });

test('[I18] only the waiting room may use the camera', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(siteUrl() + path)).headers()['permissions-policy'];
  for (const path of ['/appointments/video', '/es-mx/appointments/video'])
    expect(await policyOf(path)).toMatch(/^camera=\(self\), microphone=\(self\), geolocation=\(\)/);
  expect(await policyOf('/appointments/manage')).toMatch(/^camera=\(\), microphone=\(\)/);
  const short = await request.get(`${siteUrl()}/es-mx/j`, { maxRedirects: 0 });
  expect([short.status(), short.headers()['location']]).toEqual([307, '/es-mx/appointments/video']);
});

test('[I16] [I18] the page of a visit in person saves the entry of its messages, moved and cancelled too', async ({
  page,
}) => {
  const { link } = await bookedByMail(24);
  const feed = () => feedFile(codeIn(link));
  await page.goto(link);
  const first = entryOf(await savedFile(page, 'Add to Calendar'));
  expect(first).toEqual(entryOf(await feed()));
  expect(first).toMatchObject({
    sequence: 0,
    minutes: 60,
    summary: 'Healthcare appointment',
    status: 'CONFIRMED',
  });
  await page.getByRole('button', { name: 'Move to another time' }).press('Enter');
  await page.locator('main button[aria-pressed=false]').nth(3).press('Enter');
  await page.getByRole('button', { name: 'Move my visit' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit has a new time' })).toBeVisible();
  const moved = entryOf(await savedFile(page, 'Add to Calendar'));
  expect(moved).toEqual(entryOf(await feed()));
  expect(moved).toMatchObject({ uid: first.uid, sequence: 1 });
  expect(moved.startsAt).not.toBe(first.startsAt);
  await page.getByRole('button', { name: 'Cancel this visit' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, cancel my visit' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' })).toBeVisible();
  const cancelled = entryOf(await savedFile(page, 'Remove from Calendar'));
  expect(cancelled).toEqual({ ...moved, sequence: 2, status: 'CANCELLED' });
});
