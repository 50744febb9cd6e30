import { useEffect } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';
import type { SearchOutcome } from '../model/outcome';

/** Counts a search that found nothing; what was searched for is not told. @requirement B23 */
export function useMeasuredFailure(outcome: SearchOutcome): void {
  const { measuring } = usePage();
  const isEmpty = outcome.ok && outcome.results.total === 0;
  useEffect(() => {
    if (measuring && isEmpty) pushEvent({ eventName: 'search fail', resultCount: '0' }, measuring);
  }, [measuring, isEmpty, outcome]);
}
