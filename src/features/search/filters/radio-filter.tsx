import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { FilterOption } from '../model/options';
import { optionText, useFilter, useFilterOptions, type FilterProps } from './use-filter';
import { LabelText } from './filter-label';
import styles from './filters.module.css';

/** A filter as a group of radios; the first of them chooses nothing. @requirement B5 */
export function RadioFilter({ filter }: FilterProps): ReactNode {
  const t = usePhrases();
  const { id, formId, chosen, none, choose } = useFilter(filter);
  const options: readonly FilterOption[] = [{ value: none, count: null }, ...useFilterOptions(filter)];
  return (
    <fieldset className={styles.filter}>
      <legend>
        <LabelText filter={filter} />
      </legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice} htmlFor={`${id}-${index}`}>
          <input
            id={`${id}-${index}`}
            type="radio"
            data-hold=""
            form={formId}
            // The name groups the radios, and makes them a filter of the form without scripts.
            name={`filter.${filter.field}`}
            value={option.value}
            checked={(chosen || none) === option.value}
            onChange={() => choose(option.value)}
          />
          <span>{option.value === none ? t('Any') : optionText(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
