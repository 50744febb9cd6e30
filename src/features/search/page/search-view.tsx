import { useId, useMemo, type ReactNode } from 'react';
import { PageContext, usePage, type Page } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import type { SearchModel } from '@/contracts/search';
import { AppliedFilters } from '../filters/applied-filters';
import { FilterColumn } from '../filters/filter-column';
import { useFilterDialog } from '../filters/use-filter-dialog';
import { MapBeside } from '../map/map-beside';
import { useMapView } from '../map/use-map-view';
import { appliedFilters } from '../model/change';
import { firstOf } from '../model/summary';
import { isNowhere, type SearchOutcome, type SearchPageData } from '../model/outcome';
import { Feedback } from '../next-steps/feedback';
import { ForToday, OtherSearches, Suggested } from '../next-steps/suggested';
import { QueryBox } from '../query/query-box';
import { Results } from '../results/results';
import { ResultsBar } from '../results/results-bar';
import { Kinds } from './kinds';
import { RedFlagCard } from './red-flag-card';
import { SearchContext, useSearchParts } from './search-context';
import { useResultsFocus } from './use-results-focus';
import { useSearch } from './use-search';
import styles from './search-view.module.css';

type SearchViewProps = {
  readonly data: SearchPageData;
  /** Address for physicians who cannot be booked online; '' for none. */
  readonly requestHref: string;
  /** What stands in place of the results, and above them, while nothing is asked for. */
  readonly opening?: ReactNode;
  readonly introduction?: ReactNode;
  readonly closing?: ReactNode;
};

/**
 * A search page: query, filters, order, results. Without scripts it is one GET form and links. Before a search a page may show
 * something else in place of the results, above or below them; where nothing is found all of it stands below what to try next.
 * @requirement B2 B5 B9 B10 B26
 * @decision ADR-0317 ADR-0324
 */
export function SearchView({ data, requestHref, ...around }: SearchViewProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const control = useSearch(data, page.language);
  const spokenPage = useSpokenPage(page, control.outcome);
  const formId = useId();
  const { results, showResults } = useResultsFocus();
  const { model, kinds, googleMap } = data;
  const subsite = data.subsite ?? undefined;
  const parts = useMemo(
    () => ({ ...control, model, kinds, subsite, googleMap, formId, showResults }),
    [control, model, kinds, subsite, googleMap, formId, showResults],
  );
  const map = useMapView(model.type === 'location');
  const dialog = useFilterDialog();
  const applied = appliedFilters(control.state, model.filters, t).length;
  const { isOpening: isStart, outcome } = control;
  const isOpening = isStart && outcome.ok && Boolean(around.opening);
  const isEmpty = outcome.ok && outcome.results.total === 0;
  const isKept = applied > 0 || !isNowhere(model, outcome);
  const hasFilters = model.filters.length > 0 && !isOpening && isKept;
  const filtersLabel = applied > 0 ? t('Filters ({count})', { count: applied }) : t('Filters');

  return (
    <SearchContext value={parts}>
      <div className={styles.page}>
        <QueryBox />
        <RedFlagCard />
        {isOpening ? null : <Kinds />}
        {isStart && around.introduction}
        <div className={hasFilters ? layoutOf(model) : undefined}>
          {hasFilters ? <FilterColumn isEmpty={dialog.isOpen} /> : null}
          <section
            ref={results}
            tabIndex={-1}
            className={styles.results}
            aria-labelledby={`${formId}-results`}
          >
            <h2 id={`${formId}-results`} className="visually-hidden">
              {t('Search results')}
            </h2>
            <ResultsBar
              filtersLabel={filtersLabel}
              onFilters={hasFilters ? dialog.open : undefined}
              map={map}
              isOpening={isOpening}
            />
            {isOpening ? null : (
              <>
                <AppliedFilters />
                <PageContext value={spokenPage}>
                  <Suggested />
                  {map.MapResults ? (
                    <map.MapResults source={data.source} />
                  ) : map.isOffered ? (
                    <div className={styles.besideMap}>
                      <Results requestHref={requestHref} />
                      <PageMap onOpen={() => map.choose(true)} />
                    </div>
                  ) : (
                    <Results requestHref={requestHref} />
                  )}
                </PageContext>
                {isEmpty && around.introduction}
                <Afterwards />
              </>
            )}
          </section>
        </div>
        {isOpening ? <OtherSearches /> : null}
        {(isOpening || isEmpty) && around.opening}
        {(isStart || isEmpty) && around.closing}
        {dialog.FilterDialog ? (
          <dialog.FilterDialog isOpen={dialog.isOpen} title={filtersLabel} onClose={dialog.close} />
        ) : null}
      </div>
    </SearchContext>
  );
}

/** What stands below the results. */
function Afterwards(): ReactNode {
  return (
    <>
      <ForToday />
      <OtherSearches />
      <Feedback />
    </>
  );
}

/** Where filters stand: above places, whose map stands beside them; beside other results. */
function layoutOf({ type, filters }: SearchModel): string | undefined {
  if (filters.length === 1) return styles.rows;
  return type === 'location' ? styles.above : styles.columns;
}

/** The places of the page of results. @requirement B8 */
function PageMap({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const { outcome, state } = useSearchParts();
  if (!outcome.ok) return null;
  const { hits, total } = outcome.results;
  return <MapBeside hits={hits} first={firstOf(state, total)} onOpen={onOpen} />;
}

/** The page, with what its latest results have in another language. */
function useSpokenPage(page: Page, outcome: SearchOutcome): Page {
  const latest = outcome.ok ? outcome.results.untranslated : undefined;
  return useMemo(() => (latest ? { ...page, untranslated: latest } : page), [page, latest]);
}
