import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button/Button';
import type { MapView } from '../map/use-map-view';
import { SortSelector } from './sort-selector';
import { Summary } from './summary';
import { ViewToggle } from './view-toggle';
import styles from './results-bar.module.css';

type ResultsBarProps = {
  readonly filtersLabel: string;
  /** Opens the filters, on narrow screens; absent without filters. */
  readonly onFilters: (() => void) | undefined;
  readonly map: MapView;
  /** Nothing is asked for and something else is shown: the status stays for screen readers alone. */
  readonly isOpening: boolean;
};

/** Above the results: their summary, and the buttons for filters, map and order. @requirement B5 B7 B8 B10 */
export function ResultsBar({ filtersLabel, onFilters, map, isOpening }: ResultsBarProps): ReactNode {
  return (
    <div className={isOpening ? 'visually-hidden' : styles.bar}>
      <Summary />
      {isOpening ? null : (
        <div className={map.isOffered ? `${styles.tools} ${styles.withMap}` : styles.tools}>
          {onFilters ? (
            <button
              type="button"
              className={buttonClass('secondary', { className: styles.filtersButton })}
              aria-haspopup="dialog"
              onClick={onFilters}
            >
              {filtersLabel}
            </button>
          ) : null}
          {map.isOffered ? <ViewToggle isMap={map.isMap} onChoose={map.choose} /> : null}
          <SortSelector />
        </div>
      )}
    </div>
  );
}
