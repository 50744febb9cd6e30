import { Fragment, type ReactNode } from 'react';
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
  const { shown, spoken } = more(rest);
  return (
    <div className={styles.summaryList}>
      <dt>{label}</dt>
      <dd>
        {items.slice(0, shownItems).map((item, index) => (
          <Fragment key={item}>
            {/* The dot ends a line and never begins one; a name in another script keeps to itself. */}
            {index > 0 ? '\u{A0}· ' : ''}
            <bdi>{item}</bdi>
          </Fragment>
        ))}
        {rest > 0 ? (
          <>
            {' '}
            <a href={moreHref}>
              <span aria-hidden="true">{shown}</span>
              <span className="visually-hidden">{spoken}</span>
            </a>
          </>
        ) : null}
      </dd>
    </div>
  );
}
