import { useEffect, useRef } from 'react';
import { afterGuard, isLeavingGuard } from './use-back-guard';

const mark = 'foyerStep';

/** The step that the current history entry stands for; '' for an entry that a link made. */
function stepOfHistory(): string {
  const state: unknown = window.history.state;
  const step = typeof state === 'object' && state !== null && mark in state ? state[mark] : '';
  return typeof step === 'string' ? step : '';
}

/**
 * Gives each step of a page its entry in the browser's history, so that Back leads to the step before. Entries hold the
 * name of the step and nothing else of it.
 * @param step - the step that is shown; undefined while nothing is decided
 * @param onReached - the visitor went to a step by Back or Forward
 */
export function usePageSteps(step: string | undefined, onReached: (step: string) => void): void {
  const first = useRef<string | undefined>(undefined);
  /** The step of the entry that the browser is at, whatever became of the entry's own record. */
  const current = useRef<string | undefined>(undefined);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  useEffect(() => {
    if (step === undefined || current.current === step) return;
    const isFirst = first.current === undefined;
    first.current ??= step;
    current.current = step;
    afterGuard(() => {
      const state = { ...(window.history.state as object | null), [mark]: step };
      // Nothing leads back to a form that is no more.
      if (isFirst || step === 'booked') window.history.replaceState(state, '');
      else window.history.pushState(state, '');
    });
  }, [step]);
  useEffect(() => {
    const pop = () => {
      if (isLeavingGuard()) return;
      // The framework rewrites the entry with which a page is loaded: that one is the first step that was shown.
      const target = stepOfHistory() || first.current;
      if (target === undefined) return;
      current.current = target;
      reached.current(target);
    };
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);
}
