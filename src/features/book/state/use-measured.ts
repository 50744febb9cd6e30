import { useCallback, useEffect } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';

const ended = { eventName: 'form submit', formName: 'schedule-appointment' } as const;

/**
 * Counts the steps of a booking, once each time one is reached: the name of the step and nothing else. With whom, why
 * and for whom a visit is never leaves the page.
 * @param step - undefined while none is open
 * @requirement I13 N3
 */
export function useMeasuredStep(step: string | undefined): void {
  const { analytics } = usePage();
  useEffect(() => {
    if (step !== undefined) pushEvent({ eventName: 'online schedule', scheduleStepName: step }, analytics);
  }, [analytics, step]);
}

/**
 * Counts how a booking ended.
 * @returns to be called with what went wrong, as one word of ours; '' when it was booked
 * @requirement I13
 */
export function useMeasuredBooking(): (failReason: string) => void {
  const { analytics } = usePage();
  return useCallback(
    (failReason) => {
      if (failReason === '') pushEvent({ ...ended, scheduleSubmitStatus: 'success' }, analytics);
      else
        pushEvent(
          { ...ended, scheduleSubmitStatus: 'fail', scheduleSubmitFailReason: failReason },
          analytics,
        );
    },
    [analytics],
  );
}
