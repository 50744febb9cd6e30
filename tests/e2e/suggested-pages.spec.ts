import { expect, expectAccessible, test } from './support';

test('[B29] before anything is typed, what people often search for; each is a link to its search', async ({
  page,
}) => {
  await page.goto('/find-a-physician');
  await page.getByRole('navigation', { name: 'People often search for' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/query=heart\+doctor/);
  await expect(page.getByRole('navigation', { name: 'People often search for' })).toHaveCount(0);
});

for (const language of ['', '/es-mx', '/ar'])
  test(`[B29] what people often search for finds something on every search page: ${language || '/en'}`, async ({
    page,
    request,
  }) => {
    let count = 0;
    for (const path of ['/search', '/find-a-physician', '/conditions-services', '/forefront/search']) {
      await page.goto(`${language}${path}`);
      const links = await page.locator('main nav a[href*="?query="]').all();
      for (const href of await Promise.all(links.map((link) => link.getAttribute('href')))) {
        const html = await (await request.get(String(href))).text();
        expect(/<main.*<article/s.test(html), String(href)).toBe(true);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(6);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[B29] an author’s page stands before the results of its words, with related searches after them', async ({
    page,
  }) => {
    await page.goto('/search?query=where+do+I+pay+my+bill');
    const suggested = page.getByRole('complementary', { name: 'Suggested pages' });
    await expect(suggested.getByRole('link', { name: 'Pay a bill, or get help with it' })).toHaveAttribute(
      'href',
      '/patients-visitors/billing',
    );
    await page
      .getByRole('navigation', { name: 'Related searches' })
      .getByRole('link', { name: 'financial help' })
      .click();
    await expect(page).toHaveURL(/query=financial\+help/);
  });

  test('[B29] an errand in another language of the site leads to its page, in the words of the page', async ({
    request,
  }) => {
    const suggested = async (address: string) => {
      const html = await (await request.get(address)).text();
      return /<aside[^>]*>(?:(?!<\/aside>).)*patients-visitors\/(\w+)/s.exec(html)?.[1];
    };
    expect(await suggested('/search?query=dónde+hay+estacionamiento')).toBe('parking');
    expect(await suggested('/search?query=where+do+i+park')).toBe('parking');
    expect(await suggested('/search?query=دفع+الفاتورة')).toBe('billing');
    expect(await suggested('/es-mx/search?query=parking')).toBe('parking');
    expect(await suggested('/ar/search?query=pagar+factura')).toBe('billing');
  });

  test('[B29] words inside of other words suggest nothing', async ({ page }) => {
    await page.goto('/search?query=billiards');
    // Whoever finds nothing is told of urgent care, below what to try next.
    await expect(page.getByRole('main').getByRole('link', { name: 'Urgent care today' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Suggested pages' })).toHaveCount(0);
  });
});

test('[B29] the name of a condition is explained where doctors are looked for, and leads to its page', async ({
  page,
}) => {
  await page.goto('/find-a-physician?query=asthma');
  const suggested = page.getByRole('complementary', { name: 'Suggested pages' });
  await expect(suggested).toContainText('Asthma:');
  await expectAccessible(page);
  await suggested.getByRole('link', { name: 'Read about Asthma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asthma' })).toBeVisible();
});

test('[B29] nobody is asked whether a search helped who did not agree to be counted', async ({ page }) => {
  await page.goto('/find-a-physician?query=asthma');
  await expect(page.getByRole('complementary', { name: 'Suggested pages' })).toBeVisible();
  await expect(page.getByText('Did you find what you were looking for?')).toHaveCount(0);
});
