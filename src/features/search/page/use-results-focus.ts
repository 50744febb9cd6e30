import { useCallback, useRef, type RefObject } from 'react';

export type ResultsFocus = {
  /** The section of the results. */
  readonly results: RefObject<HTMLElement | null>;
  /** Moves the focus to the results, and scrolls to their number if it is out of view. */
  readonly showResults: () => void;
};

/** Moves the focus after a change that removes the control it came from. @requirement B9 B26 */
export function useResultsFocus(): ResultsFocus {
  const results = useRef<HTMLElement>(null);
  const showResults = useCallback(() => {
    const section = results.current;
    section?.focus({ preventScroll: true });
    // An open dialog keeps the focus, and the page behind it must not scroll.
    if (document.activeElement === section)
      section?.querySelector('output')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return { results, showResults };
}
