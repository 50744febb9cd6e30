import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SearchFilter } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { radiusMiles, searchLimits } from '@/lib/search-url';
import { findMe } from '../state/find-me';
import { useSearchParts } from './search-context';
import styles from './filters.module.css';

/** While a visitor types a city; a ZIP code is looked up at once. @decision Q7 @decision Q8 */
const debounceMs = 500;
const zip = /^\d{5}(-\d{4})?$/;

/**
 * Where to look: a city or ZIP code, and how far around it once the place is known.
 * @requirement B12 B13 B14 B27
 */
export function DistanceFilter({ filter }: { readonly filter: SearchFilter }): ReactNode {
  const t = usePhrases();
  const { formId, state, outcome, isLoading, change } = useSearchParts();
  const id = `${formId}-${filter.field}`;
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const near = outcome.ok ? outcome.results.near : null;
  // Where nobody could be asked, the summary of the results says it: the place may well be right.
  const isInvalid = state.distance !== '' && near?.isFound === false && !near.isUnavailable && !isLoading;

  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = state.distance;
  }, [state.distance]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const lookUp = (place: string) => {
    clearTimeout(timer.current);
    if (place.trim() !== state.distance) change({ type: 'placeEntered', place });
  };
  const onType = (place: string) => {
    clearTimeout(timer.current);
    if (zip.test(place.trim()) || place.trim() === '') lookUp(place);
    else timer.current = setTimeout(() => lookUp(place), debounceMs);
  };

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filter.label}</label>
      <input
        ref={input}
        id={id}
        type="text"
        form={formId}
        name="distance"
        defaultValue={state.distance}
        placeholder={t('Enter City/ZIP')}
        maxLength={searchLimits.distanceLength}
        autoComplete="postal-code"
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => lookUp(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          lookUp(event.currentTarget.value);
        }}
      />
      <output id={`${id}-error`} className={styles.error}>
        {isInvalid ? t('Please enter a valid City/ZIP') : ''}
      </output>
      <UseMyLocation onPlace={(place) => change({ type: 'placeEntered', place })} />
      {near?.isFound ? <Radius id={`${id}-radius`} /> : null}
    </div>
  );
}

function Radius({ id }: { readonly id: string }): ReactNode {
  const t = usePhrases();
  const { formId, state, change } = useSearchParts();
  return (
    <>
      <label htmlFor={id}>{t('Within')}</label>
      <select
        id={id}
        form={formId}
        name="radius"
        value={state.radius ?? ''}
        onChange={({ target }) => change({ type: 'radiusChosen', radius: Number(target.value) || null })}
      >
        <option value="">{t('Any')}</option>
        {radiusMiles.map((miles) => (
          <option key={miles} value={miles}>
            {t('{miles} miles', { miles })}
          </option>
        ))}
      </select>
    </>
  );
}

/** Asks the browser, which asks the visitor. */
function UseMyLocation({ onPlace }: { readonly onPlace: (place: string) => void }): ReactNode {
  const t = usePhrases();
  const [said, setSaid] = useState('');
  const find = async () => {
    setSaid(t('Looking for your location…'));
    const place = await findMe();
    setSaid(
      place === undefined ? t('We could not find your location. Please enter a city or ZIP code.') : '',
    );
    if (place !== undefined) onPlace(place);
  };
  return (
    <>
      <button type="button" className={`${styles.locate} needs-script`} onClick={() => void find()}>
        {t('Use my location')}
      </button>
      <output className={styles.hint}>{said}</output>
    </>
  );
}
