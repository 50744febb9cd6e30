import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, startServers } from '../../scripts/lib/servers.mjs';
import { expectNoOverflow, wordsOf } from './journey';
import { tabTo } from './keyboard';
import { expect, expectAccessible, siteUrl, test } from './support';
import { bookedByMail } from './visits';

const shownAddress = (page: Page) => page.getByText(/^https?:\/\/\S+\.ics$/);
/** What a calendar gets. */
const ask = async (address: string) => {
  const answer = await fetch(address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test.describe('a calendar that stays up to date', () => {
  test('[I18] by keyboard at 1280 px: the visit page makes an address, which follows the visit', async ({
    page,
  }) => {
    const { link } = await bookedByMail(20);
    await page.goto(link);
    await tabTo(page, /^BUTTON Make a calendar address/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Keep my calendar up to date' })).toBeFocused();
    await expectAccessible(page);
    const address = (await shownAddress(page).textContent()) ?? '';
    expect(new URL(address).origin).toBe(new URL(siteUrl()).origin);
    await expect(page.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      address.replace('http:', 'webcal:'),
    );
    await page.context().grantPermissions(['clipboard-write']);
    await tabTo(page, /^BUTTON Copy the address/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The address is copied.')).toBeVisible();

    const booked = await ask(address);
    expect(booked.status).toBe(200);
    expect(booked.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(booked.headers.get('cache-control')).toBe('no-store');
    expect(booked.text).toMatch(/SUMMARY:Healthcare appointment\r\n[\s\S]*STATUS:CONFIRMED/);
    expect(booked.text).not.toMatch(/Quinn|Canaryfield|MD\b/);
    await page.getByRole('button', { name: 'Cancel this visit' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, cancel my visit' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' })).toBeVisible();
    expect((await ask(address)).text).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/);
    expect((await ask(address.replace(/\w{26}/, '0'.repeat(26)))).status).toBe(404);
    await expect(page.getByText('Keep my calendar up to date')).toHaveCount(0);
  });

  for (const [language, nth] of [
    ['es-MX', 21],
    ['ar', 22],
  ] as const) {
    test(`[I18] in ${language} at 320 px the link in the message shows the address at once`, async ({
      page,
    }) => {
      const t = wordsOf(language);
      const { link } = await bookedByMail(nth, language);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${link}&do=calendar`);
      await expect(
        page.getByRole('heading', { level: 2, name: t('Keep my calendar up to date') }),
      ).toBeFocused();
      await expect(shownAddress(page)).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  }

  test('[I18] without JavaScript a button of the posted page makes the address', async ({ browser }) => {
    const { link } = await bookedByMail(23);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
    const page = await context.newPage();
    await page.goto('/appointments/manage');
    await page.getByLabel('Code from your message').fill(/#code=(\w+)/.exec(link)?.[1] ?? '');
    await page.getByRole('button', { name: 'Show my visit' }).click();
    await page.getByRole('button', { name: 'Keep my calendar up to date' }).click();
    await expect(page.getByRole('link', { name: 'Open in my calendar' })).toBeVisible();
    expect((await ask((await shownAddress(page).textContent()) ?? '')).status).toBe(200);
    await context.close();
  });

  test('[I18] no log has the address of a feed, whether the gateways work or not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-feeds-'));
    const logFile = join(folder, 'servers.log');
    const servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      keptData: folder,
      logFile,
    });
    const token = 'FEED'.repeat(6) + 'XY';
    const address = `${servers.site}/api/appointments/calendar/${token}.ics`;
    expect((await ask(address)).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    await servers.loseGateways();
    const down = await ask(address);
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '300']);
    await servers.stop();
    const log = readFileSync(logFile, 'utf8');
    rmSync(folder, { recursive: true, force: true });
    expect(log).toContain('site-ready');
    expect(log).not.toContain(token);
  });
});
