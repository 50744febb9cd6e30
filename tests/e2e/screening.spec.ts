import { expect, expectAccessible, giveSign, test } from './support';

test.describe('the questions before a booking', () => {
  test('[I1] an adult is led to doctors of the narrower field who book online, and nothing about them is in the address', async ({
    page,
  }) => {
    await page.goto('/book-online');
    const go = page.getByRole('button', { name: 'See doctors and times' });
    await giveSign(page);
    await expect(go).toBeDisabled();
    await expect(page.getByLabel('Area of expertise')).toHaveCount(0);
    await page.getByLabel('Specialty').selectOption('Family Medicine');
    await expect(page.getByLabel('Area of expertise')).toHaveCount(0);
    await page.getByLabel('Specialty').selectOption('Cardiology');
    await page.getByLabel('Area of expertise').selectOption('Heart failure');
    await page.getByLabel("Patient's date of birth").pressSequentially('04271985');
    await page.getByLabel('Contact phone').pressSequentially('312555014');
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(go).toBeDisabled();
    await page.getByLabel('Contact phone').press('End');
    await page.getByLabel('Contact phone').pressSequentially('2');
    await expectAccessible(page);
    await go.click();
    await expect(page).toHaveURL(/\/find-a-physician\?/);
    const { search } = new URL(page.url());
    expect(new URLSearchParams(search).getAll('filter')).toEqual([
      'c_visible_specialties_sm:"Cardiology"',
      'c_specialty_details_sm:"Heart failure"',
      'c_provider_has_online_scheduling_b:"true"',
    ]);
    expect(new URLSearchParams(search).get('sort')).toBe('c_next_available_tdt asc');
    expect(search).not.toMatch(/1985|312/);
    // The visitor asked for times: they come without a gesture.
    await expect(page.getByRole('list', { name: /^Next times with/ }).first()).toBeVisible();
    const kept: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem('oas'))) ?? '');
    expect(kept).toEqual({
      birthDate: '04-27-1985',
      phoneNumber: '312-555-0142',
      providerSubspecialty: 'Heart failure',
      isWorkersComp: false,
      isAdultPatient: true,
    });
  });

  test('[B30] [I1] whoever may be in danger reads whom to call beside the specialty that was found', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/book-online');
    await page.getByText('I am not sure which specialty').click();
    await page.getByLabel('What is the visit about, in your own words?').fill('chest pain');
    await page.getByRole('button', { name: 'Find the specialty' }).click();
    await expect(page.getByLabel('Specialty', { exact: true })).toHaveValue('Cardiology');
    const help = page.getByRole('complementary', { name: 'Get help now' });
    await expect(help).toHaveCount(1);
    await expect(help.getByRole('link', { name: 'Call 911' })).toBeInViewport();
    await expectAccessible(page);
  });

  test('[I1] [I6] a workers’ compensation case is led to the request form', async ({ page }) => {
    await page.goto('/book-online');
    await page.getByRole('radio', { name: 'Yes' }).check();
    const modal = page.getByRole('dialog', { name: /Workers/ });
    await expect(modal).toBeVisible();
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    // Arrow keys only choose: the button then says why such a visit is not booked here.
    await page.getByRole('radio', { name: 'No' }).press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'See doctors and times' }).press('Enter');
    await modal.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Contact phone').fill('3125550142');
    await page.getByLabel('Specialty', { exact: true }).selectOption('Physical Medicine and Rehabilitation');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await modal.getByRole('link').last().click();
    await expect(page).toHaveURL(
      /\/request-an-appointment\?speciality=Physical%20Medicine%20and%20Rehabilitation$/,
    );
    // What was answered is not asked again.
    await expect(page.getByLabel(/^Specialty/)).toHaveValue('Physical Medicine and Rehabilitation');
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('312-555-0142');
    await expect(page.getByRole('checkbox', { name: /injury at work/ })).toBeChecked();
    const kept: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem('oas'))) ?? '');
    expect(kept).toMatchObject({ isWorkersComp: true });
  });

  test('[I1] [B11] a child is led to doctors for children, in Spanish on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/es-MX/book-online');
    await page.getByLabel('Especialidad').selectOption({ label: 'Cardiología pediátrica' });
    const expertise = page.getByLabel('Área de experiencia');
    await expertise.selectOption({ index: 1 });
    const tenYearsAgo = new Date().getFullYear() - 10;
    await page.getByLabel('Fecha de nacimiento del paciente').pressSequentially(`0101${tenYearsAgo}`);
    await page.getByLabel('Teléfono de contacto').pressSequentially('3125550142');
    await page.getByRole('radio', { name: 'No' }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Ver médicos y horas' }).click();
    await expect(page).toHaveURL(/Cardiolog%C3%ADa\+pedi%C3%A1trica/);
    expect(new URL(page.url()).searchParams.getAll('filter')).toContain('c_patient_ages_sm:"Pediatric"');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('[I1] [B19] words of a problem choose the specialty, and any part of it leads to its doctors', async ({
    page,
  }) => {
    await page.goto('/book-online');
    await page.getByText('I am not sure which specialty').click();
    const words = page.getByLabel('What is the visit about, in your own words?');
    await words.fill('stomach ache');
    await words.press('Enter');
    const specialty = page.getByLabel('Specialty', { exact: true });
    await expect(specialty).toHaveValue('Gastroenterology');
    await expect(specialty).toBeFocused();
    await expect(page.getByText(/^We chose Gastroenterology for “stomach ache”/)).toBeVisible();
    expect(page.url()).not.toContain('stomach');
    await expectAccessible(page);
    const part = page.getByLabel('Area of expertise');
    if ((await part.count()) > 0) await expect(part).toHaveValue('any');
    await page.getByLabel("Patient's date of birth").pressSequentially('04271985');
    await page.getByLabel('Contact phone').pressSequentially('3125550142');
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'See doctors and times' }).click();
    await expect(page).toHaveURL(/\/find-a-physician\?/);
    expect(new URL(page.url()).searchParams.getAll('filter')).toEqual([
      'c_visible_specialties_sm:"Gastroenterology"',
      'c_provider_has_online_scheduling_b:"true"',
    ]);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('[I1] [J8] the questions wait for their scripts, and keep what was answered before', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/_next/') && pathname.endsWith('.js')) asked.push(pathname);
    });
    let open = () => undefined as void;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/book-online');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByLabel('Specialty', { exact: true }).selectOption('Cardiology');
    await page.getByLabel("Patient's date of birth").fill('04271985');
    await page.getByRole('radio', { name: 'No' }).check();
    open();
    await expect(page.getByRole('button', { name: 'See doctors and times' })).toBeDisabled();
    await expect(page.locator('#screening-why')).toHaveText(
      'Still to answer: Area of expertise · Contact phone',
    );
    await expect(page.getByLabel("Patient's date of birth")).toHaveValue('04-27-1985');
  });

  test('[I1] a date in the future is said to be wrong, in words tied to its field', async ({ page }) => {
    await page.goto('/book-online');
    const birth = page.getByLabel("Patient's date of birth");
    await birth.fill('01-01-2999');
    await birth.blur();
    await expect(birth).toHaveAccessibleDescription(/not in the future/);
    await expect(birth).toHaveAttribute('aria-invalid', 'true');
  });
});
