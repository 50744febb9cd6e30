import { useEffect, useRef, type RefObject } from 'react';

/**
 * Makes an element the one that a fragment of the address leads to, unless another is it already: what authors name may
 * stand on a page twice, or be called like a part of the page.
 * @param fragment - without `#`; undefined for none
 */
export function useFragment(fragment: string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !fragment || document.getElementById(fragment)) return undefined;
    element.id = fragment;
    return () => element.removeAttribute('id');
  }, [fragment]);
  return ref;
}
