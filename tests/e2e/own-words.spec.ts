import { expect, test } from './support';

const pages = [
  '/es-mx/newsletter',
  '/es-mx/book-online',
  '/es-mx/soonest-appointment',
  '/es-mx/request-an-appointment',
  '/es-mx/search',
  '/es-mx/forefront',
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('[K1] [K8] an empty field is told in the words of the page, never in those of the browser', async ({
      page,
    }) => {
      for (const path of pages) {
        await page.goto(path);
        // What the browser would stop, and say so in its own language.
        await expect(page.locator('form:not([novalidate]):has(:invalid)')).toHaveCount(0);
      }
      await page.goto('/es-mx/newsletter');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Suscribirse' }).click();
      await expect(main.getByRole('alert')).toHaveText('Error: Escriba un correo como nombre@example.org.');
      await page.goto('/es-mx/soonest-appointment');
      await main.getByRole('button', { name: 'Mostrar las horas más próximas' }).click();
      await expect(main.locator('[aria-invalid=true]')).toHaveAttribute('name', 'for');
    });
  });
