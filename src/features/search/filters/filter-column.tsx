import { useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { useSearchParts } from '../page/search-context';
import { FilterPanel } from './filter-panel';
import { ShowResults } from './show-results';
import styles from './filters.module.css';

type FilterColumnProps = {
  /** The dialog shows the filters now; their ids must not occur twice. */
  readonly isEmpty: boolean;
};

/**
 * The filters beside the results, on wide screens; whoever closes them has a wider list. Without scripts they follow the
 * results. The page stays where it is when somebody chooses, so that they can go on choosing: a button at the foot of the
 * window says how many results are left, and leads to them.
 * @requirement B5 B10 B26
 */
export function FilterColumn({ isEmpty }: FilterColumnProps): ReactNode {
  const t = usePhrases();
  const { formId, showResults } = useSearchParts();
  const [hasChosen, setChosen] = useState(false);
  const titleId = `${formId}-filters`;
  return (
    <aside className={styles.column} aria-labelledby={titleId} onChange={() => setChosen(true)}>
      <details open>
        <summary>
          <h2 id={titleId}>{t('Filters')}</h2>
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        {isEmpty ? null : <FilterPanel />}
        {hasChosen && !isEmpty ? (
          <div className={styles.left}>
            <ShowResults onPress={showResults} />
          </div>
        ) : null}
        <noscript>
          <button type="submit" form={formId} className={buttonClass('primary')}>
            {t('Apply filters')}
          </button>
        </noscript>
      </details>
    </aside>
  );
}
