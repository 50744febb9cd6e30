import { useEffect, useRef, type RefObject } from 'react';

const leastMovePx = 8;

/**
 * Marks an element with `data-scrolled` while the visitor reads downward. Written straight to the element: scrolling
 * must not render anything.
 * @requirement M1
 */
export function useScrolled<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now > 0 && Math.abs(now - last) < leastMovePx) return;
      element.current?.toggleAttribute('data-scrolled', now > last && now > 0);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return element;
}
