import { latinDigits } from './digits.ts';

/** Telephone numbers. American ones have ten digits and are shown as `ddd-ddd-dddd`; others stay as they were typed. */

/**
 * The ten digits of a typed number, without punctuation and the country's 1; undefined when there are not ten.
 * @requirement I9
 * @decision Q43
 */
export function phoneDigits(typed: string): string | undefined {
  const text = latinDigits(typed);
  if (/[a-z]|^\D*\+\D*[02-9]/i.test(text)) return undefined;
  return /^1?([1-9]\d{9})$/.exec(text.replace(/\D/g, ''))?.[1];
}

/** A number as people read it, `773-555-0100`; what is no number comes back as it is. @requirement K2 */
export function formatPhone(typed: string): string {
  return phoneDigits(typed)?.replace(/(...)(...)/, '$1-$2-') ?? typed;
}
