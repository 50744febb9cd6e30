import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { useSearchParts } from './search-context';
import { buttonClass } from '@/ui/button/Button';
import styles from './search.module.css';

/**
 * The order of the results, where there is a choice.
 * @requirement B7
 */
export function SortSelector(): ReactNode {
  const t = usePhrases();
  const { model, formId, state, change } = useSearchParts();
  if (model.sorts.length < 2) return null;
  const current = model.sorts.find(({ value }) => value === state.sort) ?? model.sorts[0];
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
        {model.sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
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
