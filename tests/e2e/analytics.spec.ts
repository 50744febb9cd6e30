import '@/analytics/queue';
import { expect, expectAccessible, test } from './support';
import {
  bookablePaths,
  confirmBooking,
  fillPatient,
  openTimes,
  passCare,
  passDetails,
  submitPatient,
  variants,
  wordsOf,
} from './journey';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

const home = (servers: Servers, path = '/') => servers.site + path;
const queue = () => window.analyticsQueue;
const told = (eventName: string, more: object) => ({ eventName, event: eventName, ...more });
const ofBooking = (event: { readonly eventName?: unknown }) =>
  ['online schedule', 'form submit'].includes(String(event.eventName));

test('[N2] with analytics off nobody is asked and nothing is counted, whatever the cookie says', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: String(baseURL) }]);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Privacy choices')).toHaveCount(0);
  expect(await page.evaluate(queue)).toBeUndefined();
});

test.describe('with analytics on', () => {
  test.describe.configure({ mode: 'serial' });
  let servers: Servers;

  test.beforeAll(async () => {
    servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      environment: { ANALYTICS_ENABLED: 'true' },
    });
  });
  test.afterAll(() => servers.stop());

  test('[N2] a visit counts only after a yes, and no longer after a no', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(home(servers));
    const question = page.getByRole('region', { name: 'Privacy choices' });
    // One thing at a time: the announcement comes first.
    await expect(page.getByRole('button', { name: 'Dismiss alert' })).toBeVisible();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss alert' }).press('Enter');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(queue)).toBeUndefined();

    await question.getByRole('button', { name: 'Yes, count my visit' }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(() => page.evaluate(queue)).toEqual([told('page view', { pageSiteSection: 'home' })]);
    await page.goto(home(servers, '/find-a-physician?query=rash'));
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    await expect
      .poll(() => page.evaluate(queue))
      .toContainEqual(told('page view', { pageSiteSection: 'find-a-physician' }));
    expect(await page.evaluate(() => sessionStorage.getItem('datalayer'))).toBe(
      '{"sections":["home","find-a-physician"]}',
    );

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await question.getByRole('button', { name: 'No, thank you' }).click();
    await expect.poll(() => page.evaluate(queue)).toBeUndefined();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('datalayer'))).toBeNull();
    await page.reload();
    // Nothing is to be counted, so the scripts wait for a sign of the visitor.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    expect(await page.evaluate(queue)).toBeUndefined();
    await context.close();
  });

  test('[N2] a yes is taken back while an announcement is open, and the focus stays', async ({ browser }) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
    const page = await context.newPage();
    await page.goto(home(servers, '/about'));
    await expect(page.getByRole('button', { name: 'Dismiss alert' })).toBeVisible();
    await page.getByRole('button', { name: 'Privacy choices' }).press('Enter');
    const question = page.getByRole('region', { name: 'Privacy choices' });
    await expect(question).toBeFocused();
    await question.getByRole('button', { name: 'No, thank you' }).click();
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused();
    expect(await page.evaluate(queue)).toBeUndefined();
    await context.close();
  });

  test('[N2] a browser that refuses for every site is neither asked nor counted', async ({ browser }) => {
    const context = await browser.newContext();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    );
    // It agreed before it refused for all.
    await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);

    const page = await context.newPage();
    await page.goto(home(servers));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(queue)).toBeUndefined();
    await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
    await context.close();
  });

  test('[N1] [N3] [P1] one visit tells searches, links, calls, forms and bookings, and nothing of the patient', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
    // Links stay where they are: the queue ends with its page.
    await context.addInitScript(() =>
      window.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      }),
    );
    const page = await context.newPage();
    const names = async () => ((await page.evaluate(queue)) ?? []).map(({ eventName }) => eventName);
    const visited: object[] = [];
    const visit = async (path: string, first: string) => {
      visited.push(...((await page.evaluate(queue)) ?? []));
      await page.goto(home(servers, path));
      await expect.poll(names).toContain(first);
    };

    await visit('/find-a-physician?query=zzqxcanary', 'search fail');
    await visit('/find-a-physician?query=cardiology', 'search');
    await page.locator('[data-position="2"] h3 a').click();
    await page.locator('header a[href^="tel:"]:visible').first().click();
    await page.locator('header a[href*="portal"]:visible').first().click();
    const last = async (count: number) => (await page.evaluate(queue))?.slice(-count);
    await expect
      .poll(() => last(3))
      .toEqual([
        told('search result click', {
          searchNumberResults: expect.stringMatching(/^\d+$/),
          searchPositionClicked: '2',
        }),
        told('click to call', { linkSection: expect.any(String) }),
        told('link click', { linkType: 'internal', linkSection: expect.any(String) }),
      ]);
    await visit('/find-a-clinical-trial/a-once-a-day-pill-for-heart-failure', 'page view');
    await page.locator('main a[href^="mailto:trials@"]').click();
    await page.locator('main a[href^="https:"]').first().click();
    await expect
      .poll(() => last(2))
      .toEqual([
        told('email click', { linkSection: 'main' }),
        told('link click', { linkType: 'exit', linkSection: 'main' }),
      ]);
    await visit('/request-an-appointment', 'page view');
    await page.getByRole('textbox', { name: 'First name' }).first().fill('Canary');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect.poll(names).toContain('form submit');
    expect(await last(2)).toEqual([
      told('form start', { formName: 'request' }),
      told('form submit', {
        formName: 'request',
        formError: expect.stringMatching(/^(\|?[\w-]+ is blank)+$/),
      }),
    ]);
    const search = home(servers, '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22');
    const [path = ''] = await bookablePaths(request, { search, hasTimes: true, wanted: 1 });
    await visit(path, 'page view');
    await (await openTimes(page, home(servers, path))).first().press('Enter');
    await expect.poll(names).toContain('online schedule');
    visited.push(...((await page.evaluate(queue)) ?? []));

    // The video's five have tests of their own.
    expect(
      [...new Set(visited.map((event) => (event as { eventName: string }).eventName))].toSorted(),
    ).toEqual(
      [
        'page view',
        'link click',
        'email click',
        'click to call',
        'online schedule',
        'form start',
        'form submit',
        'search',
        'search fail',
        'search result click',
      ].toSorted(),
    );
    expect(JSON.stringify(visited)).not.toMatch(/canary|cardiolog|heart/i);
    // The gallery of blocks is for tests that ask for it.
    expect((await request.get(home(servers, '/dev/blocks?block=Banner'))).status()).toBe(404);
    await context.close();
  });

  test('[I13] [N3] the steps of a booking are counted by name, and nothing of whom or why', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
    const page = await context.newPage();
    const search = home(servers, '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22');
    const [path = ''] = await bookablePaths(request, { search, hasTimes: true, wanted: 1 });
    const t = wordsOf('en');
    const times = await openTimes(page, home(servers, path));
    await times.first().press('Enter');
    await passDetails(page, t);
    await expect
      .poll(async () => (await page.evaluate(queue))?.filter(ofBooking))
      .toEqual([
        told('online schedule', { scheduleStepName: 'details' }),
        told('online schedule', { scheduleStepName: 'care' }),
      ]);
    await passCare(page, async () => page.url().includes('/schedule-an-appointment'));
    await fillPatient(page, '02-29-1980');
    await confirmBooking(page, variants[0], await submitPatient(page, t));
    const counted = await page.evaluate(queue);
    expect(counted).toContainEqual(told('page view', { pageSiteSection: 'schedule-an-appointment' }));
    expect(counted?.filter(ofBooking)).toEqual([
      told('online schedule', { scheduleStepName: 'patient' }),
      told('online schedule', { scheduleStepName: 'confirm' }),
      told('form submit', { scheduleSubmitStatus: 'success', formName: 'schedule-appointment' }),
    ]);
    await context.close();
  });

  test('[I6] [I13] a claim that another insurance pays for is counted as a booking that failed: ineligible', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
    const page = await context.newPage();
    const search = home(servers, '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22');
    const [path = ''] = await bookablePaths(request, { search, hasTimes: true, wanted: 1 });
    // An answer without content leaves the page, and its queue, where it is.
    await page.route('**/request-an-appointment*', (route) => route.fulfill({ status: 204 }));
    for (const way of [home(servers, '/book-online'), home(servers, path)]) {
      await page.goto(way);
      if (way.endsWith(path)) await (await openTimes(page, way)).first().press('Enter');
      await page.getByRole('radio', { name: 'Yes', exact: true }).press('Space');
      const asked = page.waitForRequest('**/request-an-appointment*');
      await page.locator('#oas-workers-comp').getByRole('link').last().press('Enter');
      await asked;
      const counted = async () => (await page.evaluate(queue))?.findLast(ofBooking);
      await expect.poll(counted).toEqual(
        told('form submit', {
          formName: 'schedule-appointment',
          scheduleSubmitStatus: 'fail',
          scheduleSubmitFailReason: 'ineligible',
        }),
      );
      expect(await page.evaluate(() => sessionStorage.getItem('oas'))).toContain('"isWorkersComp":true');
    }
    await context.close();
  });
});
