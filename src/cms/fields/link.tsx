import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ForeignMark } from '@/cms/fields/foreign-mark';
import { linkOf, type LinkData } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { inPlace } from '@/cms/fields/text';
import { localizedPath, usePage, type Page } from '@/cms/page';
import type { Field } from '@/cms/layout-data';
import { isForeign } from '@/i18n/speech';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly field: Field;
  /** Replaces the authored link text. */
  readonly children?: ReactNode;
};

/**
 * The address of a link on a page: a path of the site gets the page's language prefix, unless it already has it.
 * @requirement A8
 */
export function hrefOn(page: Pick<Page, 'language' | 'defaultLanguage'>, href: string): string {
  if (!href.startsWith('/') || href.startsWith('/-/')) return href;
  const prefix = `/${page.language.toLowerCase()}`;
  const lower = href.toLowerCase();
  if (lower === prefix || (/^[/?#]/.test(lower.slice(prefix.length)) && lower.startsWith(prefix)))
    return href;
  const cut = href.search(/[?#]/);
  const path = cut === -1 ? href : href.slice(0, cut);
  return localizedPath(path, page) + (cut === -1 ? '' : href.slice(cut));
}

/** An authored link; nothing without an address. A new window gets no access to this one. */
export function Link({ field, children, ...rest }: LinkProps): ReactNode {
  const page = usePage();
  const edited = inPlace(page.isEditing, field, rest.className);
  if (edited) return edited;
  const link = linkOf(field);
  if (!link) return null;
  return (
    <a {...rest} {...anchorOf(page, link)}>
      {children ?? (
        <>
          <Spoken text={link.text || link.href} />
          {isForeign([link.href], page) ? <ForeignMark page={page} /> : null}
        </>
      )}
    </a>
  );
}

/** The attributes of an anchor for a link that is already read. */
export function anchorOf(
  page: Pick<Page, 'language' | 'defaultLanguage' | 'untranslated'>,
  link: LinkData,
): AnchorHTMLAttributes<HTMLAnchorElement> {
  const attributes: AnchorHTMLAttributes<HTMLAnchorElement> = { href: hrefOn(page, link.href) };
  if (isForeign([link.href], page)) attributes.hrefLang = page.defaultLanguage;
  if (link.title) attributes.title = link.title;
  if (link.target === '_blank') {
    attributes.target = '_blank';
    attributes.rel = 'noopener';
  }
  return attributes;
}
