import { useEffect, useRef, type RefObject } from 'react';

const covering = new Set<HTMLElement>();

/** Writes to the document itself, so that nothing has to render. */
function measure(): void {
  const root = document.documentElement;
  const heights = [...covering].map((element) =>
    getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0,
  );
  root.style.setProperty('--covered', `${heights.reduce((sum, height) => sum + height, 0)}px`);
}

/**
 * Keeps the custom property `--covered` at the height, in pixels, of everything fixed to the bottom of the window. The
 * page scrolls further by as much, so that neither its end nor the focused element is hidden.
 * @param shown - number of entries in the element; 0 while it is not rendered
 * @requirement M3
 */
export function useCovering<T extends HTMLElement>(shown: number): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const foot = element.current;
    if (!foot) return undefined;
    covering.add(foot);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      covering.delete(foot);
      measure();
    };
  }, [shown]);
  return element;
}
