import { expect, expectAccessible, giveSign, test } from './support';

const physician = (name: string) => `/find-a-physician/physician/${name}`;

test('[D5] a physician who leads trials has a tab with them; each leads to its page, which names them', async ({
  page,
}) => {
  await page.goto(physician('wanda-zapatero'));
  await page.getByRole('button', { name: 'Clinical Trials' }).click();
  await expect(page).toHaveURL(/#clinicalTrials$/);
  const trials = page.locator('#clinicalTrials-panel').getByRole('listitem');
  await expect(trials).toHaveCount(1);
  await expectAccessible(page);
  const title = String(await trials.first().textContent());
  await trials.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toContainText('Wanda Zapatero');
});

test('[D5] the trials are there without scripts and in each language; who leads none has no such tab', async ({
  request,
}) => {
  for (const prefix of ['', '/es-mx', '/ar']) {
    const html = await (await request.get(prefix + physician('wanda-zapatero'))).text();
    expect(html.includes('id="clinicalTrials-panel"')).toBe(true);
    const trial = `href="${prefix}/find-a-clinical-trial/food-plan-for-crohn-disease-in-children"`;
    expect(html.includes(trial)).toBe(true);
  }
  const other = await (await request.get(physician('rosalind-vandermeer'))).text();
  expect(other.includes('Accepted Insurance')).toBe(true);
  expect(other.includes('id="clinicalTrials"')).toBe(false);
});

test('[D8] biography, video with title and transcript, languages, interests, plans and own section stand on the page', async ({
  page,
}) => {
  await page.goto(physician('amara-okafor'));
  const about = page.locator('#About-panel');
  await expect(about.getByText('Dr. Okafor helps people with a weak heart')).toBeVisible();
  await expect(about.getByRole('link', { name: /^Play video ?: Meet Amara Okafor$/ })).toBeVisible();
  const transcript = about.getByText('My name is Amara Okafor.');
  await expect(transcript).toBeHidden();
  await about.getByText('Video Transcript').focus();
  await page.keyboard.press('Enter');
  await expect(transcript).toBeVisible();
  await expect(about.getByText('Languages Spoken')).toBeVisible();
  await expect(about.getByText('English', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Specialties & Areas of Expertise' }).click();
  const words = page.locator('#Specialities-panel').getByRole('listitem');
  // The interests that visitors may see, not all of them.
  await expect(words).toHaveText([
    'Cardiology',
    'Heart failure',
    /Women.s heart health/,
    'High blood pressure',
  ]);

  await page.getByRole('button', { name: 'Accepted Insurance' }).click();
  const insurance = page.locator('#acceptedInsurance-panel');
  await expect(insurance.getByText('Please call your plan to make sure')).toBeVisible();
  await expect(insurance.getByRole('listitem')).toHaveCount(5);

  await page.getByRole('button', { name: 'Before your first visit' }).click();
  await expect(page).toHaveURL(/#customContent1$/);
  await expect(page.locator('#customContent1-panel')).toContainText('Weigh yourself on three mornings');
  await expectAccessible(page);
});

test('[M5] the link to the insurance plans brings the beginning of their panel into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(physician('amara-okafor'));
  await page.getByRole('link', { name: 'Accepted insurance plans: 5' }).click();
  await expect(page.locator('#acceptedInsurance-panel > :first-child')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Accepted Insurance' })).toBeFocused();
  await page.goto(`${physician('amara-okafor')}#clinicalTrials`);
  await page.reload();
  await expect(page.locator('#clinicalTrials-panel > :first-child')).toBeInViewport();
});

/** The texts on the page that lie under an explanation. */
const underTip = (tip: Element) => {
  const own = tip.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(h1, a, button, li), header :is(a, button)')]
    .filter((other) => {
      const { left, right, top, bottom, width } = other.getBoundingClientRect();
      const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
      return width > 0 && !isApart;
    })
    .map(({ textContent }) => textContent);
};

test('[D2] the explanation of a badge shows on hover and focus, and covers nothing', async ({ page }) => {
  await page.goto(physician('amara-okafor'));
  const tip = page.getByRole('tooltip');
  const badge = page.getByRole('button', { description: 'On the faculty of Calder University Medicine' });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await badge.hover();
    await expect(tip).toBeVisible();
    await tip.hover();
    expect(await tip.evaluate(underTip)).toEqual([]);
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    await badge.focus();
    expect(await tip.evaluate(underTip)).toEqual([]);
    // A key that comes before the page's scripts is not heard.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(tip).toBeHidden({ timeout: 500 });
    }).toPass();
    await badge.blur();
  }
});

test('[D8] what a physician has not said is left out', async ({ page }) => {
  await page.goto(physician('rafael-nunez-halloran'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rafael Núñez-Halloran');
  await expect(page.getByText('Play video')).toHaveCount(0);
  await expect(page.locator('#customContent1')).toHaveCount(0);
});

test('[A12] [D9] above a doctor of the children’s hospital stand the pages of that hospital', async ({
  page,
}) => {
  for (const prefix of ['', '/ar']) {
    await page.goto(`${prefix}/comer/find-a-physician/physician/ulrike-pellegrino`);
    const way = page.locator('nav ol').first().getByRole('link');
    expect(await way.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      prefix || '/',
      `${prefix}/comer`,
      `${prefix}/comer/find-a-physician`,
    ]);
  }
});

for (const prefix of ['', '/es-mx', '/ar'])
  test(`[D13] on a phone the way back to the times comes once they are read past: ${prefix || '/'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(prefix + physician('amara-okafor'));
    const bar = page.locator('[data-book]');
    const box = page.locator('#book');
    await giveSign(page);
    await expect(bar).toBeHidden();
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await bar.getByRole('link').click();
    await expect(box).toBeInViewport();
    await expect(bar).toBeHidden();
  });
