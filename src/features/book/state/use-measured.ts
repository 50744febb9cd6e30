import { useCallback, useEffect } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';

const formName = 'schedule-appointment';

/**
 * Counts the steps of a booking, once each time one is reached: the name of the step and nothing else. With whom, why
 * and for whom a visit is never leaves the page.
 * @param step - undefined while none is open
 * @requirement I13 N3
 */
export function useMeasuredStep(step: string | undefined): void {
  const { analytics } = usePage();
  useEffect(() => {
    if (analytics && step !== undefined)
      pushEvent({ eventName: 'online schedule', scheduleStep: step }, analytics);
  }, [analytics, step]);
}

/**
 * Counts how a booking ended.
 * @returns to be called with what went wrong, as one word of ours; '' when it was booked
 * @requirement I13
 */
export function useMeasuredBooking(): (formError: string) => void {
  const { analytics } = usePage();
  return useCallback(
    (formError) => {
      if (analytics)
        pushEvent({ eventName: 'form submit', formName, ...(formError ? { formError } : {}) }, analytics);
    },
    [analytics],
  );
}
