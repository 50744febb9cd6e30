import type { ReactNode } from 'react';
import { ForeignMark } from '@/cms/fields/foreign-mark';
import { hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { isForeign } from '@/i18n/speech';

type PageLinkProps = {
  /** Address of a page of this site; the page's language is added. */
  readonly href: string;
  readonly title: string;
  /** The title is a name, and the same in every language: it does not say which language the page is in. */
  readonly isName?: boolean | undefined;
  /** Further texts of the page that stand beside the link. */
  readonly texts?: readonly string[];
  readonly className?: string | undefined;
};

/**
 * A link named by the title of the page that it leads to. Where nobody has translated that page, it says so before
 * anybody follows it, and programs are told as well.
 * @requirement A8
 */
export function PageLink({ href, title, isName, texts = [], className }: PageLinkProps): ReactNode {
  const page = usePage();
  const isIt = isForeign(isName ? [href] : [href, title, ...texts], page);
  return (
    <a href={hrefOn(page, href)} hrefLang={isIt ? page.defaultLanguage : undefined} className={className}>
      <Spoken text={title} />
      {isIt ? <ForeignMark page={page} /> : null}
    </a>
  );
}
