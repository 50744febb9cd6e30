/**
 * Isolates telephone numbers in a text. Without the invisible marks a right-to-left text would reorder their groups.
 * @requirement M7
 */
export function isolatePhones(text: string): string {
  return text.replace(/\+?\d[\d-]{5,}\d/g, (number) => `\u2066${number}\u2069`);
}
