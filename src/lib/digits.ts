/**
 * A text with 0–9 for the digits of other scripts: an Arabic keyboard types ٣, a Persian one ۳, a Japanese one ３.
 * @requirement K2
 */
export function latinDigits(text: string): string {
  // Each of these rows starts at a multiple of 16.
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
