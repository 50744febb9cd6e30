import type { Page } from '@playwright/test';

/** A patient that nobody is: each value is found wherever it leaks to. */
export const canary = {
  firstName: 'Quinella',
  lastName: 'Canaryfield',
  birthDate: '02-29-1980',
  phone: '312-555-0187',
  email: 'quinella.canary@example.org',
  street: '4711 Canary Street',
  zip: '60687',
  concerns: 'Canary cough at night',
  member: 'CANARY-M-77',
} as const;

/** Everything about the canary that may stand nowhere but in the clinic's own store. */
export const canaryMark = /quinella|canaryfield|canary|4711|555-?0187|1980-02-29|02-29-1980/i;

/** Fills the long form by its labels. */
export async function fillLong(page: Page, more: { readonly concerns?: string } = {}): Promise<void> {
  const form = page.locator('#request-form');
  await form.getByLabel('First name').fill(canary.firstName);
  await form.getByLabel('Last name').fill(canary.lastName);
  await form.getByLabel('Date of birth', { exact: true }).fill(canary.birthDate);
  await form.getByLabel('Legal sex').selectOption('Female');
  await form.getByLabel('Race').selectOption('Prefer not to answer');
  await form.getByLabel('Phone', { exact: true }).fill(canary.phone);
  await form.getByLabel('Email').fill(canary.email);
  await form.getByLabel('Street address', { exact: true }).fill(canary.street);
  await form.getByLabel('City').fill('Chicago');
  await form.getByLabel('State').selectOption('IL');
  await form.getByLabel('ZIP code').fill(canary.zip);
  await openInsurance(page);
  await form.getByLabel('Member ID').fill(canary.member);
  await form.getByLabel('What do you want to address?').fill(more.concerns ?? canary.concerns);
}

/** Opens what is asked of the insurance. */
export async function openInsurance(page: Page): Promise<void> {
  const part = page.locator('#request-form details');
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
}
