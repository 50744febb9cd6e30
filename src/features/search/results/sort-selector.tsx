import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { defaultSort, distanceSort, offeredSorts } from '@/domain/search/sorts';
import { useSearchParts } from '../page/search-context';
import { buttonClass } from '@/ui/button/Button';
import styles from './sort-selector.module.css';

/**
 * The order of the results; nothing where there is only one order, or one result.
 * @requirement B7
 */
export function SortSelector(): ReactNode {
  const t = usePhrases();
  const { model, formId, state, outcome, change } = useSearchParts();
  const isNear = outcome.ok && outcome.results.near?.isFound === true;
  const isSorted = !outcome.ok || outcome.results.total > 1;
  const sorts = offeredSorts(model, { isNear, query: state.query });
  if (sorts.length < 2 || !isSorted) return null;
  const usual = defaultSort(sorts)?.value;
  // The default order is sent as '': a form without scripts can then change to the default order of a new place.
  const sent = (value: string) => (value === usual ? '' : value);
  const isOffered = sorts.some(({ value }) => value === state.sort);
  return (
    <div className={styles.sort}>
      <label htmlFor={`${formId}-sort`}>{t('Sort by')}</label>
      <select
        id={`${formId}-sort`}
        form={formId}
        name="sort"
        value={isOffered ? sent(state.sort) : ''}
        onChange={({ target }) => change({ type: 'sortChosen', sort: target.value })}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={sent(value)}>
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
