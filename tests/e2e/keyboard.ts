import type { Page } from '@playwright/test';

/** What has the focus: its tag and what a screen reader would call it, roughly. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : [];
    const name =
      element?.getAttribute('aria-label') ??
      (labels.map((label) => label.textContent).join(' ') || element?.textContent);
    return `${element?.tagName ?? ''} ${name ?? ''}`.replace(/\s+/g, ' ').trim();
  });
}

/** Goes forward by the Tab key alone until what has the focus fits. */
export async function tabTo(page: Page, pattern: RegExp, limit = 200): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    if (pattern.test(await focused(page))) return;
  }
  throw new Error(`the Tab key never came to ${String(pattern)}; it ended at ${await focused(page)}`);
}

/** Goes to a field and types into it; in a dropdown the typing chooses. */
export async function typeInto(page: Page, pattern: RegExp, text: string): Promise<void> {
  await tabTo(page, pattern);
  await page.keyboard.type(text);
}
