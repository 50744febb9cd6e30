import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { optionText, useFilter, useFilterOptions, type FilterProps } from './use-filter';
import { FilterLabel } from './filter-label';
import styles from './filters.module.css';

/** A filter as a list. @requirement B5 */
export function ListFilter({ filter }: FilterProps): ReactNode {
  const t = usePhrases();
  const { id, formId, chosen, none, inAddress, choose } = useFilter(filter);
  const options = useFilterOptions(filter);
  return (
    <div className={styles.filter}>
      <FilterLabel filter={filter} htmlFor={id} />
      <select
        id={id}
        form={formId}
        name="filter"
        value={inAddress(chosen || none)}
        onChange={({ target }) => choose(target.selectedOptions[0]?.dataset.value ?? '')}
      >
        <option value={inAddress(none)} data-value={none || undefined}>
          {t('Any')}
        </option>
        {options.map((option) => (
          <option key={option.value} value={inAddress(option.value)} data-value={option.value}>
            {optionText(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
