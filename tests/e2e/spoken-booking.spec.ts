import type { Locator, Page } from '@playwright/test';
import { englishPhrases } from './english-phrases';
import {
  bookablePaths,
  bookedTitle,
  fillPatient,
  openTimes,
  passDetails,
  variants,
  wizardOf,
  wordsOf,
  type Variant,
} from './journey';
import { hear, read } from './screen-reader';
import {
  bookedStep,
  careStep,
  confirmStep,
  detailsStep,
  firstQuestion,
  holding,
  nextQuestion,
  timesAround,
  type Facts,
  type Say,
  type Step,
} from './spoken-booking';
import { patientStep, refusedStep } from './spoken-patient-form';
import { expect, test } from './support';

const neurologists =
  '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22&filter=c_visible_specialties_sm%3A%22Neurology%22';

/** A time of the box, as it is shown. */
async function factsOf(time: Locator, doctor: string, language: string): Promise<Facts> {
  const shown = ((await time.textContent()) ?? '').replaceAll(/\s/g, ' ');
  const [, clock = ''] = /^(\d+:\d\d (?:[AP]M|[ap]\.m\.))$/.exec(shown) ?? [];
  const name = ((await time.getAttribute('aria-label')) ?? '').replaceAll(/\s/g, ' ');
  const [zone = ''] = name.slice(clock.length + 1).split(',');
  const day = time.locator('xpath=ancestor::*[@role="toolbar"]');
  const group = time.locator('xpath=ancestor::fieldset');
  const address = (await group.locator('bdi').textContent()) ?? '';
  const [, street = '', town = ''] = /^(.*), ([^,]+, [A-Z]{2} \d{5})$/.exec(address) ?? [];
  return {
    language,
    doctor,
    date: (await day.locator('h3').textContent()) ?? '',
    clock: [clock, zone],
    place: [(await group.locator('strong').textContent()) ?? '', street, town],
  };
}

/** Every phrase of a step, in its order, and no other. */
function expectHeard(heard: readonly string[], step: Step): void {
  expect(heard).toEqual(step.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))));
}

/** These phrases in this order, with others between them. */
function expectAmong(heard: readonly string[], step: Step): void {
  let from = 0;
  for (const wanted of step) {
    const at = heard.findIndex(
      (phrase, index) =>
        index >= from && (typeof wanted === 'string' ? phrase === wanted : wanted.test(phrase)),
    );
    expect(at, `${String(wanted)} is said after ${heard.slice(0, from).join(' | ')}`).not.toBe(-1);
    from = at + 1;
  }
}

/** What the visitor types, and the plans that can be chosen. */
const typed = ['1 Example Street', 'Chicago, IL 60637', 'Canaryfield', 'Quinn'];
const plans = [
  'Great Rivers Plan',
  'Lakeshore Health PPO',
  'Midway Care',
  'Prairie Mutual HMO',
  'Medicare',
  'Medicaid',
];

type Booking = { readonly page: Page; readonly t: Say; readonly facts: Facts };

/** The dialog with its steps, up to the page of the patient's details. @returns all that was said */
async function hearWizard({ page, t, facts }: Booking, time: Locator): Promise<readonly string[]> {
  const wizard = wizardOf(page);
  const chosen = await hear(page, async () => {
    await time.press('Enter');
    await expect(wizard.getByRole('radio', { name: t('No'), exact: true })).toBeVisible();
    await expect(wizard.getByText(holding(t, facts)).first()).toBeVisible();
  });
  // The deadline is said by itself, once.
  expectAmong(chosen, [new RegExp(`^polite: ${holding(t, facts).source.slice(1)}`)]);
  expectAmong(chosen, [
    `dialog, ${t('Appointment details')}`,
    `heading, ${t('Appointment details')}, level 2`,
  ]);
  const details = await read(page, '#oas-modal');
  expectHeard(details, detailsStep(t, facts));

  const answered = await hear(page, () => passDetails(page, t));
  expectAmong(answered, [`heading, ${t('Care details')}, level 2`]);
  const care = await read(page, '#oas-modal');
  expectHeard(care, careStep(t, facts));
  await wizard
    .locator('select')
    .first()
    .selectOption({ label: t('care Dizziness or balance problem') });
  await wizard.locator('textarea').fill('Aura');
  await wizard.getByRole('radio').last().press('Space');
  const asked = await read(page, '#oas-modal');
  expectAmong(asked, firstQuestion(t));

  const continued = await hear(page, async () => {
    await wizard.locator('button[type=submit]').press('Enter');
    const asking = t('care How long have you had this problem?');
    await expect(wizard.getByRole('combobox', { name: asking })).toBeVisible();
  });
  expectAmong(continued, [`heading, ${t('Care details')}, level 2`]);
  const question = await read(page, '#oas-modal');
  expectHeard(question, nextQuestion(t, facts));
  await wizard.locator('select').last().selectOption({ index: 1 });
  await wizard.locator('button[type=submit]').press('Enter');
  return [...chosen, ...details, ...answered, ...care, ...asked, ...continued, ...question];
}

