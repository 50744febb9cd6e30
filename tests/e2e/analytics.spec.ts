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
    await page.getByRole('button', { name: 'Dismiss alert' }).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(queue)).toBeUndefined();

    await question.getByRole('button', { name: 'Yes, count my visit' }).click();
    await expect(question).toHaveCount(0);
    expect(await page.evaluate(queue)).toEqual([{ eventName: 'page view', pageSiteSection: 'home' }]);
    await page.goto(home(servers, '/find-a-physician?query=rash'));
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    expect(await page.evaluate(queue)).toEqual([
      { eventName: 'page view', pageSiteSection: 'find-a-physician' },
    ]);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await question.getByRole('button', { name: 'No, thank you' }).click();
    expect(await page.evaluate(queue)).toBeUndefined();
    await page.reload();
    await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
    expect(await page.evaluate(queue)).toBeUndefined();
    await context.close();
  });

  test('[N2] a browser that refuses for every site is neither asked nor counted', async ({ browser }) => {
    const context = await browser.newContext();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    );

    const page = await context.newPage();
    await page.goto(home(servers));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(queue)).toBeUndefined();
    await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0);
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
    expect(await page.evaluate(queue)).toEqual([
      { eventName: 'page view', pageSiteSection: 'find-a-physician' },
      { eventName: 'online schedule', scheduleStepName: 'details' },
      { eventName: 'online schedule', scheduleStepName: 'care' },
    ]);
    await passCare(page, async () => page.url().includes('/schedule-an-appointment'));
    await fillPatient(page, '02-29-1980');
    await confirmBooking(page, variants[0], await submitPatient(page, t));
    const counted = await page.evaluate(queue);
    expect(counted).toContainEqual({ eventName: 'page view', pageSiteSection: 'schedule-an-appointment' });
    expect(counted?.filter(({ eventName }) => eventName !== 'page view')).toEqual([
      { eventName: 'online schedule', scheduleStepName: 'patient' },
      { eventName: 'online schedule', scheduleStepName: 'confirm' },
      { eventName: 'form submit', formName: 'schedule-appointment', scheduleSubmitStatus: 'success' },
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
    await page.route('**/request-an-appointment', (route) => route.fulfill({ status: 204 }));
    for (const way of [home(servers, '/book-online'), home(servers, path)]) {
      await page.goto(way);
      if (way.endsWith(path)) await (await openTimes(page, way)).first().press('Enter');
      await page.getByRole('radio', { name: 'Yes', exact: true }).press('Space');
      const asked = page.waitForRequest('**/request-an-appointment');
      await page.locator('#oas-workers-comp').getByRole('link').last().press('Enter');
      await asked;
      const counted = await page.evaluate(queue);
      expect(counted?.at(-1)).toEqual({
        eventName: 'form submit',
        formName: 'schedule-appointment',
        scheduleSubmitStatus: 'fail',
        scheduleSubmitFailReason: 'ineligible',
      });
      expect(await page.evaluate(() => sessionStorage.getItem('oas'))).toContain('"isWorkersComp":true');
    }
    await context.close();
  });
});
