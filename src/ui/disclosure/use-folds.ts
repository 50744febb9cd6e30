import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes the `<details>` of groups in narrow windows; the element around them has `data-folds`. The server sends them open, for
 * browsers without scripts and for wide windows, where their titles are not buttons. Until this has run, the style sheet hides
 * what it will close, so that nothing moves.
 * @requirement M7 C1
 */
export function useFolds(): RefObject<HTMLDivElement | null> {
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const narrow = window.matchMedia?.('(width < 48rem)');
    const fold = () => {
      for (const column of columns.current?.querySelectorAll('details') ?? []) {
        column.open = !narrow?.matches;
        column.querySelector('summary')?.setAttribute('tabindex', narrow?.matches ? '0' : '-1');
      }
    };
    // `hydration/later.js` may have done it. Since then the visitor may have opened one, or turned the device.
    if (!narrow?.matches || !columns.current?.hasAttribute('data-ready')) fold();
    columns.current?.setAttribute('data-ready', '');
    narrow?.addEventListener('change', fold);
    return () => narrow?.removeEventListener('change', fold);
  }, []);
  return columns;
}
