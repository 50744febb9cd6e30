import { expect, test } from './support';

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** The focused control as text where not all of it is in sight, '' otherwise. */
function hiddenFocus(): string {
  const focused = document.activeElement;
  // After the last control the browser's own controls come first.
  if (!focused?.closest('dialog')) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].every((part) => {
    const seen = document.elementFromPoint(left + width / 2, top + height * part);
    const label = seen?.closest('label');
    return seen !== null && (focused.contains(seen) || label?.control === focused);
  });
  return isSeen ? '' : `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent} at ${top}`;
}

test('[B5] [M5] in the filter dialog of a phone every control that has the focus is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/find-a-physician?query=cardiology');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Show \d+ results/ })).toBeVisible();
  const controls = await dialog.locator('button, input, select, a[href]').count();
  expect(controls).toBeGreaterThan(8);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const key of size === sizes[0] ? ['Tab', 'Shift+Tab'] : ['Tab'])
      for (let press = 0; press < controls; press += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(hiddenFocus), `${size.width} px, ${key} ${press}`).toBe('');
      }
  }
});
