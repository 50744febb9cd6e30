import type { ReactNode } from 'react';
import { noneValue, tickedValue } from '@/domain/search/filters';
import { formatFilter } from '@/domain/search/search-url';
import { useFilter, type FilterProps } from './use-filter';
import { LabelText } from './filter-label';
import styles from './filters.module.css';

/** A filter as a checkbox. @requirement B5 */
export function CheckboxFilter({ filter }: FilterProps): ReactNode {
  const { id, formId, chosen, choose } = useFilter(filter);
  const { field } = filter;
  const value = tickedValue(filter.initialValue);
  const none = noneValue(filter);
  return (
    <div className={styles.box}>
      {filter.kind === 'checkbox|checked' ? (
        // A form posts nothing for an unticked box: this says that the visitor unticked it. A tick comes later and wins.
        <input type="hidden" form={formId} name="filter" value={formatFilter({ field, value: none })} />
      ) : null}
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          data-hold=""
          form={formId}
          name="filter"
          value={formatFilter({ field, value })}
          checked={chosen !== ''}
          onChange={({ target }) => choose(target.checked ? value : none)}
        />
        <span>
          <LabelText filter={filter} />
        </span>
      </label>
    </div>
  );
}
