import type { ReactNode } from 'react';
import { tickedValue } from '@/domain/search/filters';
import { useFilter, type FilterProps } from './use-filter';
import { LabelText } from './filter-label';
import styles from './filters.module.css';

/** A filter as a checkbox. @requirement B5 */
export function CheckboxFilter({ filter }: FilterProps): ReactNode {
  const { id, formId, chosen, none, inAddress, choose } = useFilter(filter);
  const value = tickedValue(filter.initialValue);
  return (
    <div className={styles.box}>
      {none ? (
        // A form posts nothing for an unticked box: this says that the visitor unticked it. A tick comes later and wins.
        <input type="hidden" form={formId} name="filter" value={inAddress(none)} />
      ) : null}
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          data-hold=""
          form={formId}
          name="filter"
          value={inAddress(value)}
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
