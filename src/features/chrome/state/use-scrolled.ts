import { useEffect, useRef, type RefObject } from 'react';
import { watchSticky } from '@/ui/sticky/use-sticky';

/** Smaller moves are ignored. */
const minMovePx = 8;

/**
 * Keeps the bar at the top of the window where it is small enough (see `keepSticky`), and gives it the attribute
 * `data-scrolled` while the visitor scrolls down. Writes to the element itself, because scrolling must not render
 * anything.
 * @requirement M1
 */
export function useScrolled<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const bar = element.current;
    if (!bar) return undefined;
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now > 0 && Math.abs(now - last) < minMovePx) return;
      bar.toggleAttribute('data-scrolled', now > last && now > 0);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    const unstick = watchSticky(bar, '--bar');
    return () => {
      window.removeEventListener('scroll', follow);
      unstick();
    };
  }, []);
  return element;
}
