import { fieldOf, textOf } from '@/cms/fields/readers';
import { componentsIn } from '@/cms/layout-data';
import { directionOf } from '@/i18n/languages';
import { phrasesOf, type PhraseNamespace } from '@/i18n/phrases';
import { translator, type Translate } from '@/i18n/use-phrases';
import { fetchPage } from '#cms/fetch-page';
import { productNameIn } from '#cms/product-name';
import { env } from '#config/server/env';

/** What a document without scripts is written with: the words of a page, its direction, and the number to call. */
export type PageWords = {
  readonly t: Translate;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Of the site, as it ends the titles of its pages. */
  readonly productName: string;
  /** That the page's block names; '' where it names none. */
  readonly phone: string;
  /** Of the page, with its language. */
  readonly formPath: string;
};

type Source = {
  /** Without language. */
  readonly path: string;
  readonly block: string;
  readonly phrases: readonly PhraseNamespace[];
};

/**
 * The words of a page in a language; in the site's first one for a language that it does not speak.
 * @requirement I16 I17
 */
export async function documentWords({ path, block, phrases }: Source, wanted: string): Promise<PageWords> {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages } = env();
  const language = languages.find((name) => name === wanted) ?? defaultLanguage;
  const { dictionary, layout } = await fetchPage(path, language);
  const found = [...componentsIn(layout.route?.placeholders)].find(
    ({ componentName }) => componentName === block,
  );
  return {
    t: translator(phrasesOf(phrases, dictionary)),
    language,
    direction: directionOf(language),
    productName: productNameIn(dictionary),
    phone: textOf(fieldOf(found?.fields, 'waitlistPhone')),
    formPath: language === defaultLanguage ? path : `/${language.toLowerCase()}${path}`,
  };
}
