import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect } from './support';

/** What a booking is tried in: a language on a screen. */
export const variants = [
  { language: 'en', prefix: '', viewport: { width: 1280, height: 900 } },
  { language: 'es-MX', prefix: '/es-MX', viewport: { width: 320, height: 640 } },
] as const;
export type Variant = (typeof variants)[number];

const dictionaries = new Map<string, Readonly<Record<string, string>>>();

/** The site's words in a language, as they stand in its dictionary. */
export function wordsOf(language: string): (key: string) => string {
  let words = dictionaries.get(language);
  if (!words) {
    words = parse(readFileSync(`content/dictionary/${language}.yaml`, 'utf8')) as Readonly<
      Record<string, string>
    >;
    dictionaries.set(language, words);
  }
  return (key) => words[key] ?? key;
}

type Hit = { readonly path: string; readonly hasOnlineScheduling: boolean; readonly nextVisit: unknown };

type WantedPaths = { readonly search: string; readonly hasTimes: boolean; readonly wanted?: number };

/** Paths of physicians of a search who book online, those with or without open times. */
export async function bookablePaths(
  request: APIRequestContext,
  wanted: WantedPaths,
): Promise<readonly string[]> {
  let found: readonly string[] = [];
  // The index learns of free visits a moment after it begins to serve.
  await expect
    .poll(
      async () => {
        found = await bookablePathsNow(request, wanted);
        return found.length;
      },
      { message: `somebody in ${wanted.search}`, timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  return found;
}

/**
 * One of them for each place, so that tests that run at once do not take each other's times. Each place of a search belongs to one
 * test; those for children begin at 25 and those by video at 32, because doctors at the beginning are found by all who book online.
 */
export async function ownPath(request: APIRequestContext, search: string, place: number): Promise<string> {
  const paths = await bookablePaths(request, { search, hasTimes: true, wanted: place + 1 });
  const path = paths[place];
  if (path === undefined) throw new Error(`${search} has ${paths.length} with open times`);
  return path;
}

async function bookablePathsNow(
  request: APIRequestContext,
  { search, hasTimes, wanted = 6 }: WantedPaths,
): Promise<readonly string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  let booked = 0;
  for (let page = 1; page <= 25 && found.length < wanted; page += 1) {
    // By name: bookings of other tests change who comes first otherwise.
    const inOrder = `sort=c_last_name_s+asc&page=${page}`;
    const html = await (await request.get(`${search}${search.includes('?') ? '&' : '?'}${inOrder}`)).text();
    const json = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const { props } = JSON.parse(json) as {
      props: {
        pageProps: { data: Record<string, { data?: { outcome?: { results?: { hits: readonly Hit[] } } } }> };
      };
    };
    const blocks = Object.values(props.pageProps.data);
    const hits = blocks.flatMap(({ data }) => data?.outcome?.results?.hits ?? []);
    // Beyond the last page the site shows that one again.
    if (hits.every(({ path }) => seen.has(path))) break;
    for (const { path, hasOnlineScheduling, nextVisit } of hits) {
      seen.add(path);
      if (!hasOnlineScheduling) continue;
      const isOpen = nextVisit !== null && nextVisit !== '';
      if (!isOpen) booked += 1;
      if (isOpen === hasTimes) found.push(path);
    }
  }
  // One doctor of the demo has no times. More of them: the index has not learned of all, or a page is some seconds old.
  return booked > 1 ? [] : found;
}

/** The open times of a profile, as buttons. */
export function timesOf(page: Page): Locator {
  return page.locator('#book button[aria-pressed]');
}

/** Opens a profile and waits for its times. */
export async function openTimes(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.locator('#book').scrollIntoViewIfNeeded();
  const times = timesOf(page);
  await expect(times.first()).toBeVisible({ timeout: 20_000 });
  return times;
}

export const wizardOf = (page: Page): Locator => page.locator('#oas-modal');

/** Says that nobody else pays, and goes on to the care details. */
export async function passDetails(page: Page, t: (key: string) => string): Promise<void> {
  const wizard = wizardOf(page);
  await wizard.getByRole('radio', { name: t('No'), exact: true }).press('Space');
  await wizard.getByRole('button', { name: t('Continue'), exact: true }).press('Enter');
  await expect(wizard.locator('select').first()).toBeVisible();
}

/** Answers whatever is asked now and not answered yet. */
export async function answerAll(wizard: Locator): Promise<void> {
  for (const group of await wizard.locator('fieldset').all()) {
    const radios = group.getByRole('radio');
    if ((await radios.count()) > 0 && (await group.locator('input:checked').count()) === 0)
      await radios.last().press('Space');
  }
  for (const select of await wizard.getByRole('combobox').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  for (const text of await wizard.locator('input[type=text]').all())
    if ((await text.inputValue()) === '') await text.fill('Since May');
}

/** Gives a reason and concerns, and answers whatever is asked until the wizard leads on. */
export async function passCare(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  const wizard = wizardOf(page);
  await wizard.locator('select').first().selectOption({ index: 1 });
  await wizard.locator('textarea').fill('Short of breath on stairs');
  const go = wizard.locator('button[type=submit]');
  for (let step = 0; step < 12 && !(await isOver()); step += 1) {
    // The reason decides what is asked: the questions come when they come.
    await expect(async () => {
      await answerAll(wizard);
      await expect(go).toBeEnabled({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    const before = await wizard.textContent().catch(() => '');
    await go.press('Enter');
    const isMoved = async () =>
      (await isOver()) || (await wizard.textContent({ timeout: 500 }).catch(() => '')) !== before;
    await expect.poll(isMoved).toBe(true);
  }
}

/** Chooses a time and answers everything up to the page of the patient's details. */
export async function bookUpToPatient(page: Page, t: (key: string) => string, time: Locator): Promise<void> {
  await time.press('Enter');
  await expect(wizardOf(page)).toBeVisible();
  await passDetails(page, t);
  await passCare(page, async () => page.url().includes('/schedule-an-appointment'));
  await expect(page.locator('input[name=firstName]')).toBeVisible();
}

/** Fills in the patient's details. @param birthDate - `MM-DD-YYYY` */
export async function fillPatient(page: Page, birthDate: string): Promise<void> {
  const answers = {
    firstName: 'Quinn',
    // Each a patient of their own: one who has a visit is asked about the next.
    lastName: `Canaryfield ${randomUUID().slice(0, 8)}`,
    birthDate,
    phoneNumber: '312-555-0142',
    email: `${randomUUID()}@example.org`,
    address1: '1 Example Street',
    city: 'Chicago',
    zip: '60637',
    insuranceMemberNumber: 'M1',
    insuranceGroupNumber: 'G1',
  };
  for (const [name, answer] of Object.entries(answers))
    await page.getByRole('main').locator(`input[name=${name}]`).fill(answer);
  await page.locator('select[name=gender]').selectOption({ index: 1 });
  await page.locator('select[name=race]').selectOption({ index: 1 });
  await page.locator('select[name=state]').selectOption('IL');
  await page.locator('select[name=insurancePlan]').selectOption({ label: 'Medicare' });
}

/** Sends the details and waits for the confirmation. */
export async function submitPatient(page: Page, t: (key: string) => string): Promise<Locator> {
  await page.locator('#oas-patient button[type=submit]').press('Enter');
  const confirm = page.getByRole('button', { name: t('Confirm Appointment') });
  await expect(confirm).toBeVisible();
  return confirm;
}

export const bookedTitle = { en: 'Your appointment is booked', 'es-MX': 'Su cita está reservada' } as const;

/** Confirms, and waits for the good news. */
export async function confirmBooking(page: Page, { language }: Variant, confirm: Locator): Promise<void> {
  await confirm.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: bookedTitle[language] })).toBeVisible();
  // It goes when the page has been painted.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Canaryfield/);
}

/** A page must not be wider than its screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.waitForLoadState('domcontentloaded');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
