import { expect, expectAccessible, giveSign, test } from './support';
import { canary, canaryMark, fillLong } from './request-page';
import { tabTo, typeInto } from './keyboard';

const thanks =
  'We have received your request and will contact you within one to two business days. To speak to someone directly, please call 773-555-0100.';

test('[J1] [J2] [J4] [J8] [J9] [K1] by keyboard alone: from the header to Thank you', async ({ page }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  // The header leads to the ways to a visit: online first, and a request for whoever cannot.
  await tabTo(page, /^A Book a visit/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/schedule-an-appointment');
  await expect(page.getByRole('link', { name: 'As soon as possible' })).toHaveAttribute(
    'href',
    '/soonest-appointment',
  );
  await tabTo(page, /^A Request an appointment/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/request-an-appointment');
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expectAccessible(page);
  const answers: readonly (readonly [RegExp, string])[] = [
    [/^INPUT First name/, canary.firstName],
    [/^INPUT Last name/, canary.lastName],
    [/^INPUT Date of birth/, '02291980'],
    [/^SELECT Legal sex/, 'Fem'],
    [/^SELECT Race/, 'Pre'],
    [/^INPUT Phone/, '3125550187'],
    [/^INPUT Email/, 'quinella@'],
    [/^INPUT Street address/, canary.street],
    [/^INPUT City/, 'Chicago'],
    [/^SELECT State/, 'Illi'],
    [/^INPUT ZIP/, '60687'],
    [/^SELECT Specialty/, 'Cardiol'],
  ];
  for (const [field, answer] of answers) await typeInto(page, field, answer);
  await tabTo(page, /^SELECT Doctor/);
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Doctor (optional)')).not.toHaveValue('');
  const ofVisit: readonly (readonly [RegExp, string])[] = [
    [/^TEXTAREA What do you want/, canary.concerns],
    [/^SELECT Do you need an interpreter/, 'Span'],
    [/^INPUT What should we prepare/, 'A wheelchair'],
  ];
  for (const [field, answer] of ofVisit) await typeInto(page, field, answer);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('312-555-0187');
  await tabTo(page, /^BUTTON Send the request/);
  await keyboard.press('Enter');

  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, /^A Email: Please enter a correctly formatted email address/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('example.org');
  await tabTo(page, /^BUTTON Send the request/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByText(thanks)).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).not.toMatch(canaryMark);
});

for (const [path, question, width, height] of [
  ['/request-an-appointment', 'What do you want to address?', 1280, 900],
  ['/request-an-appointment', 'What do you want to address?', 360, 740],
  ['/comer/request-appointment', 'What do you want to address?', 1280, 900],
  ['/comer/request-appointment', 'What do you want to address?', 360, 740],
  ['/international/request-an-appointment', 'What do you need help with?', 1280, 900],
  ['/international/request-an-appointment', 'What do you need help with?', 360, 740],
] as const)
  test(`[J1] [J5] the first question of ${path} is in the first view, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(page.getByText(question, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  });

test('[J1] [J2] an address chooses specialty and location, and the lists narrow by it', async ({ page }) => {
  await page.goto('/request-an-appointment?location=calder+pilsen&speciality=Cardiology');
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expect(page.getByLabel('Specialty (optional)')).toHaveValue('Cardiology');
  await expect(page.getByLabel('Location (optional)')).toHaveValue('Calder Pilsen');
  const doctors = page.getByLabel('Doctor (optional)').getByRole('option');
  const few = await doctors.count();
  await page.getByLabel('Specialty (optional)').selectOption('');
  await expect.poll(() => doctors.count()).toBeGreaterThan(few);
});

test('[J2] the list of physicians is the same until something changes', async ({ request }) => {
  const first = await request.get('/api/requestApptData.json');
  const list = (await first.json()) as readonly Record<string, unknown>[];
  expect(Object.keys(list[0] ?? {})).toEqual([
    'physicianFullName',
    'physicianLastName',
    'specialties',
    'allLocations',
  ]);
  const { etag = '' } = first.headers();
  expect(etag).not.toBe('');
  expect(
    (await request.get('/api/requestApptData.json', { headers: { 'if-none-match': etag } })).status(),
  ).toBe(304);
});

test('[J1] [K4] the date of birth is typed, or chosen from a calendar', async ({ page }) => {
  await page.goto('/request-an-appointment');
  await page.getByLabel('Date of birth', { exact: true }).fill('04-27-1985');
  const birthDate = page.getByLabel('Date of birth', { exact: true });
  await birthDate.locator('xpath=following::button[1]').click();
  await page.getByRole('gridcell', { name: /April 12/ }).click();
  await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue('04-12-1985');
});

test('[J5] [J6] from abroad: any telephone number, no ZIP code, the author’s thanks in view', async ({
  page,
}) => {
  await page.goto('/international/request');
  await expect(page).toHaveURL('/international/request-an-appointment');
  const form = page.locator('#international-request-form');
  await expect(form.getByLabel('ZIP code')).toHaveCount(0);
  await form.getByLabel('What do you need help with?').selectOption('Cancer|Second opinion');
  await expect(form.getByLabel('What do you need help with?')).toContainText('Cancer: Second opinion');
  await form.getByLabel('First name').fill(canary.firstName);
  await form.getByLabel('Last name').fill(canary.lastName);
  await form.getByLabel('Date of birth', { exact: true }).fill(canary.birthDate);
  await form.getByLabel('Legal sex').selectOption('Female');
  await form.getByRole('radio', { name: 'Home' }).check();
  await form.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0018');
  await form.getByLabel('Email').fill(canary.email);
  await form.getByLabel('Country').fill('Wales');
  await form.getByLabel('Reason for appointment').fill('A second opinion');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport();
  await expect(page).toHaveTitle(/^Thank you – .+ - Calder University Medicine$/);
  await expect(
    page.getByText('A coordinator will write to you within one to two business days.'),
  ).toBeVisible();
});

test('[J3] [J5] [K7] a single specialty is shut, and a captcha stands before the button', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/heart-vascular/heart-failure');
  await giveSign(page);
  const form = page.locator('#short-request-form');
  await expect(form.getByLabel('Specialty')).toBeDisabled();
  await expect(form.getByLabel('Specialty')).toHaveValue('Cardiology');
  await form.getByLabel('First name').fill(canary.firstName);
  await form.getByLabel('Last name').fill(canary.lastName);
  await form.getByLabel('Date of birth', { exact: true }).fill(canary.birthDate);
  await form.getByLabel('Legal sex').selectOption('Female');
  await form.getByLabel('Phone', { exact: true }).fill(canary.phone);
  await form.getByLabel('Email').fill(canary.email);
  await form.getByLabel('ZIP code').fill(canary.zip);
  await form.getByLabel('Reason for appointment').fill('Swollen legs');
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('link', { name: '“Security check” needs an answer.' })).toBeVisible();
  await form.getByLabel('I am a person').check();
  await expect(form.getByText('Checked. Thank you.')).toBeVisible({ timeout: 60_000 });
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[J1] [J3] [K10] the form is sent, comes back with what is wrong and all that was typed, and is taken in', async ({
    page,
  }) => {
    await page.goto('/request-an-appointment');
    await fillLong(page);
    await page.getByLabel('Email', { exact: true }).fill('quinella@example');
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByLabel("Policy holder's full name").fill('Holder Canary');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(
      page.getByRole('link', { name: 'Email: Please enter a correctly formatted email address' }),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(canary.firstName);
    await expect(page.getByLabel('Legal sex')).toHaveValue('Female');
    await expect(page.getByLabel('What do you want to address?')).toHaveValue(canary.concerns);
    await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
    await expect(page.getByLabel("Policy holder's full name")).toHaveValue('Holder Canary');
    expect(page.url()).not.toMatch(canaryMark);
    await page.getByLabel('Email', { exact: true }).fill(canary.email);
    await page.getByRole('button', { name: 'Send the request' }).click();
    // The menu, which is open without scripts, stands above it.
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(page.url()).not.toMatch(canaryMark);
  });

  test('[J1] [K10] in Spanish too, at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/es-mx/find-care/second-opinion');
    await page.getByLabel('¿De qué se trata?').selectOption('Cáncer|Diagnóstico');
    await page.getByLabel('Nombre', { exact: true }).fill(canary.firstName);
    await page.getByLabel('Apellido').fill(canary.lastName);
    await page.getByLabel('Fecha de nacimiento').fill('02-30-1980');
    await page.getByLabel('Sexo').selectOption('Female');
    await page.getByLabel('Teléfono', { exact: true }).fill(canary.phone);
    await page.getByRole('main').getByLabel('Correo electrónico').fill(canary.email);
    await page.getByLabel('Código postal').fill(canary.zip);
    await page.getByLabel('Motivo de la cita').fill(canary.concerns);
    await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
    await expect(
      page.getByRole('link', { name: /Ese día no existe en ese año\. Escriba la fecha como mes, día y año/ }),
    ).toBeVisible();
    await page.getByLabel('Fecha de nacimiento').fill(canary.birthDate);
    await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
    await expect(page.getByRole('heading', { name: 'Gracias' })).toBeVisible();
    expect(page.url()).not.toMatch(canaryMark);
  });

  test('[K10] a form with a captcha says that it needs scripts', async ({ page }) => {
    await page.goto('/heart-vascular/heart-failure');
    await expect(page.getByText('The security check of this form needs JavaScript')).toBeVisible();
    await expect(page.getByLabel('I am a person')).toBeHidden();
  });
});

for (const [language, path, button] of [
  ['Spanish', '/es-mx/request-an-appointment', 'Enviar la solicitud'],
  ['Arabic', '/ar/request-an-appointment', 'أرسل الطلب'],
  ['Spanish', '/es-mx/international/request-an-appointment', 'Enviar la solicitud'],
] as const) {
  test(`[J1] [J5] ${path} at 320 px, in ${language}: it fits, and says what is wrong in its language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    const summary = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    await expect(summary).toBeFocused();
    await expect(summary).not.toContainText('Is Required');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
}

test('[J8] [K5] a long list of what is wrong is read from its beginning, on a small screen too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/request-an-appointment');
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  const title = page.getByRole('heading', { name: 'There is a problem' });
  const isInSight = () =>
    title.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top, bottom].every((y) =>
        element.contains(document.elementFromPoint(left + 1, y + (y === top ? 1 : -1))),
      );
    });
  await expect.poll(isInSight).toBe(true);
});

test('[J8] [K10] what is typed before the scripts are there stays, and is sent', async ({ page }) => {
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/request-an-appointment', { waitUntil: 'commit' });
  await fillLong(page);
  await page.getByRole('radio', { name: 'My child' }).check();
  await page.getByLabel('Your own name').fill('Quill Canaryfield');
  await page.getByLabel('Phone', { exact: true }).fill('3125550187');
  await page.getByLabel('Date of birth', { exact: true }).fill('02291980');
  open();
  await expect(page.getByLabel('Doctor (optional)')).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue(canary.firstName);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('312-555-0187');
  await expect(page.getByLabel('Your child’s date of birth')).toHaveValue(canary.birthDate);
  await expect(page.getByRole('radio', { name: 'My child' })).toBeChecked();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});
