import { useEffect, useRef } from 'react';

const mark = 'foyerGuard';

function isGuarded(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

type Leaving = {
  /** Set until the browser is asked to go back; from then on only `popstate` tells when it has. */
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly waiting: (() => void)[];
};

/** The entry of what was just closed, while it is being left: browsers go back later than they are asked to. */
let leaving: Leaving | undefined;

/** Whether the next `popstate` is of something that was closed, and not a visitor's Back. */
export function isLeavingGuard(): boolean {
  return leaving !== undefined;
}

/** Runs when nothing is being left: an entry that is laid meanwhile would be gone back from. */
export function afterGuard(act: () => void): void {
  if (leaving) leaving.waiting.push(act);
  else act();
}

function settle(): void {
  const waiting = leaving?.waiting ?? [];
  leaving = undefined;
  for (const act of waiting) act();
}

/** Gives the entry back. Later, because what is opened at once, as development mode does, goes on with it. */
function leave(): void {
  if (leaving) return;
  const timer = setTimeout(() => {
    if (!isGuarded()) {
      settle();
      return;
    }
    if (leaving) leaving.timer = undefined;
    // After all who listen for Back have seen whose it is.
    window.addEventListener('popstate', () => setTimeout(settle), { once: true });
    window.history.back();
  });
  leaving = { timer, waiting: [] };
}

function keep(): void {
  if (leaving?.timer === undefined) return;
  clearTimeout(leaving.timer);
  settle();
}

/**
 * Lets the browser's Back button work inside something that is open: one entry is laid into the history while it is,
 * and Back calls `onBack` instead of leaving the page.
 * @param onBack - returns whether it is still open afterwards
 */
export function useBackGuard(isOpen: boolean, onBack: () => boolean): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const lay = () => {
      const state: unknown = window.history.state;
      if (!isGuarded()) window.history.pushState({ ...(state as object | null), [mark]: true }, '');
    };
    const pop = () => {
      if (back.current()) lay();
    };
    let isClosed = false;
    keep();
    afterGuard(() => {
      if (isClosed) return;
      lay();
      window.addEventListener('popstate', pop);
    });
    return () => {
      isClosed = true;
      window.removeEventListener('popstate', pop);
      leave();
    };
  }, [isOpen]);
}
