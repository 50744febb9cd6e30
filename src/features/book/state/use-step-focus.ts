import { useEffect, useRef } from 'react';
import type { BookingPage } from '../model/booking-page';

/**
 * Moves the focus to the heading when the step changes, and scrolls up. Whoever comes from the window of the first two steps
 * to the patient's details, has done nothing here yet, and is at the heading too.
 * @returns the ref of the heading
 * @requirement I8
 */
export function useStepFocus(step: BookingPage['step']): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(step);
  useEffect(() => {
    const hasBegun = former.current !== 'starting';
    if (step !== 'starting' && hasBegun && former.current !== step) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    if (step === 'patient' && !hasBegun && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    former.current = step;
  }, [step]);
  return heading;
}
