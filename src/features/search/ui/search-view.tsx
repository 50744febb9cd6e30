import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { appliedFilters } from '../model/change';
import type { SearchPageData } from '../model/outcome';
import { useMapView } from '../state/use-map-view';
import { useSearch } from '../state/use-search';
import { AppliedFilters } from './applied-filters';
import type { FilterDialogProps } from './filter-dialog';
import { FilterPanel } from './filter-panel';
import { Kinds } from './kinds';
import { QueryBox } from './query-box';
import { RedFlagCard } from './red-flag-card';
import { Feedback } from './feedback';
import { Results } from './results';
import { SearchContext } from './search-context';
import { SortSelector } from './sort-selector';
import { OtherSearches, Suggested } from './suggested';
import { Summary } from './summary';
import { ViewToggle } from './view-toggle';
import { buttonClass } from '@/ui/button/Button';
import styles from './search.module.css';

type SearchViewProps = {
  readonly data: SearchPageData;
  /** Address for physicians who cannot be booked online; '' for none. */
  readonly requestHref: string;
};

/**
 * A search page: query, filters, order, results. Without scripts it is one GET form and links.
 * @requirement B2 B5 B9 B10 B26
 */
export function SearchView({ data, requestHref }: SearchViewProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const control = useSearch(data, page.language);
  const formId = useId();
  const results = useRef<HTMLElement>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [FilterDialog, setFilterDialog] = useState<ComponentType<FilterDialogProps>>();
  const closePanel = useCallback(() => setPanelOpen(false), []);
  // Wide screens never need it.
  const openPanel = () => {
    setPanelOpen(true);
    import('./filter-dialog').then((module) => setFilterDialog(() => module.FilterDialog), closePanel);
  };
  const { model, googleMap } = data;
  const subsite = data.subsite ?? undefined;
  const showResults = useCallback(() => {
    const section = results.current;
    section?.focus({ preventScroll: true });
    // In an open dialog the focus stays where it is, and so does the page.
    if (section && document.activeElement === section && section.getBoundingClientRect().top < 0)
      section.scrollIntoView();
  }, []);
  const parts = useMemo(
    () => ({ ...control, model, subsite, googleMap, formId, showResults }),
    [control, model, subsite, googleMap, formId, showResults],
  );
  const canMap = model.type === 'location';
  const [isMap, setMap] = useMapView(canMap);
  const [MapResults, setMapResults] = useState<ComponentType<{ source: string }>>();
  useEffect(() => {
    if (isMap) void import('../map/map-results').then((module) => setMapResults(() => module.MapResults));
  }, [isMap]);
  const applied = appliedFilters(control.state, model.filters, t).length;
  const hasFilters = model.filters.length > 0;
  const filtersLabel = applied > 0 ? t('Filters ({count})', { count: applied }) : t('Filters');

  return (
    <SearchContext value={parts}>
      <div className={styles.page}>
        <QueryBox action={hrefOn(page, page.pathname)} />
        <RedFlagCard />
        <Kinds kinds={data.kinds} />
        <div className={hasFilters ? styles.columns : styles.column}>
          {hasFilters ? (
            <aside className={styles.side} aria-labelledby={`${formId}-filters`}>
              <div className={styles.sideHead}>
                <h2 id={`${formId}-filters`}>{t('Filters')}</h2>
              </div>
              {isPanelOpen ? null : <FilterPanel />}
              <noscript>
                <button type="submit" form={formId} className={buttonClass('primary')}>
                  {t('Apply filters')}
                </button>
              </noscript>
            </aside>
          ) : null}
          <section
            ref={results}
            tabIndex={-1}
            className={styles.results}
            aria-labelledby={`${formId}-results`}
          >
            <h2 id={`${formId}-results`} className="visually-hidden">
              {t('Search results')}
            </h2>
            <div className={styles.bar}>
              <Summary />
              <div className={styles.tools}>
                {hasFilters ? (
                  <button
                    type="button"
                    className={buttonClass('secondary', { className: styles.filtersButton })}
                    aria-haspopup="dialog"
                    onClick={openPanel}
                  >
                    {filtersLabel}
                  </button>
                ) : null}
                {canMap ? <ViewToggle isMap={isMap} onChoose={setMap} /> : null}
                <SortSelector />
              </div>
            </div>
            <AppliedFilters />
            <Suggested />
            {isMap && MapResults ? (
              <MapResults source={data.source} />
            ) : (
              <Results requestHref={requestHref} />
            )}
            <OtherSearches />
            <Feedback />
          </section>
        </div>
        {FilterDialog ? (
          <FilterDialog isOpen={isPanelOpen} title={filtersLabel} onClose={closePanel} />
        ) : null}
      </div>
    </SearchContext>
  );
}
