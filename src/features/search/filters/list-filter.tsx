import type { ReactNode } from 'react';
import { formatFilter } from '@/domain/search/search-url';
import { usePhrases } from '@/i18n/use-phrases';
import { optionText, useFilter, useFilterOptions, type FilterProps } from './use-filter';
import { FilterLabel } from './filter-label';
import styles from './filters.module.css';

/** A filter as a list. @requirement B5 */
export function ListFilter({ filter }: FilterProps): ReactNode {
  const t = usePhrases();
  const { id, formId, chosen, choose } = useFilter(filter);
  const options = useFilterOptions(filter);
  const { field } = filter;
  return (
    <div className={styles.filter}>
      <FilterLabel filter={filter} htmlFor={id} />
      <select
        id={id}
        form={formId}
        name="filter"
        value={chosen === '' ? '' : formatFilter({ field, value: chosen })}
        onChange={({ target }) => choose(target.selectedOptions[0]?.dataset.value ?? '')}
      >
        <option value="">{t('Any')}</option>
        {options.map((option) => (
          <option
            key={option.value}
            value={formatFilter({ field, value: option.value })}
            data-value={option.value}
          >
            {optionText(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
