import { expect, expectAccessible, test } from './support';

test('[B19] a search by a lay term says which specialty it belongs to, on the server and in the browser alike', async ({
  page,
}) => {
  const line = page.getByText('Showing results for Orthopaedic Surgery, the specialty for “knee pain”.');
  await page.goto('/find-a-physician?query=knee+pain');
  await expect(line).toBeVisible();
  await expectAccessible(page);

  await page.goto('/find-a-physician?query=orthopaedic+surgery');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Showing results for')).toHaveCount(0);
  const field = page.getByRole('main').locator('input[name=query]');
  await field.fill('knee pain');
  await field.press('Enter');
  await expect(line).toBeVisible();
  await field.fill('');
  await field.press('Enter');
  await expect(line).toHaveCount(0);
});

test('[B19] it says so in the language of the page, and without scripts', async ({ request }) => {
  const says = async (address: string, words: string) => {
    const html = (await (await request.get(address)).text()).replaceAll('<!-- -->', '');
    return html.includes(words);
  };
  const spanish = `/es-mx/find-a-physician?query=${encodeURIComponent('doctor de los huesos')}`;
  const inSpanish =
    'Mostramos resultados de Cirugía ortopédica, la especialidad para “doctor de los huesos”.';
  expect(await says(spanish, inSpanish)).toBe(true);
  const arabic = `/ar/find-a-physician?query=${encodeURIComponent('طبيب العظام')}`;
  expect(await says(arabic, 'نعرض نتائج جراحة العظام')).toBe(true);
  // What is left of a sentence after its filters are read is explained too.
  const sentence = '/find-a-physician?query=spanish+speaking+heart+doctor';
  expect(await says(sentence, 'Showing results for Cardiology, the specialty for “heart doctor”.')).toBe(
    true,
  );
});

test('[B19] a condition that was found by another name says that name', async ({ page }) => {
  await page.goto('/conditions-services?query=heartburn');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Acid reflux' }).first();
  await expect(card.getByText('Also called: heartburn')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/conditions-services?query=acid+reflux');
  await expect(page.getByText('Also called')).toHaveCount(0);
});
