import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { defaultSort, distanceSort, offeredSorts } from '@/lib/search-sorts';
import { useSearchParts } from './search-context';
import { buttonClass } from '@/ui/button/Button';
import styles from './search.module.css';

/**
 * The order of the results, where there is a choice.
 * @requirement B7
 */
export function SortSelector(): ReactNode {
  const t = usePhrases();
  const { model, formId, state, outcome, change } = useSearchParts();
  const sorts = offeredSorts(model, outcome.ok && outcome.results.near?.isFound === true);
  if (sorts.length < 2) return null;
  const current = sorts.find(({ value }) => value === state.sort) ?? defaultSort(sorts, model);
  return (
    <div className={styles.sort}>
      <label htmlFor={`${formId}-sort`}>{t('Sort by')}</label>
      <select
        id={`${formId}-sort`}
        form={formId}
        name="sort"
        value={current?.value}
        onChange={({ target }) => change({ type: 'sortChosen', sort: target.value })}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {value === distanceSort ? t(label) : label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={formId} className={buttonClass('secondary')}>
          {t('Apply')}
        </button>
      </noscript>
    </div>
  );
}
