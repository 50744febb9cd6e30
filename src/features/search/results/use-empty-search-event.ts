import { useEffect } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';
import type { SearchOutcome } from '../model/outcome';

/** Sends an analytics event for a search without results. The event does not hold the query. @requirement B23 */
export function useEmptySearchEvent(outcome: SearchOutcome): void {
  const { analytics } = usePage();
  const isEmpty = outcome.ok && outcome.results.total === 0;
  useEffect(() => {
    if (analytics && isEmpty) pushEvent({ eventName: 'search fail', searchNumberResults: '0' }, analytics);
  }, [analytics, isEmpty, outcome]);
}
