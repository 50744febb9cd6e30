/** American telephone numbers: ten digits, shown as `ddd-ddd-dddd`. */

/**
 * The ten digits of a typed number, without punctuation and the country's 1; undefined when there are not ten.
 * @requirement I9
 * @decision Q43
 */
export function phoneDigits(typed: string): string | undefined {
  if (/[^\d\s().+-]/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : undefined;
}

/** A number as people read it, `773-555-0100`; what is no number comes back as it is. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return digits ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : typed;
}

/**
 * Writes a number as far as it was typed: digits only, ten at most, with dashes 3-3-4 and without the country's 1.
 * @requirement K2
 */
export function typedPhone(typed: string): string {
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Where the caret stands in a written number when so many digits are before it. */
export function caretAfter(written: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < written.length; index += 1) {
    if (seen === digits) return index;
    if (written[index] !== '-') seen += 1;
  }
  return written.length;
}

/** The address of a call: `tel:+17735550100`; undefined when there is no number to call. */
export function telHref(typed: string): string | undefined {
  const digits = phoneDigits(typed);
  return digits ? `tel:+1${digits}` : undefined;
}
