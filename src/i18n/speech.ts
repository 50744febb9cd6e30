import { directionOf } from '@/i18n/languages';

type Languages = { readonly language: string; readonly defaultLanguage: string };

/** Letters of Hebrew, Arabic and the scripts between them. */
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Attributes for a text that the CMS gave in the site's own language for want of the page's: screen readers then read
 * it in its language, and its full stops stand at its end. The CMS does not say which texts these are; on a page that
 * is written from right to left the script tells.
 * @param text - plain or markup
 * @requirement A8
 */
export function speechOf(
  text: string,
  { language, defaultLanguage }: Languages,
): { readonly lang?: string; readonly dir?: 'ltr' } {
  if (directionOf(language) === 'ltr' || directionOf(defaultLanguage) === 'rtl') return {};
  const words = text.replaceAll(/<[^>]*>/g, '');
  if (rightToLeftLetter.test(words) || !/\p{L}/u.test(words)) return {};
  return { lang: defaultLanguage, dir: 'ltr' };
}
