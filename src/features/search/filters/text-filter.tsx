import type { ReactNode } from 'react';
import { searchLimits } from '@/domain/search/search-limits';
import { useFollowedValue } from '../query/use-followed-value';
import { useFilter, type FilterProps } from './use-filter';
import { FilterLabel } from './filter-label';
import styles from './filters.module.css';

/** A filter as free text, which searches when the visitor leaves the field or presses Enter. @requirement B5 */
export function TextFilter({ filter }: FilterProps): ReactNode {
  const { id, formId, chosen, none, inAddress, choose } = useFilter(filter);
  const input = useFollowedValue(chosen);
  const commit = (value: string) => {
    if (value.trim() !== chosen) choose(value.trim() || none);
  };
  return (
    <div className={styles.filter}>
      <FilterLabel filter={filter} htmlFor={id} />
      {/* Without scripts an empty field says that the author's words do not hold. */}
      {none ? <input type="hidden" form={formId} name="filter" value={inAddress(none)} /> : null}
      <input
        ref={input}
        id={id}
        type="text"
        data-hold=""
        form={formId}
        name={`filter.${filter.field}`}
        defaultValue={chosen}
        maxLength={searchLimits.valueLength}
        onBlur={({ target }) => commit(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(event.currentTarget.value);
        }}
      />
    </div>
  );
}
