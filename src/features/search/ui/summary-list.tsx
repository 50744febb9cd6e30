import type { ReactNode } from 'react';
import styles from './cards.module.css';

type SummaryListProps = {
  readonly label: string;
  readonly items: readonly string[];
  /** Where the rest is. */
  readonly moreHref: string;
  /** What the link to the rest says, to eyes and to screen readers. */
  readonly more: (count: number) => { readonly shown: string; readonly spoken: string };
};

/** More than these are behind a link. */
const shownItems = 2;

/**
 * The first two of a list, and a link to the rest on the detail page.
 * @requirement B17
 * @decision Q3
 */
export function SummaryList({ label, items, moreHref, more }: SummaryListProps): ReactNode {
  if (items.length === 0) return null;
  const rest = items.length - shownItems;
  const link = more(rest);
  const shown = items.slice(0, shownItems);
  return (
    <div className={styles.summaryList}>
      <dt>{label}</dt>
      {shown.map((item, index) => (
        <dd key={item}>
          {/* A name in another script keeps to itself, and the number to its word. */}
          <bdi>{item}</bdi>
          {rest > 0 && index === shown.length - 1 ? (
            <>
              {' '}
              <a href={moreHref}>
                <span aria-hidden="true">{link.shown}</span>
                <span className="visually-hidden">{link.spoken}</span>
              </a>
            </>
          ) : null}
        </dd>
      ))}
    </div>
  );
}
