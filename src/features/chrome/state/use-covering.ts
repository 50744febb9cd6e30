import { useEffect, useRef, type RefObject } from 'react';

const covering = new Set<HTMLElement>();

/** Written straight to the page: what covers its foot must not render anything else. */
function measure(): void {
  const root = document.documentElement;
  const heights = [...covering].map((element) =>
    getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0,
  );
  root.style.setProperty('--covered', `${heights.reduce((sum, height) => sum + height, 0)}px`);
}

/**
 * Keeps `--covered`, in pixels, as high as what stands fixed over the foot of the window: by as much the page scrolls
 * further, so that neither what has the focus nor its own end hides behind it.
 * @param shown - how many things it shows; 0 when it is not there
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
