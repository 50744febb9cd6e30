import { useEffect, useRef } from 'react';

const mark = 'foyerGuard';

function isGuarded(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Lets the browser's Back button work inside something that is open: one entry is laid into the history while it is,
 * and Back calls `onBack` instead of leaving the page.
 * @param onBack - returns whether it is still open afterwards
 */
export function useBackGuard(isOpen: boolean, onBack: () => boolean): void {
  const back = useRef(onBack);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const lay = () => {
      const state: unknown = window.history.state;
      if (!isGuarded()) window.history.pushState({ ...(state as object | null), [mark]: true }, '');
    };
    clearTimeout(leaving.current);
    lay();
    const pop = () => {
      if (back.current()) lay();
    };
    window.addEventListener('popstate', pop);
    return () => {
      window.removeEventListener('popstate', pop);
      // Later, because development mode takes every effect back once and runs it again.
      leaving.current = setTimeout(() => {
        if (isGuarded()) window.history.back();
      }, 0);
    };
  }, [isOpen]);
}
