import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookablePaths, bookedTitle, expectNoOverflow, ownPath, wordsOf } from './journey';
import { expect, expectAccessible, test } from './support';
import { bookedByMail, farOffTime, isOpen, linkIn } from './visits';

const steps = '/schedule-an-appointment/steps';
const doctors = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';
const atHome = '/find-a-physician?filter=c_telehealth_b%3A%22true%22';
const canaries = /Canaryfield|Quinn|stairs/;

/** Each a patient of their own: one who has a visit is asked about the next. */
const patient = () => ({
  firstName: 'Quinn',
  lastName: `Canaryfield ${randomUUID().slice(0, 8)}`,
  gender: 'Female',
  race: 'Asian',
});
const contact = {
  phoneNumber: '312-555-0142',
  email: 'quinn@example.org',
  address1: '1 Example Street',
  city: 'Chicago',
  state: 'IL',
  zip: '60637',
};

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.getByRole('main').locator(`[name=${name}]`);
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isList ? field.selectOption(answer) : field.fill(answer));
  }
}

/** Presses the button that leads on, and waits for the next page to be whole. */
async function pressOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForLoadState('domcontentloaded');
}

/** Answers the questions of the clinic until they are over. */
async function answerQuestions(page: Page, goOn: () => Promise<void>): Promise<void> {
  for (let asked = 0; asked < 12 && page.url().includes('step=question'); asked += 1) {
    const radios = page.getByRole('radio');
    if ((await radios.count()) > 0) await radios.last().check();
    else if ((await page.locator('select#answer').count()) > 0)
      await page.locator('#answer').selectOption({ index: 1 });
    else await page.locator('#answer').fill('Since May');
    await goOn();
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[I2] [I8] [I9] [I10] [K10] a visit is booked by forms alone, from a profile to its reference', async ({
    page,
    request,
  }) => {
    const path = await ownPath(request, doctors, 26);
    const goOn = () => pressOn(page, 'Continue');
    await page.goto(path);
    await page.getByRole('link', { name: 'See open times and book' }).click();
    await expect(page).toHaveURL(new RegExp(`${steps}\\?doctor=${path}$`));
    const time = page.getByRole('button', { name: /^\d+:\d\d [AP]M C[SD]T, \w+day, .* In person$/ }).first();
    await time.click();
    await expect(page.getByText(/We are holding .* for you/)).toBeVisible();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await goOn();
    await page.locator('#reason').selectOption({ index: 1 });
    await page.locator('#concerns').fill('Short of breath on stairs');
    await goOn();
    await answerQuestions(page, goOn);
    await page.locator('[name=birthDate]').fill('02-29-1980');
    await goOn();
    await fill(page, { ...patient(), lastName: '' });
    await goOn();
    await expect(page).toHaveTitle('Error: About the patient – Book a visit - Calder University Medicine');
    await expect(page.locator('#problems').getByRole('link', { name: /Last name/ })).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Quinn');
    await fill(page, patient());
    await goOn();
    await fill(page, contact);
    await goOn();
    await page.locator('[name=insurancePlan]').selectOption({ label: 'Medicare' });
    await fill(page, { insuranceMemberNumber: 'M1', insuranceGroupNumber: 'G1' });
    await goOn();
    await goOn();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your appointment');
    // One thing is changed, and the way leads straight back.
    await page.getByRole('link', { name: 'Change Details: Contact' }).click();
    await page.locator('[name=city]').fill('Evanston');
    await goOn();
    await expect(page.getByText('Evanston, IL 60637')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm Appointment' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookedTitle.en);
    await expect(page.getByText(/Confirmation number \S+/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
      'href',
      /^data:text\/calendar/,
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookedTitle.en);
    // Back leads to pages that were answered; loaded again, they lead to what became of them.
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookedTitle.en);
    await expect(page.getByText(/Confirmation number \S+/)).toBeVisible();
    expect(page.url()).not.toMatch(canaries);
    expect(await page.content()).not.toMatch(/Canaryfield/);
  });

  test('[I1] [I17] [K10] the questions before a booking lead to doctors, and who waits confirms their address', async ({
    page,
  }) => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto('/book-online');
    await page.getByText('I am not sure which specialty').click();
    await page.getByLabel('What is the visit about, in your own words?').fill('stomach ache');
    await press('Find the specialty');
    await expect(page).toHaveURL(/\/book-online\?for=stomach\+ache#screening-specialty$/);
    await expect(page.getByLabel('Specialty')).toHaveValue('Gastroenterology');
    await page.goto('/book-online');
    await page.getByLabel('Specialty').selectOption('Cardiology');
    await fill(page, { birthDate: '04-27-1985', phoneNumber: '312-555-0142' });
    await page.getByRole('radio', { name: 'No' }).check();
    await press('See doctors and times');
    await expect(page).toHaveTitle(/^Error: Book online/);
    await page.getByLabel('Area of expertise').selectOption('Heart failure');
    await press('See doctors and times');
    await expect(page).toHaveURL(/find-a-physician\?.*Heart\+failure/);
    // The port may have the same digits.
    expect(new URL(page.url()).search).not.toMatch(/1985|312/);
    await expect(page.locator('main article').first()).toBeVisible();

    const { npi } = await farOffTime();
    await page.goto(`/find-a-physician?query=${npi}`);
    await page.getByRole('link', { name: /^Book online with/ }).click();
    await page.getByRole('link', { name: 'Tell me when an earlier time opens' }).click();
    await press('Join the waitlist');
    await expect(page).toHaveTitle(/^Error: Tell me when/);
    await expect(page.locator('#problems').getByRole('link', { name: /Email/ })).toBeVisible();
    const email = `${randomUUID()}@example.org`;
    await page.getByLabel('Email', { exact: true }).fill(email);
    await press('Join the waitlist');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One more step: confirm/);
    expect(page.url()).not.toContain(email);
    await page.goto('/confirm-address');
    await page.getByLabel('Code from your message').fill(/#code=(\w+)/.exec(await linkIn(email))?.[1] ?? '');
    await press('Confirm my address');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed');
  });

  test('[I16] [K10] a visit is seen, moved and cancelled with the code of its message, at 320 px', async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const scripted = await browser.newPage({
      javaScriptEnabled: true,
      viewport: { width: 320, height: 640 },
    });
    const { link, slot } = await bookedByMail(26);
    const heading = page.getByRole('heading', { level: 1 });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const check = async (title: string): Promise<void> => {
      await expect(heading).toHaveText(title);
      await expectNoOverflow(page);
      // Axe needs scripts.
      await scripted.setContent(await page.content());
      await expectAccessible(scripted);
      expect(page.url()).toMatch(/\/appointments\/manage$/);
    };
    await page.goto('/appointments/manage');
    await page.getByLabel('Code from your message').fill(/#code=(\w{26})/.exec(link)?.[1] ?? '');
    await press('Show my visit');
    await check('Your visit');
    await press('Move to another time');
    await check('Choose a new time');
    await press('Later days');
    await press(/In person$/);
    await check('Choose a new time');
    expect(await isOpen(slot), 'the old time stays until the new one is there').toBe(false);
    await press('Move my visit');
    await check('Your visit has a new time');
    expect(await isOpen(slot)).toBe(true);
    await press('Cancel this visit');
    await check('Cancel this visit?');
    await press('Yes, cancel my visit');
    await check('Your visit is cancelled');
    await scripted.close();
  });
});

