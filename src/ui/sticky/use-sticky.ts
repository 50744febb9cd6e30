import { useEffect, useRef, type RefObject } from 'react';
import { keepSticky } from '@/ui/sticky/keep-sticky';

/**
 * For an element that stays at the lower edge of the window or of its dialog: see `keepSticky`.
 * @param shown - number of entries in the element; 0 while it is not rendered
 * @requirement M3
 */
export function useSticky<T extends HTMLElement>(shown = 1): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => (element.current ? keepSticky(element.current, '--covered') : undefined), [shown]);
  return element;
}
