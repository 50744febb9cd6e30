import { directionOf } from '@/i18n/languages';
import { textKey } from '@/lib/text-key';

export type Languages = {
  readonly language: string;
  readonly defaultLanguage: string;
  /** Keys (`textKey`) of the texts that nobody has translated into the page's language. */
  readonly untranslated?: readonly string[] | undefined;
};

/** Attributes of an element; none where its text is in the page's language. */
export type Speech = { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };

/** Letters of Hebrew, Arabic and the scripts between them. */
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Attributes for a text that is in the site's own language for want of the page's: screen readers then read it in its
 * language, and its full stops stand at its end. Which texts these are, their sources have told the server; on a page
 * that is written from right to left the script tells it of the others.
 * @param text - plain or markup
 * @requirement A8
 */
export function speechOf(text: string, { language, defaultLanguage, untranslated }: Languages): Speech {
  if (language === defaultLanguage) return {};
  const direction = directionOf(defaultLanguage);
  const isTurned = directionOf(language) !== direction;
  if (!untranslated?.includes(textKey(text)) && !(isTurned && direction === 'ltr' && isLeftToRight(text)))
    return {};
  return isTurned ? { lang: defaultLanguage, dir: direction } : { lang: defaultLanguage };
}

/**
 * Whether a page is in the site's own language for want of the page's: its title, a text of it, or what the search said
 * of its address.
 * @param parts - texts of that page, and its address
 * @requirement A8
 */
export function isForeign(parts: readonly string[], page: Languages): boolean {
  if (page.language === page.defaultLanguage) return false;
  return parts.some((part) =>
    part.startsWith('/')
      ? page.untranslated?.includes(pageKey(part, page.language)) === true
      : part !== '' && page.untranslated?.includes(textKey(part)) === true,
  );
}

/**
 * The key of a page among those of texts, by its address with or without the language's prefix. It is no key of a text:
 * addresses are the same in all languages.
 * @requirement A8
 */
export function pageKey(path: string, language: string): string {
  const prefix = `/${language.toLowerCase()}/`;
  return `/${textKey(path.toLowerCase().startsWith(prefix) ? path.slice(prefix.length) : path)}`;
}

function isLeftToRight(text: string): boolean {
  const words = text.replaceAll(/<[^>]*>/g, '');
  return /\p{L}/u.test(words) && !rightToLeftLetter.test(words);
}
