import { isTrue, itemOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** A link of a navigation, with the links below it. */
export type NavLink = {
  readonly id: string;
  readonly text: string;
  /** '' for a heading without a link. */
  readonly href: string;
  readonly target: string;
  /** Name of an icon, '' for none. */
  readonly icon: string;
  /** A second line, '' for none. */
  readonly note: string;
  readonly style: string;
  readonly children: readonly NavLink[];
};

/** An announcement. */
export type AlertData = {
  readonly id: string;
  readonly version: string;
  /** Authored markup. */
  readonly text: string;
  readonly color: 'red' | 'yellow';
  readonly cannotBeClosed: boolean;
};

/** A language of the site. `url` is '' where the address follows from the page's. */
export type LanguageLink = { readonly name: string; readonly language: string; readonly url: string };

/** An item in the answer of the navigation service. */
export type ChildFields = { readonly displayName?: string | undefined; readonly fields: ComponentFields };

/** Reads an alert from its item. Any colour but red is yellow. @requirement M3 */
export function readAlert({ fields }: ChildFields): AlertData {
  return {
    id: textOf(fields.alertId),
    version: textOf(fields.version),
    text: textOf(fields.alertText),
    color: textOf(fields.alertColor).toLowerCase() === 'red' ? 'red' : 'yellow',
    cannotBeClosed: isTrue(fields.alertCannotBeClosed),
  };
}

/**
 * The languages of a folder: each by its own name, else by what its item is called. Without an ISO code there is none.
 * @requirement M2
 */
export function languagesOf(children: readonly ChildFields[]): readonly LanguageLink[] {
  return children
    .map(({ displayName = '', fields }) => ({
      name: textOf(fields.languageName) || displayName,
      language: isoCodeOf(fields.systemLanguage),
      url: linkOf(fields.languageUrl)?.href ?? '',
    }))
    .filter(({ name, language }) => name !== '' && language !== '');
}

/** A code, or the CMS's own item of a language with its regional code. */
function isoCodeOf(field: unknown): string {
  const item = itemOf(field);
  if (!item) return textOf(field);
  const code = ['Regional Iso Code', 'regionalIsoCode', 'Iso', 'iso'].map((name) =>
    textOf(item.fields[name]),
  );
  return code.find(Boolean) ?? item.name;
}

/**
 * The address of the page in a language: the configured address, else the current path behind the language's ISO code.
 * The default language has no code.
 * @param page - `pathname` without language, `/` for the home page
 * @requirement M2
 * @decision Q19
 */
export function languageHref(
  link: LanguageLink,
  page: { readonly pathname: string; readonly defaultLanguage: string },
): string {
  if (link.url !== '') return link.url;
  if (link.language.toLowerCase() === page.defaultLanguage.toLowerCase()) return page.pathname;
  return `/${link.language.toLowerCase()}${page.pathname === '/' ? '' : page.pathname}`;
}
