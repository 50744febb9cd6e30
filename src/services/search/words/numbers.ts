import { latinDigits } from '@/lib/digits';

const labels = String.raw`(?:npi|phone|telephone|tel|call|number|no|tel[eé]fono|llamar|n[uú]mero|هاتف|رقم|الهاتف)`;
/** Ten digits of a telephone or an NPI number, with what people write between and before them. */
const wholeNumber = new RegExp(
  String.raw`^(?:${labels}[\s.:#]*)*\+?(?:1[\s.-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})$`,
  'iu',
);
const withoutArea = new RegExp(String.raw`^(?:${labels}[\s.:#]*)*(\d{3})[\s.-]+(\d{4})$`, 'iu');

/**
 * A query that is nothing but a telephone or NPI number, as the index has it: its digits. Any other query as it is.
 * @requirement B24
 */
export function withPlainNumber(query: string): string {
  const typed = latinDigits(query.trim());
  const match = wholeNumber.exec(typed) ?? withoutArea.exec(typed);
  return match ? match.slice(1).join('') : query;
}

/** Whether a query is a telephone or NPI number. @requirement B24 */
export function isNumber(query: string): boolean {
  return /^(?:\d{7}|\d{10})$/.test(withPlainNumber(query));
}
