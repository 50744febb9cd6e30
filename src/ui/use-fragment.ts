import { useEffect, useRef, type RefObject } from 'react';

/**
 * Makes an element the one that a fragment of the address leads to, unless another is it already: what authors name may
 * stand on a page twice, or be called like a part of the page. Of elements with the same `data-fragment` the first one on
 * the page has it, whichever of them comes to life first.
 * @param fragment - without `#`; undefined for none
 * @param instead - of an element that does not get it
 */
export function useFragment(
  fragment: string | undefined,
  instead?: string,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    const id = [fragment, instead].find((name) => name && element && isFree(name, element));
    if (!element || !id) return undefined;
    element.id = id;
    return () => element.removeAttribute('id');
  }, [fragment, instead]);
  return ref;
}

function isFree(name: string, element: HTMLElement): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-fragment]')];
  const first = all.find(({ dataset }) => dataset.fragment === name) ?? element;
  return first === element && !document.getElementById(name);
}
