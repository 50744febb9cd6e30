import { expect, expectAccessible, test } from './support';

test('[G9] [A3] [A11] a sub-site has its own head and foot, and a section its pages beside the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es-mx/cancer/your-first-visit');
  await expect(page.getByRole('banner').getByText('Centro de Cáncer Calder')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Una enfermera responde a toda hora')).toBeVisible();
  const section = page.getByRole('navigation', { name: 'En esta sección' });
  const other = section.getByRole('link', { name: 'Apoyo', exact: false }).first();
  await expect(other).toBeHidden();
  await section.getByRole('button', { name: 'En esta sección' }).click();
  await expect(other).toBeVisible();
  await expect(section.locator('[aria-current="page"]')).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(section.getByRole('button')).toBeHidden();
  const [beside, text] = await Promise.all([
    section.boundingBox(),
    page.getByRole('main').locator('.lead').first().boundingBox(),
  ]);
  expect(Number(beside?.x) + Number(beside?.width)).toBeLessThanOrEqual(Number(text?.x));
  await section.getByRole('link', { name: 'Saltar al contenido principal' }).press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav') === null)).toBe(true);
});

test('[M3] [M4] [G10] [G11] what comes over a page: announcement, alert, helper', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const path = '/patients-visitors/visiting-hours';
  const html = await (await request.get(path)).text();
  expect(html).not.toContain('<dialog');
  expect(html).toContain('Clean hands save lives</h2>');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  const announcement = page.getByRole('dialog', { name: 'Cough and flu season' });
  await expect(announcement).toBeVisible();
  await expectAccessible(page);
  await announcement.getByRole('button', { name: 'I understand' }).click();
  await expect(announcement).toBeHidden();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'modal_respiratory-season')?.value).toBe('1');

  await context.addCookies([{ name: '__enableChatBot', value: 'true', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Flu shots are ready');
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();

  await page.getByRole('button', { name: 'Need help?' }).click();
  const helper = page.getByRole('dialog', { name: 'How can we help?' });
  await helper.getByRole('button', { name: 'Where do I park?' }).click();
  await expect(helper.getByRole('log')).toContainText('See addresses and prices');
  await expectAccessible(page);
});
