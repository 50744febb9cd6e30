import { useEffect, useState } from 'react';

/** How many slides are seen at once, by the width of the window. */
export type Shown = {
  /** Up to 768 px. */
  readonly mobile: number;
  /** Up to 1024 px. */
  readonly tablet: number;
  readonly desktop: number;
};

// In rem, as the style sheet has them: with letters of twice their size a tablet has room for what a phone shows.
const queries = { mobile: '(width <= 48rem)', tablet: '(48rem < width <= 64rem)' };

/** No more slides at once than there are, and at least one. @requirement D6 */
export function capShown(shown: Shown, count: number): Shown {
  const cap = (wanted: number) => Math.max(1, Math.min(Math.trunc(wanted) || 1, count));
  return { mobile: cap(shown.mobile), tablet: cap(shown.tablet), desktop: cap(shown.desktop) };
}

/**
 * How many slides the window has room for now. Browser only: the server draws for every width at once.
 * @requirement G6
 */
export function useShown({ mobile, tablet, desktop }: Shown): number {
  const now = () => {
    if (window.matchMedia?.(queries.mobile).matches) return mobile;
    return window.matchMedia?.(queries.tablet).matches ? tablet : desktop;
  };
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const follow = () => setShown(now);
    follow();
    const lists = Object.values(queries).map((query) => window.matchMedia?.(query));
    for (const list of lists) list?.addEventListener('change', follow);
    return () => {
      for (const list of lists) list?.removeEventListener('change', follow);
    };
    // `now` is made of these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mobile, tablet, desktop]);
  return shown;
}
