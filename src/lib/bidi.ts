/**
 * Keeps telephone numbers in one piece inside text that runs from right to left, where their groups would change
 * places. The marks are invisible and harmless elsewhere.
 */
export function isolatePhones(text: string): string {
  return text.replace(/\+?\d[\d-]{5,}\d/g, (number) => `\u2066${number}\u2069`);
}
