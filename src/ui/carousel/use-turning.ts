import { useEffect, useRef, useState, type FocusEvent } from 'react';

type TurningOptions = {
  /** Seconds until the next turn; 0 for never. */
  readonly seconds: number;
  readonly turn: () => void;
  /** What is shown now: each turn begins the time anew. */
  readonly current: number;
};

/** Slides that turn by themselves. `watched` goes to the element around them. */
export type Turning = {
  /** Whether they turn by themselves at all. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly stop: () => void;
  readonly start: () => void;
  readonly watched: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
};

/**
 * Turns slides by themselves until somebody wants to read: the pointer above them holds them, the focus in them and
 * every press on their buttons ends it. A page that nobody looks at waits.
 * @requirement G6
 */
export function useTurning({ seconds, turn, current }: TurningOptions): Turning {
  const isOffered = seconds > 0;
  const [isOn, setIsOn] = useState(isOffered);
  const [isHeld, setIsHeld] = useState(false);
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  const runs = isOffered && isOn && !isHeld;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [runs, seconds, current]);
  return {
    isOffered,
    isOn,
    stop: () => setIsOn(false),
    start: () => setIsOn(true),
    watched: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: ({ target }) => {
        // The button that starts it has the focus, too.
        if (!target.closest('[data-turning]')) setIsOn(false);
      },
    },
  };
}
