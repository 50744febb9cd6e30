import { createContext, useContext } from 'react';
import type { ComponentFields } from '@/cms/layout-data';
import type { Measuring } from '@/lib/consent';

export type Theme = 'main' | 'comer' | 'cancer' | 'international';

/** One of the languages that the site speaks. */
export type SiteLanguage = {
  readonly name: string;
  readonly nativeName: string;
  readonly direction: 'ltr' | 'rtl';
};

/** What a block may know of the page it stands on. */
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
  /** The path asked for, without language prefix and query: `/find-a-physician`. */
  readonly pathname: string;
  /** Origin of the public site, without a trailing slash. */
  readonly siteUrl: string;
  /** The year of the last rendering, for the copyright line: the browser's clock must not disagree with the server. */
  readonly year: number;
  /** How visits are counted; absent where they are not. */
  readonly measuring?: Measuring | undefined;
};

export const PageContext = createContext<Page | undefined>(undefined);

/** The page around a block. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageContext around it');
  return page;
}

/**
 * The visitor's address for a path of the site: language prefix for every language but the default.
 * @param path - site path starting with a slash, without language
 * @requirement A8
 */
export function localizedPath(path: string, page: Pick<Page, 'language' | 'defaultLanguage'>): string {
  if (page.language === page.defaultLanguage) return path;
  return `/${page.language.toLowerCase()}${path === '/' ? '' : path}`;
}
