import { useRouter } from 'next/compat/router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type Menu = {
  /** Id of the open entry; at most one is open. */
  readonly openId: string | undefined;
  readonly toggle: (id: string) => void;
  readonly close: () => void;
  /** For the element around the menu: a click or the focus outside of it closes the menu. */
  readonly root: RefObject<HTMLDivElement | null>;
};

/**
 * The open entry of a navigation. It closes on Escape, which returns the focus to the button, on a click outside, when
 * the focus leaves, and when the address changes.
 * @requirement M1
 */
export function useMenu(): Menu {
  const address = useRouter()?.asPath;
  const [opened, setOpened] = useState<{ readonly id: string; readonly address: string | undefined }>();
  const root = useRef<HTMLDivElement>(null);
  // An entry opened at another address counts as closed.
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
      // An open entry inside this one closes first.
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