/** The pages after it, with the form refused once. @returns all that was said */
async function hearPages({ page, t, facts }: Booking, { language }: Variant): Promise<readonly string[]> {
  // A page of its own: its title is said first.
  await expect(page.locator('select[name=insurancePlan]')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t('Patient details')} `));
  const patient = await read(page, 'main');
  expectAmong(patient, patientStep(t, facts));
  const submit = page.locator('#oas-patient button[type=submit]');
  const refused = await hear(page, () => submit.press('Enter'));
  expectAmong(refused, [new RegExp(`^(alert|group), ${t('There is a problem')}`)]);
  await expect(page).toHaveTitle(new RegExp(`^${t('Error:')} ${t('Patient details')} `));
  const errors = await read(page, 'main');
  expectAmong(errors, refusedStep(t));

  await fillPatient(page, '02-29-1980');
  const button = page.getByRole('button', { name: t('Confirm Appointment') });
  const sent = await hear(page, async () => {
    await submit.press('Enter');
    await expect(button).toBeVisible();
  });
  expectAmong(sent, [`heading, ${t('Confirm your appointment')}, level 1`]);
  await expect(page).toHaveTitle(new RegExp(`^${t('Confirm your appointment')} `));
  const confirm = await read(page, 'main');
  expectAmong(confirm, confirmStep(t, facts));

  const confirmed = await hear(page, async () => {
    await button.press('Enter');
    await expect(page.getByRole('button', { name: t('Add to Calendar') })).toBeVisible();
  });
  const title = bookedTitle[language];
  expectAmong(confirmed, [`polite: ${t('Booking your appointment…')}`, `heading, ${title}, level 1`]);
  await expect(page).toHaveTitle(new RegExp(`^${title} `));
  const booked = await read(page, 'main');
  expectAmong(booked, bookedStep(t, facts, title));
  return [...patient, ...refused, ...errors, ...sent, ...confirm, ...confirmed, ...booked];
}

for (const [nth, variant] of variants.entries())
  test(`[I2] [I5] [I6] [I7] [I8] [I9] [I10] in ${variant.language}, what a blind visitor hears from the times to the booked visit`, async ({
    page,
    request,
  }) => {
    const { language, prefix } = variant;
    const t = wordsOf(language);
    const [path = ''] = await bookablePaths(request, { search: neurologists, hasTimes: true, wanted: 1 });
    const times = await openTimes(page, `${prefix}${path}`);
    // Each language takes a time that no other test takes.
    const time = times.nth(-1 - nth);
    const name = (await page.locator('h1').textContent()) ?? '';
    const booking = { page, t, facts: await factsOf(time, name.replace(/ \(.*/, ''), language) };
    const box = await read(page, '#book');
    expectAmong(box, timesAround(t));
    // The doctor sees patients at more places than the chosen one.
    const others = await page.locator('#book [id$="-location"] option:not([value=""])').allTextContents();
    const wizard = await hearWizard(booking, time);
    const all = [...box, ...wizard, ...(await hearPages(booking, variant))];
    const { doctor, place } = booking.facts;
    const names = [doctor, ...place, ...others, ...plans, ...typed];
    if (language !== 'en') expect(englishPhrases(all, language, names)).toEqual([]);
  });
