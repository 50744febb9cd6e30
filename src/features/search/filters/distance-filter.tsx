import { useEffect, useRef, type ReactNode } from 'react';
import type { SearchFilter } from '@/contracts/search';
import { searchLimits } from '@/domain/search/search-limits';
import { usePhrases } from '@/i18n/use-phrases';
import { useFollowedValue } from '../query/use-followed-value';
import { unknownPlace } from '../model/outcome';
import { useSearchParts } from '../page/search-context';
import { FilterLabel } from './filter-label';
import { RadiusList } from './radius-list';
import { UseMyLocation } from './use-my-location';
import styles from './filters.module.css';

/** Wait after each letter of a city, milliseconds. A complete ZIP code is looked up at once. @decision Q7 @decision Q8 */
const debounceMs = 500;
const zip = /^\d{5}(-\d{4})?$/;

/**
 * Where to search: a city or ZIP code, and a radius once the place is known.
 * @requirement B12 B13 B14 B27
 */
export function DistanceFilter({ filter }: { readonly filter: SearchFilter }): ReactNode {
  const t = usePhrases();
  const { formId, state, outcome, isLoading, change } = useSearchParts();
  const id = `${formId}-${filter.field}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNear = outcome.ok && outcome.results.near?.isFound === true;
  const unknown = unknownPlace(outcome);
  // While places cannot be looked up the place may well be right: the summary of the results explains it.
  const isInvalid = unknown?.isUnavailable === false && !isLoading;
  // The search goes on without a place that nobody knows, but the visitor can mend what they typed.
  const shown = state.distance || (unknown?.place ?? '');

  const input = useFollowedValue(shown, true);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (place: string) => {
    clearTimeout(timer.current);
    const isAnswered = place.trim() === shown && unknown?.isUnavailable !== true;
    if (!isAnswered) change({ type: 'placeEntered', place });
  };
  const onType = (place: string) => {
    clearTimeout(timer.current);
    if (zip.test(place.trim()) || place.trim() === '') search(place);
    else timer.current = setTimeout(() => search(place), debounceMs);
  };

  return (
    <div className={styles.filter}>
      <FilterLabel filter={filter} htmlFor={id} />
      <input
        ref={input}
        id={id}
        type="text"
        data-hold=""
        form={formId}
        name="distance"
        defaultValue={shown}
        placeholder={t('Enter City/ZIP')}
        maxLength={searchLimits.distanceLength}
        autoComplete="postal-code"
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => search(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search(event.currentTarget.value);
        }}
      />
      <output id={`${id}-error`} className={styles.error}>
        {isInvalid ? t('Please enter a valid City/ZIP') : ''}
      </output>
      <UseMyLocation onPlace={(place) => change({ type: 'placeEntered', place })} />
      {isNear || filter.subFilterInitialValue ? <RadiusList id={`${id}-radius`} /> : null}
    </div>
  );
}
