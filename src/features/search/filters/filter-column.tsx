import type { ChangeEvent, ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { useSearchParts } from '../page/search-context';
import { FilterPanel } from './filter-panel';
import styles from './filters.module.css';

type FilterColumnProps = {
  /** The dialog shows the filters now; their ids must not occur twice. */
  readonly isEmpty: boolean;
};

/** Brings the number of results into view after a choice. Who chose by keyboard does not lose sight of it. @requirement B10 */
function showCount({ currentTarget, target }: ChangeEvent<HTMLElement>): void {
  currentTarget.nextElementSibling?.querySelector('output')?.scrollIntoView?.({ block: 'nearest' });
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

/** The filters beside the results, on wide screens. Without scripts they follow the results. @requirement B5 B26 */
export function FilterColumn({ isEmpty }: FilterColumnProps): ReactNode {
  const t = usePhrases();
  const { formId } = useSearchParts();
  const titleId = `${formId}-filters`;
  return (
    <aside className={styles.column} aria-labelledby={titleId} onChange={showCount}>
      <h2 id={titleId}>{t('Filters')}</h2>
      {isEmpty ? null : <FilterPanel />}
      <noscript>
        <button type="submit" form={formId} className={buttonClass('primary')}>
          {t('Apply filters')}
        </button>
      </noscript>
    </aside>
  );
}
