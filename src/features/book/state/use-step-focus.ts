import { useEffect, useRef } from 'react';
import type { BookingPage } from '../model/booking-page';

/** Moves the focus to the heading when the step changes, and scrolls up. @returns the ref of the heading @requirement I8 */
export function useStepFocus(step: BookingPage['step']): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (step !== 'starting' && former.current !== 'starting' && former.current !== step) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    former.current = step;
  }, [step]);
  return heading;
}
