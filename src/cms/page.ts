import { createContext, useContext } from 'react';
import type { ComponentFields } from '@/cms/layout-data';
import type { Analytics } from '@/domain/consent';
import type { Theme } from '@/domain/subsites';

/** A language of the site. */
export type SiteLanguage = {
  readonly name: string;
  readonly nativeName: string;
  readonly direction: 'ltr' | 'rtl';
};

/** What a block may know about its page. */
export type Page = {
  readonly language: string;
  readonly defaultLanguage: string;
  readonly direction: 'ltr' | 'rtl';
  readonly itemPath: string;
  readonly itemId: string;
  readonly templateName: string;
  readonly isEditing: boolean;
  readonly isPreview: boolean;
  readonly theme: Theme;
  readonly route: { readonly displayName: string; readonly fields: ComponentFields };
  /** As the window shows it at first. */
  readonly title?: string;
  /** The requested path, without language prefix and query: `/find-a-physician`. */
  readonly pathname: string;
  /** What the site calls itself in this language. */
  readonly productName: string;
  /** Origin of the public site, without a trailing slash. */
  readonly siteUrl: string;
  /** The year of the last rendering, for the copyright line: the browser's clock must not disagree with the server. */
  readonly year: number;
  /** The settings of analytics; absent when it is not enabled. */
  readonly analytics?: Analytics | undefined;
  /** Keys (`textKey`) of the page's texts that nobody has translated into its language. */
  readonly untranslated?: readonly string[] | undefined;
  /** A good part of what the page says itself is in the site's own language. */
  readonly isMuchForeign?: boolean | undefined;
};

export const PageContext = createContext<Page | undefined>(undefined);

/**
 * The page that a block is on.
 * @throws Error outside a page
 */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageContext around it');
  return page;
}

/**
 * The path with the language prefix of the page; the default language has none.
 * @param path - site path starting with a slash, without language
 * @requirement A8
 */
export function localizedPath(path: string, page: Pick<Page, 'language' | 'defaultLanguage'>): string {
  if (page.language === page.defaultLanguage) return path;
  return `/${page.language.toLowerCase()}${path === '/' ? '' : path}`;
}
