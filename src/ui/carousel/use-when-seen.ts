import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come near the window, once. Never in a browser that cannot tell.
 * @param isWanted - nothing is watched before this is true
 */
export function useWhenSeen(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!isWanted || isSeen || !target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isWanted, isSeen]);
  return isSeen;
}