// Axe needs scripts; the pages are the same with and without.
test('[I2] [I8] [I9] [K5] a video visit in Spanish, step by step at 320 px: every page fits and is accessible', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const t = wordsOf('es-MX');
  const paths = await bookablePaths(request, { search: atHome, hasTimes: true, wanted: 100 });
  const goOn = () => pressOn(page, t('Continue'));
  const check = async (): Promise<void> => {
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(page.url()).not.toMatch(canaries);
  };
  const byVideo = page.getByRole('button', { name: new RegExp(t('Video visit')) }).first();
  // Whose first days have a video visit depends on the day of the test.
  for (const path of paths.slice(-6)) {
    await page.goto(`/es-mx${steps}?doctor=${path}`);
    if (await byVideo.isVisible()) break;
  }
  await check();
  await byVideo.click();
  await goOn();
  await expect(page.locator('#problems').getByRole('link')).toHaveCount(2);
  await check();
  await page.locator('#videoState').selectOption('IL');
  await page.getByRole('radio', { name: t('No'), exact: true }).check();
  await goOn();
  await page.locator('#reason').selectOption({ index: 1 });
  await page.locator('#concerns').fill('Short of breath on stairs');
  await goOn();
  await answerQuestions(page, goOn);
  await page.locator('[name=birthDate]').fill('02-29-1980');
  await check();
  await goOn();
  await fill(page, patient());
  await goOn();
  await fill(page, contact);
  await goOn();
  await page.getByRole('checkbox').check();
  await check();
  await goOn();
  await goOn();
  await check();
  await page.getByRole('button', { name: t('Confirm Appointment') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookedTitle['es-MX']);
  await expect(page.getByRole('link', { name: t('Join your video visit') })).toBeVisible();
  await check();
});

test('[I8] [I11] [K10] what was said is in a sealed cookie of that page, and nobody else may send its forms', async ({
  request,
  playwright,
  baseURL,
}) => {
  const doctor = await ownPath(request, doctors, 27);
  const times = await (await request.get(`${steps}?doctor=${doctor}`)).text();
  const [, end = ''] =
    /name="time"[^>]*value="([^"]+)"/.exec(times) ?? /value="(#book[^"]+)"/.exec(times) ?? [];
  const form = { step: 'choose', doctor, visits: 'new', age: 'adult', time: end.replaceAll('&amp;', '&') };
  const foreign = await request.post(steps, { form, headers: { 'sec-fetch-site': 'cross-site' } });
  expect([foreign.status(), foreign.headers()['set-cookie']]).toEqual([403, undefined]);
  const chosen = await request.post(steps, { form, maxRedirects: 0 });
  expect(chosen.status()).toBe(303);
  const { location = '', 'set-cookie': cookie = '', 'cache-control': control } = chosen.headers();
  expect(location).toMatch(/\/steps\?booking=[a-z\d]+&step=details$/);
  expect(cookie).toMatch(
    /^booking-[a-z\d]+\.0=[\w-]+; Path=\/schedule-an-appointment\/steps; Max-Age=1800; HttpOnly; SameSite=Strict$/,
  );
  expect(control).toBe('no-store');
  const page = await request.get(location);
  expect([page.status(), page.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await page.text()).toContain('Appointment details');
  // Somebody else wants the same time.
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const late = await other.post(steps, { form });
  expect(late.url()).toContain('taken=true');
  expect(await late.text()).toContain('That time was just taken');
  expect(await (await other.get(location)).text()).toContain('Book a visit');
  await other.dispose();
});
