import type { ReactNode } from 'react';
import { anchorOf } from '@/cms/fields/link';
import { isSafeHref } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { NavLink } from '@/features/chrome/model/navigation';

type NavAnchorProps = {
  readonly link: NavLink;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A link of a navigation; plain text without an address. The link to the current page is marked. @requirement M1 */
export function NavAnchor({ link, className, children }: NavAnchorProps): ReactNode {
  const page = usePage();
  const content = children ?? <Spoken text={link.text} />;
  if (link.href === '' || !isSafeHref(link.href)) return <span className={className}>{content}</span>;
  const { href, text, target } = link;
  return (
    <a
      {...anchorOf(page, { href, text, target: target || undefined, title: undefined })}
      className={className}
      aria-current={href === page.pathname ? 'page' : undefined}
    >
      {content}
    </a>
  );
}
