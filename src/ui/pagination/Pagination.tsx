import type { MouseEvent, ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { wantsNewTab } from '@/lib/wants-new-tab';
import { Icon } from '@/ui/icon/Icon';
import { pageList } from '@/ui/pagination/page-list';
import styles from '@/ui/pagination/Pagination.module.css';

type PaginationProps = {
  /** Current page, 1-based. */
  readonly page: number;
  readonly pages: number;
  /** Address of a page (1-based), so that the links work without scripts. */
  readonly hrefOf: (page: number) => string;
  /** Called on a plain click instead of following the link. */
  readonly onGo?: (page: number) => void;
  readonly label?: string;
};

/** Links to the pages of a list; nothing for a single page. @requirement B9 */
export function Pagination({ page, pages, hrefOf, onGo, label }: PaginationProps): ReactNode {
  const t = usePhrases();
  if (pages <= 1) return null;
  const go = (target: number) => ({
    href: hrefOf(target),
    'data-hold': onGo && '',
    onClick: (event: MouseEvent) => {
      if (!onGo || wantsNewTab(event)) return;
      event.preventDefault();
      onGo(target);
    },
  });
  return (
    <nav aria-label={label ?? t('Pagination')} className={styles.pagination}>
      <ul>
        {page > 1 ? (
          <li>
            <a {...go(page - 1)} rel="prev" className={styles.step}>
              <Icon name="chevron-left" isDirectional />
              <span>{t('Previous')}</span>
            </a>
          </li>
        ) : null}
        {pageList(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            // oxlint-disable-next-line react/no-array-index-key -- gaps have no name of their own
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <a {...go(entry)} className={styles.page} aria-current={entry === page ? 'page' : undefined}>
                <span className="visually-hidden">{t('Page {page}', { page: entry })}</span>
                <span aria-hidden="true">{entry}</span>
              </a>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <a {...go(page + 1)} rel="next" className={styles.step}>
              <span>{t('Next')}</span>
              <Icon name="chevron-right" isDirectional />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
