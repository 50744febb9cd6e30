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
 * Puts the dashes into a number while it is typed, where digits alone stand.
 * @param before - the text before this key, so that a deleted dash is not put back
 */
export function dashPhone(typed: string, before = ''): string {
  if (typed.length < before.length || !/^[\d-]*$/.test(typed)) return typed;
  if (/^\d{3}$/.test(typed) || /^\d{3}-\d{3}$/.test(typed)) return `${typed}-`;
  if (/^\d{4,10}$/.test(typed))
    return [typed.slice(0, 3), typed.slice(3, 6), typed.slice(6)].filter(Boolean).join('-');
  return typed;
}

/** The address of a call: `tel:+17735550100`; undefined when there is no number to call. */
export function telHref(typed: string): string | undefined {
  const digits = phoneDigits(typed);
  return digits ? `tel:+1${digits}` : undefined;
}
