import { phoneDigits } from './phone.ts';

/**
 * The address of a call: `tel:+17735550100`, with an extension `tel:+17735550100,5` (a pause, then the digits), abroad
 * `tel:+525512345678`; undefined when there is no number to call.
 * @requirement E1
 */
export function telHref(typed: string): string | undefined {
  const [number = '', ...extension] = typed.split(/\W*(?:ext|x|#)\W*(?=\d+$)/i);
  const digits = phoneDigits(number);
  if (!digits && !/^\W*\+\W*[2-9](\W*\d){6,14}$/.test(number)) return undefined;
  return [`tel:+${digits ? `1${digits}` : number.replace(/\D/g, '')}`, ...extension].join(',');
}
