import { useEffect, useEffectEvent } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';
import type { SearchOutcome } from '../model/outcome';
import { useSearchParts } from '../page/search-context';

/**
 * Tells how many results a search has; one without any failed, also where the service was not asked because no place is
 * near enough. What was typed is not told.
 * @requirement B23 N1
 * @decision Q13
 */
export function useSearchEvent(outcome: SearchOutcome): void {
  const { analytics } = usePage();
  const { model, state } = useSearchParts();
  const total = outcome.ok ? outcome.results.total : undefined;
  const filters = state.filters.map(({ field, value }) => `${field}:${value}`);
  const tell = useEffectEvent(() => {
    if (total === undefined) return;
    pushEvent(
      {
        eventName: total === 0 ? 'search fail' : 'search',
        searchNumberResults: String(total),
        searchCategory: model.type,
        searchFilters: filters.join('|'),
        searchFilter: filters.at(-1),
      },
      analytics,
    );
  });
  useEffect(() => tell(), [outcome]);
}
