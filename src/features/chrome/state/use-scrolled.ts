import { useEffect, useRef, type RefObject } from 'react';

/** Smaller moves are ignored. */
const minMovePx = 8;

/**
 * Gives an element the attribute `data-scrolled` while the visitor scrolls down. Writes to the element itself, because
 * scrolling must not render anything.
 * @requirement M1
 */
export function useScrolled<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now > 0 && Math.abs(now - last) < minMovePx) return;
      element.current?.toggleAttribute('data-scrolled', now > last && now > 0);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return element;
}
