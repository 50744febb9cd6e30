import { useSyncExternalStore } from 'react';

/** How many slides are seen at once, by the width of the window. Up to 768 px it is one. */
export type Shown = {
  /** Up to 1024 px. */
  readonly tablet: number;
  readonly desktop: number;
};

// In rem, as the style sheet has them: with letters of twice their size a tablet has room for what a phone shows.
const queries = { mobile: '(width <= 48rem)', tablet: '(48rem < width <= 64rem)' };

/** No more slides at once than there are, and at least one. @requirement D6 */
export function capShown({ tablet, desktop }: Shown, count: number): Shown {
  const cap = (wanted: number) => Math.max(1, Math.min(Math.trunc(wanted) || 1, count));
  return { tablet: cap(tablet), desktop: cap(desktop) };
}

/** Calls back when the window has room for more or fewer slides. @returns ends it */
function watchWidth(follow: () => void): () => void {
  const lists = Object.values(queries).map((query) => window.matchMedia?.(query));
  for (const list of lists) list?.addEventListener('change', follow);
  return () => {
    for (const list of lists) list?.removeEventListener('change', follow);
  };
}

/**
 * How many slides the window has room for now; undefined on the server, which draws for every width at once.
 * @requirement G6
 */
export function useShown({ tablet, desktop }: Shown): number | undefined {
  const now = () => {
    if (window.matchMedia?.(queries.mobile).matches) return 1;
    return window.matchMedia?.(queries.tablet).matches ? tablet : desktop;
  };
  return useSyncExternalStore(watchWidth, now, () => undefined);
}
