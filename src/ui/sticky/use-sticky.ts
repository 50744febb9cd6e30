import { useEffect, useRef, type RefObject } from 'react';
import type { StickyHeight } from './keep-sticky';

/**
 * Watches an element that stays at an edge of the window or of its dialog: see `keepSticky`. Its script comes after the
 * page's own.
 * @returns ends it
 */
export function watchSticky(element: HTMLElement, name: StickyHeight): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  void import('./keep-sticky').then(
    ({ keepSticky }) => {
      if (!isOver) end = keepSticky(element, name);
    },
    // Without it, a bar may hide more than it should.
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/**
 * For an element that stays at the lower edge of the window or of its dialog.
 * @param shown - number of entries in the element; 0 while it is not rendered
 * @requirement D13 N2
 */
export function useSticky<T extends HTMLElement>(shown = 1): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => (element.current ? watchSticky(element.current, '--covered') : undefined), [shown]);
  return element;
}
