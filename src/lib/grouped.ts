import { numberFormat } from './formats';

/**
 * A number as the page's language groups its digits: "1,148". The digits are those of the dates and telephone numbers beside it.
 * @param language - BCP 47 tag
 * @requirement A8
 */
export function grouped(value: number, language: string): string {
  return numberFormat(language).format(value);
}
