import type { ReactNode } from 'react';
import { PageLink } from '@/cms/fields/page-link';
import { Spoken } from '@/cms/fields/spoken';

type SummaryListProps = {
  readonly label: string;
  /** Those with a page are places; `href` is '' for others. */
  readonly items: readonly { readonly name: string; readonly href: string }[];
  /** Address of the section with the whole list. */
  readonly href: string;
  /** Text of the link to the section, by the number of entries left out. */
  readonly moreText: (count: number) => string;
};

const shownItems = 3;

/** The first entries of a list, with a link to the section that has them all. @requirement D2 */
export function SummaryList({ label, items, href, moreText }: SummaryListProps): ReactNode {
  const rest = items.length - shownItems;
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{label}</h2>
      <ul>
        {items.slice(0, shownItems).map((item) => (
          <li key={item.name}>
            {item.href ? <PageLink href={item.href} title={item.name} isName /> : <Spoken text={item.name} />}
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <a href={href}>{moreText(rest)}</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
