import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { scheduling } from '@/config/scheduling';
import { touchBooking } from '@/features/appointment/state/session';

export type IdleControl = {
  /** Two minutes or less are left. */
  readonly isEnding: boolean;
  /** Starts the half hour again and closes the question at once; any act starts it again too. */
  readonly stay: () => void;
};

const checkMs = 10_000;
/** Assistive programs press a button without a pointer or a key. */
const acts = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Ends what nobody has touched for half an hour.
 * @param onIdle - returns whether it has ended; otherwise it is asked again
 * @decision Q56
 */
export function useIdle(onIdle: () => boolean): IdleControl {
  const [isEnding, setEnding] = useState(false);
  const actedAt = useRef(0);
  const act = useCallback(() => {
    actedAt.current = Date.now();
    touchBooking(actedAt.current);
  }, []);
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    actedAt.current = Date.now();
    const timer = setInterval(() => {
      const minutes = (Date.now() - actedAt.current) / 60_000;
      const isOver = minutes > scheduling.idleMinutes && end();
      setEnding(!isOver && minutes > scheduling.idleMinutes - scheduling.idleWarningMinutes);
    }, checkMs);
    for (const name of acts) document.addEventListener(name, act);
    return () => {
      clearInterval(timer);
      for (const name of acts) document.removeEventListener(name, act);
    };
  }, [act]);
  return {
    isEnding,
    stay: () => {
      act();
      setEnding(false);
    },
  };
}
