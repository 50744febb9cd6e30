import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { SearchFilter } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { noneValue, patientAgesField, tickedValue } from '@/lib/search-filters';
import { formatFilter } from '@/lib/search-url';
import { upcomingSpans } from '@/lib/upcoming';
import { chosenValues } from '../model/change';
import { optionsOf, type FilterOption } from '../model/options';
import { DistanceFilter } from './distance-filter';
import { PatientOptions } from './patient-options';
import { useSearchParts } from './search-context';
import styles from './filters.module.css';

/**
 * The filters of a search, as authored. Every control says its filter as an address does, so that the form works
 * without scripts.
 * @requirement B5 B26
 */
export function FilterPanel(): ReactNode {
  const { model } = useSearchParts();
  return (
    <div className={styles.panel}>
      <PatientOptions />
      {model.filters
        .filter(({ field }) => field !== patientAgesField)
        .map((filter) => (
          <Filter key={filter.field} filter={filter} />
        ))}
    </div>
  );
}

function Filter({ filter }: { readonly filter: SearchFilter }): ReactNode {
  switch (filter.kind) {
    case 'dropdown':
    case 'upcoming':
      return <ListFilter filter={filter} />;
    case 'radio':
      return <RadioFilter filter={filter} />;
    case 'checkbox':
    case 'checkbox|checked':
      return <BoxFilter filter={filter} />;
    case 'text':
      return <TextFilter filter={filter} />;
    case 'distance':
      return <DistanceFilter filter={filter} />;
  }
}

type FilterProps = { readonly filter: SearchFilter };

/** What a filter's control needs of the search. */
function useFilter(filter: SearchFilter) {
  const t = usePhrases();
  const { state, outcome, formId, change } = useSearchParts();
  const { language } = usePage();
  const chosen = chosenValues(state, filter);
  const facets = outcome.ok ? outcome.results.facets : [];
  return {
    id: `${formId}-${filter.field}`,
    formId,
    chosen,
    options: (): readonly FilterOption[] =>
      filter.kind === 'upcoming'
        ? upcomingSpans.map(({ value, label }) => ({ value, label: t(label), count: null }))
        : optionsOf(filter, { facets, chosen, language }),
    choose: (value: string) => change({ type: 'filterChosen', field: filter.field, values: [value] }),
  };
}

function optionLabel({ value, count, label = value }: FilterOption): string {
  return count === null ? label : `${label} (${count})`;
}

function ListFilter({ filter }: FilterProps): ReactNode {
  const t = usePhrases();
  const { id, formId, chosen, options, choose } = useFilter(filter);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filter.label}</label>
      <select
        id={id}
        form={formId}
        name="filter"
        value={chosen[0] === undefined ? '' : formatFilter({ field: filter.field, value: chosen[0] })}
        onChange={({ target }) => choose(target.selectedOptions[0]?.dataset.value ?? '')}
      >
        <option value="">{t('Any')}</option>
        {options().map((option) => (
          <option
            key={option.value}
            value={formatFilter({ field: filter.field, value: option.value })}
            data-value={option.value}
          >
            {optionLabel(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

function RadioFilter({ filter }: FilterProps): ReactNode {
  const t = usePhrases();
  const { id, formId, chosen, options, choose } = useFilter(filter);
  const none = noneValue(filter);
  const choices: readonly FilterOption[] = [{ value: none, count: null }, ...options()];
  return (
    <fieldset className={styles.filter}>
      <legend>{filter.label}</legend>
      {choices.map((option, index) => (
        <label key={option.value} className={styles.choice} htmlFor={`${id}-${index}`}>
          <input
            id={`${id}-${index}`}
            type="radio"
            form={formId}
            // Radios are one group by their name; the name alone makes a filter of the form without scripts.
            name={`filter.${filter.field}`}
            value={option.value}
            checked={(chosen[0] ?? none) === option.value}
            onChange={() => choose(option.value)}
          />
          <span>{option.value === none ? t('Any') : optionLabel(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function BoxFilter({ filter }: FilterProps): ReactNode {
  const { id, formId, chosen, choose } = useFilter(filter);
  const isDefault = filter.kind === 'checkbox|checked';
  const value = tickedValue(filter.initialValue);
  return (
    <div className={styles.box}>
      {isDefault ? (
        // Says that the box was there and not ticked; a tick beside it wins.
        <input
          type="hidden"
          form={formId}
          name="filter"
          value={formatFilter({ field: filter.field, value: noneValue(filter) })}
        />
      ) : null}
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          form={formId}
          name="filter"
          value={formatFilter({ field: filter.field, value })}
          checked={chosen.length > 0}
          onChange={({ target }) => choose(target.checked ? value : noneValue(filter))}
        />
        <span>{filter.label}</span>
      </label>
    </div>
  );
}

function TextFilter({ filter }: FilterProps): ReactNode {
  const { id, formId, chosen, choose } = useFilter(filter);
  const input = useRef<HTMLInputElement>(null);
  const current = chosen[0] ?? '';
  useEffect(() => {
    if (input.current) input.current.value = current;
  }, [current]);
  const commit = (value: string) => {
    if (value.trim() !== current) choose(value.trim());
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filter.label}</label>
      <input
        ref={input}
        id={id}
        type="text"
        form={formId}
        name={`filter.${filter.field}`}
        defaultValue={current}
        maxLength={200}
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
