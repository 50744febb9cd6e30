import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { formatFilter } from '@/lib/search-url';
import { appliedFilters } from '../model/change';
import { ChangeLink, useSearchParts } from './search-context';
import styles from './search.module.css';

/** The filters that hold, each a link that takes it away. */
export function AppliedFilters(): ReactNode {
  const t = usePhrases();
  const { state, model } = useSearchParts();
  const applied = appliedFilters(state, model.filters);
  if (applied.length === 0) return null;
  return (
    <div className={styles.applied}>
      <ul aria-label={t('Applied filters')}>
        {applied.map((filter) => (
          <li key={formatFilter(filter)}>
            <ChangeLink to={{ type: 'filterRemoved', filter }} className={styles.chip}>
              <span className="visually-hidden">{t('Remove filter {label}', { label: filter.label })}</span>
              <span aria-hidden="true">{filter.label}</span>
              <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
                <path d="M4 4l8 8M12 4l-8 8" />
              </svg>
            </ChangeLink>
          </li>
        ))}
      </ul>
      <ClearFilters />
    </div>
  );
}

/**
 * Takes every filter back to its beginning.
 * @requirement B6
 */
export function ClearFilters(): ReactNode {
  const t = usePhrases();
  return (
    <ChangeLink to={{ type: 'filtersCleared' }} className={styles.clear}>
      {t('Clear filters')}
    </ChangeLink>
  );
}
