import { useContext, type ReactNode } from 'react';
import { DrawOnceContext } from '@/cms/draw-once';
import { usePage } from '@/cms/page';
import type { Hit } from '@/contracts/search';
import { resultsPerPage } from '@/config/search';
import { Pagination } from '@/ui/pagination/Pagination';
import { firstOf, pageCount, pageOf } from '../model/summary';
import { Groups, List } from './groups';
import { LocationCard } from './location-card';
import { NextSteps } from '../next-steps/next-steps';
import { OtherCard } from './other-card';
import { PhysicianCard } from './physician-card';
import { useSearchEvent } from './use-search-event';
import { addressOf, useSearchParts } from '../page/search-context';
import styles from './results.module.css';

type ResultsProps = { readonly requestHref: string };

/** The results as cards, with pagination. Older results stay in place while newer ones load. @requirement B9 B17 */
export function Results({ requestHref }: ResultsProps): ReactNode {
  const { outcome, isLoading, state, answeredQuery } = useSearchParts();
  useSearchEvent(outcome);
  if (!outcome.ok) return null;
  const { hits, total, isByKind } = outcome.results;
  if (total === 0) return <NextSteps />;
  const page = pageOf(state, total);
  const search = { query: answeredQuery, total, shown: hits.length, page, isSuggestion: false };
  const card = (hit: Hit, number: number) => <Card {...{ hit, number, requestHref }} />;
  return (
    <div aria-busy={isLoading} className={`${styles.results} ${isLoading ? styles.loading : ''}`}>
      <div className={styles.groups} data-search={JSON.stringify(search)}>
        {isByKind ? (
          <Groups {...{ hits, card }} />
        ) : (
          <List first={firstOf(state, total)} {...{ hits, card }} />
        )}
      </div>
      {isByKind ? null : <Pages page={page} total={total} />}
    </div>
  );
}

function Card({
  hit,
  number,
  requestHref,
}: ResultsProps & { readonly hit: Hit; readonly number: number }): ReactNode {
  const { state, model } = useSearchParts();
  const drawn = useContext(DrawOnceContext);
  switch (hit.type) {
    case 'physician': {
      const card = <PhysicianCard hit={hit} requestHref={requestHref} isNewPatient={!state.typeReturn} />;
      return drawn ? drawn.entry(card) : card;
    }
    case 'location':
      return <LocationCard hit={hit} number={model.type === 'location' ? number : undefined} />;
    default: {
      const card = <OtherCard hit={hit} />;
      return drawn ? drawn.entry(card) : card;
    }
  }
}

function Pages({ page: current, total }: { readonly page: number; readonly total: number }): ReactNode {
  const page = usePage();
  const { state, change, showResults } = useSearchParts();
  const pages = pageCount(total, resultsPerPage);
  return (
    <Pagination
      page={current}
      pages={pages}
      hrefOf={(number) => addressOf(page, { ...state, pageIndex: number - 1 })}
      onGo={(number) => {
        change({ type: 'pageChosen', pageIndex: number - 1 });
        showResults();
      }}
    />
  );
}
