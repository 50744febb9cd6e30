import { useContext, type ReactNode } from 'react';
import { DrawOnceContext } from '@/cms/draw-once';
import { usePage } from '@/cms/page';
import type { Hit } from '@/contracts/search';
import { resultsPerPage } from '@/config/search';
import { Pagination } from '@/ui/pagination/Pagination';
import type { SearchOutcome } from '../model/outcome';
import { firstOf, pageCount, pageOf } from '../model/summary';
import { Groups } from './groups';
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
  const { hits, total } = outcome.results;
  if (total === 0) return <NextSteps />;
  const page = pageOf(state, total);
  const search = { query: answeredQuery, total, shown: hits.length, page, isSuggestion: false };
  return (
    <div aria-busy={isLoading} className={`${styles.results} ${isLoading ? styles.loading : ''}`}>
      <div className={styles.groups} data-search={JSON.stringify(search)}>
        <Groups
          hits={hits}
          first={firstOf(state, total)}
          card={(hit, number) => <Card hit={hit} number={number} requestHref={requestHref} />}
        />
      </div>
      <Pages page={page} total={total} />
    </div>
  );
}

function Card({
  hit,
  number,
  requestHref,
}: ResultsProps & { readonly hit: Hit; readonly number: number }): ReactNode {
  const { outcome, state, model } = useSearchParts();
  const drawn = useContext(DrawOnceContext);
  switch (hit.type) {
    case 'physician': {
      const card = <PhysicianCard hit={hit} requestHref={requestHref} isNewPatient={!state.typeReturn} />;
      return drawn ? drawn.entry(card) : card;
    }
    case 'location':
      return <LocationCard hit={hit} number={model.type === 'location' ? number : undefined} />;
    default: {
      const card = <OtherCard hit={hit} told={toldOf(outcome, hit)} />;
      return drawn ? drawn.entry(card) : card;
    }
  }
}

/** What the box above the results says of one of them; '' for nothing. */
function toldOf(outcome: SearchOutcome, { path }: Hit): string {
  const answer = outcome.ok ? outcome.results.answer : null;
  return answer?.path === path ? answer.text : '';
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
