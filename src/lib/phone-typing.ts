import { latinDigits } from './digits.ts';
import { formatPhone, phoneDigits } from './phone.ts';

/** Telephone numbers while somebody types them. Apart from those that are shown, because most pages have no such field. */

/** Whether a number was typed as one of another country: with its code, or with the zero before it. @requirement K2 */
export function isForeignPhone(typed: string): boolean {
  return phoneDigits(typed) === undefined && /^[\s(]*(\+\s*[02-9]|0)/.test(latinDigits(typed));
}

/**
 * Whether a text is a telephone number of any country: seven to fifteen digits (E.164), with the signs that people put
 * between them, and an extension.
 * @requirement J5
 */
export function isPhoneAnywhere(typed: string): boolean {
  const text = latinDigits(typed).trim();
  const [, number = ''] = /^([+\d\s()./-]+)((ext\.?|x|#) ?\d{1,6})?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').replace(/^(00|011)/, '');
  return digits.length >= 7 && digits.length <= 15;
}

/**
 * Writes a number as far as it was typed: digits only, ten at most, with dashes 3-3-4 and without the country's 1. What
 * is the number of another country, or too long for one of this, stays: a part of it would be somebody else's.
 * @requirement K2
 */
export function typedPhone(typed: string): string {
  const text = latinDigits(typed);
  if (/^[\s(]*[+0]/.test(text)) return formatPhone(text);
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  // A key too many after a whole number.
  const isWhole = /^\d{3}-\d{3}-\d{4}/.test(text);
  if (digits.length > 10 && !isWhole) return text;
  return digits
    .slice(0, 10)
    .replace(/^(...)(?=.)/, '$1-')
    .replace(/^(.{7})(?=.)/, '$1-');
}

/** Where the caret stands in a written number when so many digits are before it. @requirement K2 */
export function caretAfter(written: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < written.length; index += 1) {
    if (seen === digits) return index;
    if (written[index] !== '-') seen += 1;
  }
  return written.length;
}
