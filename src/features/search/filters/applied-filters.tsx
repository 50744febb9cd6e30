import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { radiusOf } from '@/domain/search/radius';
import { formatFilter } from '@/domain/search/search-url';
import { appliedFilters, type SearchChange } from '../model/change';
import { ChangeLink, useSearchParts } from '../page/search-context';
import styles from './applied-filters.module.css';

/**
 * The filters of the current search, each a link that removes it. In the list over all types what its words say is taken out of them.
 * @requirement B1 B5 B6 B12
 * @decision ADR-0336
 */
export function AppliedFilters(): ReactNode {
  const t = usePhrases();
  const { state, model, outcome } = useSearchParts();
  const applied = appliedFilters(state, model.filters, t);
  const { near: around, said = [] } = outcome.ok ? outcome.results : {};
  const near = around?.isFound ? around.place : '';
  const words = said.find(({ label }) => label === '');
  const radius = radiusOf(state, model.filters);
  if (applied.length + said.length === 0 && near === '') return null;
  return (
    <div className={styles.applied} data-untold="">
      <ul aria-label={t('Applied filters')}>
        {near ? (
          <li>
            <Chip
              to={words ? { type: 'queryEntered', query: words.query } : { type: 'placeEntered', place: '' }}
              label={
                radius === null
                  ? t('Near {place}', { place: near })
                  : t('Within {miles} miles of {place}', { miles: radius, place: near })
              }
            />
          </li>
        ) : null}
        {said.map(({ label, query }) =>
          label === '' ? null : (
            <li key={label}>
              <Chip to={{ type: 'queryEntered', query }} label={label} />
            </li>
          ),
        )}
        {applied.map((filter) => (
          <li key={formatFilter(filter)}>
            <Chip to={{ type: 'filterRemoved', filter }} label={filter.label} />
          </li>
        ))}
      </ul>
      {/* Where all of them are words, these stay to be changed. */}
      {applied.length < said.length ? null : <ClearFilters />}
    </div>
  );
}

function Chip({ to, label }: { readonly to: SearchChange; readonly label: string }): ReactNode {
  const t = usePhrases();
  return (
    <ChangeLink to={to} className={styles.chip}>
      <span className="visually-hidden">{t('Remove filter {label}', { label })}</span>
      <span aria-hidden="true">{label}</span>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
        <path d="M4 4l8 8M12 4l-8 8" />
      </svg>
    </ChangeLink>
  );
}

/** A link that sets every filter back to its initial value. @requirement B6 */
export function ClearFilters(): ReactNode {
  const t = usePhrases();
  return (
    <ChangeLink to={{ type: 'filtersCleared' }} className={styles.clear}>
      {t('Clear filters')}
    </ChangeLink>
  );
}
