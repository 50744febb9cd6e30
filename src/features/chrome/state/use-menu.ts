import { useRouter } from 'next/compat/router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type Menu = {
  /** Id of what is open: one entry of the navigation at most. */
  readonly openId: string | undefined;
  readonly toggle: (id: string) => void;
  readonly close: () => void;
  /** Put on the element outside of which a click or the focus closes. */
  readonly root: RefObject<HTMLDivElement | null>;
};

/**
 * What is open in a navigation. It closes on Escape (the focus then returns to the button), on a click outside, when
 * the focus leaves, and when the route or its query changes.
 * @requirement M1
 */
export function useMenu(): Menu {
  const address = useRouter()?.asPath;
  const [opened, setOpened] = useState<{ readonly id: string; readonly address: string | undefined }>();
  const root = useRef<HTMLDivElement>(null);
  // What was opened at another address is closed here.
  const openId = opened?.address === address ? opened?.id : undefined;
  const isOpen = openId !== undefined;
  const close = useCallback(() => setOpened(undefined), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [button, inner] =
        root.current?.querySelectorAll<HTMLElement>('[data-opener][aria-expanded="true"]') ?? [];
      // Something opened inside closes first.
      if (inner) return;
      close();
      button?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
      window.removeEventListener('popstate', close);
    };
  }, [isOpen, close]);

  const toggle = (id: string) => setOpened(id === openId ? undefined : { id, address });
  return { openId, toggle, close, root };
}
