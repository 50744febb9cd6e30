import { useCallback, useEffect, useRef, useState } from 'react';
import type { RedFlag } from '@/domain/red-flags';
import { formatSearchUrl, parseSearchUrl, withoutPlace, type SearchState } from '@/domain/search/search-url';
import { addressedSearch } from '@/domain/search/child-age';
import { changeSearch, type SearchChange } from '../model/change';
import {
  askedWords,
  settledState,
  unknownPlace,
  type SearchOutcome,
  type SearchPageData,
} from '../model/outcome';
import { fetchResults } from './fetch-results';
import { useRedFlag } from './use-red-flag';

export type SearchControl = {
  readonly state: SearchState;
  readonly outcome: SearchOutcome;
  /** The query that the outcome answers; older than that of `state` while a search runs. */
  readonly answeredQuery: string;
  /** What somebody may be living through who asks this. */
  readonly redFlag: RedFlag | undefined;
  /** The outcome is that of the page as it opens: nothing was asked for. */
  readonly isOpening: boolean;
  readonly isLoading: boolean;
  readonly change: (change: SearchChange) => void;
  readonly retry: () => void;
};

/**
 * The search of a page after its first rendering. Every change writes the address and requests the results. A newer
 * search aborts an older one. Back and Forward repeat their search.
 * @param data - of the first rendering
 * @param language - BCP 47 tag of the page
 * @requirement B2 B26
 */
export function useSearch(data: SearchPageData, language: string): SearchControl {
  const { source, model, subsite } = data;
  const [state, setState] = useState(data.state);
  const [answer, setAnswer] = useState(() => answerTo(data.state, data.outcome));
  const [isLoading, setLoading] = useState(false);
  const running = useRef<AbortController>(undefined);

  const run = useCallback(
    async (next: SearchState) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState(next);
      setLoading(true);
      try {
        const scope = { source, type: model.type, language, ...(subsite ? { subsite } : {}) };
        const outcome = await fetchResults(scope, next, controller.signal);
        if (running.current !== controller) return;
        const settled = settledState(next, outcome);
        leaveOutPlace(next, outcome);
        setState(settled);
        setAnswer(answerTo(settled, outcome));
        setLoading(false);
      } catch {
        // Aborted by a newer search.
      }
    },
    [source, model.type, language, subsite],
  );

  const change = useCallback(
    (what: SearchChange) => {
      const next = changeSearch(state, what, model.filters);
      window.history.pushState(ownEntry, '', addressOf(next));
      void run(next);
    },
    [state, model.filters, run],
  );

  useEffect(() => {
    // For history entries of its own the router would load the page again.
    window.history.replaceState(ownEntry, '');
    leaveOutPlace(stateOfAddress(), data.outcome);
    const onPopState = () => void run(addressedSearch(stateOfAddress(), model.filters));
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      running.current?.abort();
    };
  }, [run, data.outcome, model.filters]);

  const redFlag = useRedFlag(answer.asked, data);

  return { state, ...answer, redFlag, isLoading, change, retry: () => void run(state) };
}

function answerTo(
  state: SearchState,
  outcome: SearchOutcome,
): Pick<SearchControl, 'outcome' | 'answeredQuery' | 'isOpening'> & { readonly asked: string } {
  const asked = askedWords(state, outcome);
  return { outcome, answeredQuery: state.query, asked, isOpening: formatSearchUrl(state) === '' };
}

const ownEntry = { search: true };

function stateOfAddress(): SearchState {
  return parseSearchUrl(new URLSearchParams(window.location.search));
}

/** An address never names a place that could not be looked up. @requirement B14 */
function leaveOutPlace(asked: SearchState, outcome: SearchOutcome): void {
  if (asked.distance !== '' && unknownPlace(outcome))
    window.history.replaceState(ownEntry, '', addressOf(withoutPlace(asked)));
}

function addressOf(state: SearchState): string {
  const query = formatSearchUrl(state);
  return window.location.pathname + (query && `?${query}`);
}
