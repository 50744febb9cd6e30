import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, startServers } from '../../scripts/lib/servers.mjs';
import {
  bookUpToPatient,
  expectNoOverflow,
  fillPatient,
  openTimes,
  ownPath,
  passCare,
  passDetails,
  submitPatient,
  wizardOf,
  wordsOf,
} from './journey';
import { expect, expectAccessible, test } from './support';

/** Journeys to the end with a hindrance that no other file has; `docs/hindrances.md` says where the others are. */

const adults = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';

/** What is wider than the page, and texts that are wider than their box, so that nobody can see them to their end. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    // Slides wait for their turn outside of their frame, which is narrower than they are together.
    const isWaiting = (element: Element) => {
      const slide = element.closest('[role=group][aria-roledescription]');
      let frame = slide?.parentElement;
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
      if (!slide || !frame) return false;
      const [box, seen] = [slide.getBoundingClientRect(), frame.getBoundingClientRect()];
      return box.left >= seen.right - 1 || box.right <= seen.left + 1;
    };
    const isFrame = (element: Element) =>
      !element.matches('main, main > *') && element.querySelector('[aria-roledescription]') !== null;
    return [...document.querySelectorAll<HTMLElement>('main *, dialog[open] *')]
      .filter((element) => !element.closest('[aria-hidden=true], .visually-hidden'))
      .filter((element) => !isWaiting(element) && !isFrame(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width > 1 && (left < -1 || right > clientWidth + 1)) return true;
        const { overflowX, textOverflow, display } = getComputedStyle(element);
        const isClipped = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
        return isClipped && display !== 'inline' && element.clientWidth > 1
          ? element.scrollWidth > element.clientWidth + 1
          : false;
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60) ?? ''}`);
  });
}

/** Words of a dialog's heading and of the step in progress that stand on more than one line. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] h2, [aria-current=step]')].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      return broken;
    }),
  );
}

/** Letters twice as large, as a visitor sets them in the browser. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test.describe('far from the clinic', () => {
  test.use({ timezoneId: 'America/Los_Angeles', viewport: { width: 360, height: 740 } });

  test('[I2] [I9] [I10] [A8] in Arabic on a phone in Los Angeles: booked, each time by the clinic’s clock', async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    const t = wordsOf('ar');
    const times = await openTimes(page, `/ar${await ownPath(request, adults, 25)}`);
    const wanted = (await times.first().textContent()) ?? '';
    expect(wanted).toMatch(/^\d+:\d\d [صم]$/);
    await expect(page.locator('#book p').filter({ hasText: /^الأوقات حسب التوقيت المركزي/ })).toBeVisible();
    await bookUpToPatient(page, t, times.first());
    await expectNoOverflow(page);
    await fillPatient(page, '02-29-1980');
    // A street begins with its number, on the right side of the field.
    const street = page.locator('input[name=address1]');
    await expect(street).toHaveCSS('unicode-bidi', 'plaintext');
    await expect(street).toHaveCSS('text-align', 'right');
    const confirm = await submitPatient(page, t);
    await expectNoOverflow(page);
    await confirm.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'تم حجز موعدك' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('definition').filter({ hasText: `${wanted} التوقيت المركزي` })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const calls = await page
      .getByRole('main')
      .getByRole('link', { name: /^\d{3}-555-\d{4}$/ })
      .all();
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });
});

test('[I2] [I9] [I10] letters twice as large on a phone: booked, nothing hidden and nothing to scroll sideways', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const t = wordsOf('en');
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);
  const check = async () => {
    expect(await cutOff(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    await expectNoOverflow(page);
  };
  const times = await openTimes(page, await ownPath(request, adults, 29));
  await check();
  await times.first().press('Enter');
  await expect(wizardOf(page).getByText(/^We are holding/)).toBeVisible();
  await check();
  await passDetails(page, t);
  await check();
  await passCare(page, async () => page.url().includes('/schedule-an-appointment'));
  await expect(page.locator('select[name=insurancePlan]')).toBeVisible();
  await check();
  await fillPatient(page, '02-29-1980');
  const confirm = await submitPatient(page, t);
  await check();
  await confirm.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is booked' })).toBeVisible();
  await check();
});

/** Sends requests until the gateway has no room for one more: its files have some room of their own. */
async function useUpRoom(gateways: string): Promise<number> {
  const body = JSON.stringify({
    SourceApplication: 'AppointmentRequestWebForm',
    Source_JSON_Object: { Patient_First_Name: 'Quinn', ReasonsForVisit: 'x'.repeat(2000) },
  });
  for (let count = 0; count < 2000; count += 1) {
    const { status } = await fetch(`${gateways}/scheduling/v1/appointment-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Basic Zm95ZXI6ZGVtbw==' },
      body,
    });
    if (status !== 200) return status;
  }
  return 200;
}

/** A disk for the data of a site, whose size can be changed; undefined where this account may not mount one. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-full-'));
  const resize = (kilobytes: number, more = '') =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', `${more}size=${kilobytes}k`, 'tmpfs', folder]).status === 0;
  const usedKilobytes = () => {
    const { blocks, bfree, bsize } = statfsSync(folder);
    return ((blocks - bfree) * bsize) / 1024;
  };
  const remove = () => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!resize(600_000)) {
    remove();
    return undefined;
  }
  return {
    folder,
    fill: () => resize(Math.ceil(usedKilobytes() / 4) * 4 + 64, 'remount,'),
    empty: () => resize(600_000, 'remount,'),
    remove,
  };
}

test('[I10] [O8] the disk is full: nothing typed is lost, a number to call, and booked once there is room', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const disk = smallDisk();
  test.skip(disk === undefined, 'a small disk needs the right to mount one');
  if (!disk) return;
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    keptData: disk.folder,
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const t = wordsOf('en');
    const times = await openTimes(
      page,
      servers.site + (await ownPath(context.request, servers.site + adults, 0)),
    );
    await bookUpToPatient(page, t, times.first());
    await fillPatient(page, '02-29-1980');
    const confirm = await submitPatient(page, t);
    expect(disk.fill()).toBe(true);
    expect(await useUpRoom(servers.gateways)).toBe(503);
    await confirm.press('Enter');
    await expect(page.getByRole('heading', { name: 'We could not book your appointment' })).toBeFocused();
    const call = page.getByRole('main').getByRole('link', { name: /^\d{3}-555-\d{4}$/ });
    await expect(call.first()).toBeVisible();
    expect(disk.empty()).toBe(true);
    await page.getByRole('button', { name: 'Try Submitting Again' }).press('Enter');
    await expect(page.getByText('Canaryfield').first()).toBeVisible();
    await confirm.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is booked' })).toBeVisible();
    await context.close();
  } finally {
    await servers.stop();
    disk.remove();
  }
});
