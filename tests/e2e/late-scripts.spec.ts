import { holdScripts } from './held-scripts';
import { expect, test } from './support';

/** The page's scripts that the browser asked for. */
const scriptsOf = (addresses: readonly string[]) => addresses.filter((address) => address.endsWith('.js'));
/** The style files that the browser asked for. */
const stylesOf = (addresses: readonly string[]) => addresses.filter((address) => address.endsWith('.css'));

for (const [name, path, button] of [
  ['condition', '/conditions-services/asthma', 'Menu'],
  ['Arabic home page', '/ar', 'القائمة'],
  ['search', '/find-a-physician?query=cardiology', 'Menu'],
  ['request form', '/request-an-appointment', 'Menu'],
] as const) {
  test(`[M1] [M2] [O8] a ${name} is read without scripts and style files; scripts come with the first press, which is not lost`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scriptsOf(asked)).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    expect(asked.filter((address) => address.startsWith('/_next/data/'))).toEqual([]);
    const menu = page.getByRole('button', { name: button, exact: true });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(scriptsOf(asked).length).toBeGreaterThan(3);
    // The framework finds the styles in the document and fetches none of them again.
    expect(stylesOf(asked)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
}

test('[M1] [P3] where the page’s data does not come, links work and the next press asks again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/_next/data/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/conditions-services/asthma');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const lost = page.waitForResponse(/_next\/data/);
  await menu.click();
  await lost;
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/_next/data/**');
  await expect(async () => {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
});

test('[B17] [B28] the next times of doctors come with the first sign of the visitor, and the cards stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/find-a-physician?query=cardiology', { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  const ahead = cards.getByRole('link', { name: /^See open times with / });
  const known = await ahead.count();
  expect(known).toBeGreaterThan(0);
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
  const before = await heights();
  await page.keyboard.press('Tab');
  const lists = page.getByRole('list', { name: /^Next times with / });
  await expect(lists).not.toHaveCount(0);
  expect(await heights()).toEqual(before);
  // Times or the link to them, never both.
  expect((await lists.count()) + (await ahead.count())).toBe(known);
  await expect(lists.first().getByRole('link').first()).toHaveText(/^\w+, \w+ \d+ \d+:\d\d [AP]M$/);
});

test('[K7] [K6] [O8] what is typed and ticked in an authored form before the scripts are there stays, and counts', async ({
  page,
}) => {
  const { open } = await holdScripts(page);
  await page.goto('/about/contact');
  const message = page.getByLabel('Your message');
  await message.fill('The porter made me laugh.');
  const person = page.getByLabel('I am a person');
  await person.check();
  open();
  await expect(page.getByText('Checked. Thank you.')).toBeVisible();
  await expect(person).toBeChecked();
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expect(message).toHaveValue('The porter made me laugh.');
  await expect(page.getByRole('main').getByRole('link', { name: /Security check/ })).toHaveCount(0);
});

test('[I19] [O8] what is typed for the soonest times before the scripts are there is read when they come', async ({
  page,
}) => {
  const { open } = await holdScripts(page);
  await page.goto('/soonest-appointment');
  const wanted = page.getByLabel('Specialty, or the reason for the visit');
  await wanted.fill('crushing chest pain');
  open();
  await expect(
    page
      .getByRole('main')
      .getByText(/call 911/i)
      .first(),
  ).toBeVisible();
  await expect(wanted).toHaveValue('crushing chest pain');
});

test('[M6] [B32] a tab pressed before the scripts are there opens at once, and what is typed there stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { open } = await holdScripts(page);
  await page.goto('/');
  const places = page.getByRole('tab', { name: 'Find a Location' });
  const panel = page.getByRole('tabpanel', { name: 'Find a Location' });
  await places.click();
  await expect(places).toHaveAttribute('aria-selected', 'true');
  const field = panel.locator('input[name="query"]');
  await field.pressSequentially('urg');
  await expect(page.getByRole('tabpanel', { name: 'Find a Doctor' })).toBeHidden();
  open();
  await expect(panel.getByRole('combobox')).toBeFocused();
  await field.pressSequentially('ent care');
  await expect(field).toHaveValue('urgent care');
  await expect(places).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Find a Doctor' }).click();
  await expect(panel).toBeHidden();
});
