import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import styles from './summary-list.module.css';

type SummaryListProps = {
  readonly label: string;
  readonly items: readonly string[];
  /** Address of the whole list. */
  readonly moreHref: string;
  /** Text of the link to the whole list, on screen and for screen readers. */
  readonly more: (count: number) => { readonly shown: string; readonly spoken: string };
};

const shownItems = 2;

/**
 * The first two of a list, and a link to the rest on the detail page.
 * @requirement B17
 * @decision Q3
 */
export function SummaryList({ label, items, moreHref, more }: SummaryListProps): ReactNode {
  const page = usePage();
  if (items.length === 0) return null;
  const rest = items.length - shownItems;
  const link = more(rest);
  const shown = items.slice(0, shownItems);
  return (
    <div>
      <dt>{label}</dt>
      {shown.map((item, index) => (
        <dd key={item}>
          {/* Isolated: a name in another script must not reorder the number beside it. */}
          <bdi className={styles.name} {...speechOf(item, page)}>
            {item}
          </bdi>
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
