import { useRef, type TouchEvent } from 'react';

/** A finger that moves less than this, in CSS pixels, does not swipe. */
const leastMove = 40;

type SideSwipe = { readonly onLeft: () => void; readonly onRight: () => void };

/** Handlers for an element over which a finger may be drawn to one side. */
export function useSideSwipe({ onLeft, onRight }: SideSwipe) {
  const from = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const start = from.current;
      const end = changedTouches[0]?.clientX;
      from.current = undefined;
      if (start === undefined || end === undefined || Math.abs(end - start) < leastMove) return;
      if (end < start) onLeft();
      else onRight();
    },
  };
}
