import { env } from '#config/server/env';
import { addressOf, sitePages } from '#cms/site-pages';

/** The address of a page in another language. */
export type Alternate = { readonly hreflang: string; readonly href: string };

/**
 * The languages in which a page has been written, with its address in each, and the address for everybody else. None
 * where there is one language only, and while nobody knows.
 * @requirement A15
 */
export async function alternatesOf(path: string): Promise<readonly Alternate[]> {
  const { LANGUAGES: languages, DEFAULT_LANGUAGE: defaultLanguage } = env();
  const lower = path.toLowerCase();
  const spoken = await Promise.all(
    languages.map(async (language) => {
      const pages = await sitePages(language);
      return pages?.some((page) => page.path === lower) ? [language] : [];
    }),
  );
  const found = spoken.flat();
  if (found.length < 2) return [];
  const alternates = found.map((language) => ({
    hreflang: language,
    href: addressOf({ path: lower, language }),
  }));
  const [everybody] = alternates.filter(({ hreflang }) => hreflang === defaultLanguage);
  return everybody ? [...alternates, { hreflang: 'x-default', href: everybody.href }] : alternates;
}
