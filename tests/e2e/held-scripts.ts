import type { Page } from '@playwright/test';

/** Holds the framework's scripts back. @returns what lets them come, and which were asked for */
export async function holdScripts(page: Page) {
  const asked: string[] = [];
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    asked.push(route.request().url());
    await gate;
    await route.continue();
  });
  return { asked, open };
}
