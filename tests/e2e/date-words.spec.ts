import { expect, expectAccessible, test } from './support';

for (const [language, prefix, open, months, days] of [
  ['Spanish', '/es-mx', 'Elegir en un calendario', ['enero', 'febrero'], ['domingo', 'lunes']],
  ['Arabic', '/ar', 'اختر من التقويم', ['يناير', 'فبراير'], ['السبت', 'الأحد']],
] as const)
  test(`[K4] the calendar speaks ${language}, begins its week where ${language} does, and goes where its arrows point`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/request-an-appointment`);
    const birth = page.locator('input[name=birthDate]');
    await birth.fill('1980-02-28');
    await expect(birth).toHaveValue('02-28-1980');
    const ofBirth = page.locator('div:has(> input[name=birthDate])');
    await ofBirth.getByRole('button', { name: open }).press('Enter');
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('gridcell').first()).toBeVisible();
    await expect(page.locator(':focus')).toHaveAccessibleName(/28.*1980/);
    expect(
      (await calendar.locator('select').first().locator('option').allTextContents()).slice(0, 2),
    ).toEqual(months);
    const heads = await calendar.getByRole('columnheader').locator('span:first-child').allTextContents();
    expect(heads.slice(0, 2)).toEqual(days);
    const chosen = calendar.getByRole('gridcell', { selected: true });
    await expect(chosen).toHaveText('28');
    await expect(chosen).toHaveAccessibleName(/28.*1980/);
    for (const cell of await calendar.getByRole('gridcell').all()) {
      const name = (await cell.getAttribute('aria-label')) ?? '';
      expect(name.match(/\d+/g)).toContain(await cell.textContent());
    }
    await expectAccessible(page);
    const before = await chosen.boundingBox();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(':focus')).toHaveText(language === 'Arabic' ? '29' : '27');
    const after = await page.locator(':focus').boundingBox();
    // The neighbour on the arrow's side, in the same row.
    expect(after?.y).toBe(before?.y);
    expect(after?.x).toBeLessThan(before?.x ?? 0);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
  });

test('[K4] a calendar opens on the first day that can be chosen, and a day is chosen with one key', async ({
  page,
}) => {
  await page.goto('/international/request-an-appointment');
  const dates = page.getByRole('button', { name: 'Choose from a calendar' });
  const last = page.locator('input[type=text][inputmode=numeric]').last();
  await expect(last).toHaveValue('');
  await dates.last().press('Enter');
  const day = page.getByRole('dialog').locator(':focus');
  await expect(day).toHaveRole('gridcell');
  await expect(day).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(last).toHaveValue(/^\d\d-\d\d-\d{4}$/);
});
