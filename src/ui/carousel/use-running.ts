import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { RunningProps } from '@/ui/carousel/Running';
import { useWhenSeen } from '@/ui/carousel/use-when-seen';

type RunningOptions = {
  readonly root: RefObject<HTMLElement | null>;
  /** What stands there until the script comes. */
  readonly row: RefObject<HTMLElement | null>;
  /** Whether there is anything to run. */
  readonly isSliding: boolean;
  /** Number of slides. */
  readonly count: number;
};

/**
 * Loads what runs a carousel when it comes near the window.
 * @returns the component and the index of the slide to begin with, the one that is in view then; whether its script did
 *   not come
 */
export function useRunning({ root, row, isSliding, count }: RunningOptions) {
  const [start, setStart] = useState(0);
  const [Running, setRunning] = useState<ComponentType<RunningProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = useWhenSeen(root, isSliding);

  useEffect(() => {
    if (!isNear) return undefined;
    let isOver = false;
    let leave: (() => void) | undefined;
    const swap = (Loaded: ComponentType<RunningProps>) => {
      const element = row.current;
      // Whoever reads with the keyboard keeps the row until they have left it.
      if (element?.contains(document.activeElement)) {
        const onLeft = () => setTimeout(() => isOver || swap(Loaded));
        element.addEventListener('focusout', onLeft, { once: true });
        leave = () => element.removeEventListener('focusout', onLeft);
        return;
      }
      setStart(scrolledTo(element, count));
      setRunning(() => Loaded);
    };
    void import('@/ui/carousel/Running').then(
      (loaded) => {
        if (!isOver) swap(loaded.Running);
      },
      () => setHasFailed(true),
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [isNear, count, row]);

  return { Running, start, hasFailed };
}

/** The first slide in view of a row that somebody may have scrolled. */
function scrolledTo(row: HTMLElement | null, count: number): number {
  const width = row?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!row || width === 0) return 0;
  return Math.min(count - 1, Math.round(Math.abs(row.scrollLeft) / width));
}
