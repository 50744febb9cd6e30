import { useEffect, useMemo, useReducer, useRef } from 'react';
import { isTrue } from '@/cms/fields/readers';
import { offeredChoices, type OfferedChoices } from '@/domain/patient-form/form';
import { authoredChoices } from '@/features/appointment/model/authored-choices';
import { purgeBooking } from '@/features/appointment/state/session';
import { useHold, type HoldControl } from '@/features/appointment/state/use-hold';
import { bookingPageReducer, type BookingPage, type BookingPageEvent } from '../model/booking-page';
import { isPatientComplete } from '../model/patient-details';
import type { Workflow } from '../model/workflow';
import { useIdle, type IdleControl } from './use-idle';
import { useKeptBooking } from './use-kept-booking';
import { useMeasuredStep } from './use-measured';
import { usePageSteps } from './use-page-steps';
import { useSendBooking, type Confirm } from './use-send-booking';
import { useStoredBooking } from './use-stored-booking';

export type BookingPageControl = {
  readonly page: BookingPage;
  readonly control: HoldControl;
  readonly dispatch: (event: BookingPageEvent) => void;
  readonly confirm: Confirm;
  /** Drops everything; the caller leaves the page. */
  readonly abandon: () => void;
  readonly idle: IdleControl;
  /** The choices that the patient's form offers. */
  readonly offered: OfferedChoices;
};

export type BookingPageOptions = {
  readonly workflow: Workflow;
  /** Id of the page's CMS item; '' for none. */
  readonly item: string;
  readonly opensAtConfirm: boolean;
};

/**
 * The page of patient details and confirmation: reads what the wizard left in this tab, keeps it up to date, sends the
 * booking once per draft and drops everything when it is booked, left or idle.
 * @requirement I9 I10 I11 I14
 * @decision Q56
 */
export function useBookingPage({ workflow, item, opensAtConfirm }: BookingPageOptions): BookingPageControl {
  const [page, dispatch] = useReducer(bookingPageReducer, { step: 'starting' });
  const control = useHold();
  // The agreement starts ticked unless the author turned that off. @decision Q47
  const termsPrechecked = !isTrue(workflow.termsUnchecked);
  const offered = useMemo(() => offeredChoices((name) => authoredChoices(workflow, name)), [workflow]);
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });

  useStoredBooking({ dispatch, control, offered, termsPrechecked, opensAtConfirm });
  useMeasuredStep(page.step === 'patient' || page.step === 'confirm' ? page.step : undefined);
  useKeptBooking(page, control);
  const confirm = useSendBooking({ latest, dispatch, control, item });
  const idle = useIdle(() => {
    const now = latest.current;
    const isBusy = now.step === 'confirm' && now.submission.status === 'sending';
    if (isBusy) return false;
    purgeBooking();
    // What is shown stays; the next who loads the page sees nothing of it.
    if (now.step === 'booked') return false;
    dispatch({ type: 'abandoned', wasIdle: true });
    return true;
  });
  const open =
    page.step === 'patient' || page.step === 'confirm' || page.step === 'booked' ? page.step : undefined;
  usePageSteps(open, (target) => {
    const now = latest.current;
    if (target === 'patient') dispatch({ type: 'patientReopened' });
    if (target !== 'confirm' || now.step !== 'patient') return;
    if (isPatientComplete(now, { offered, now: Date.now() })) {
      dispatch({ type: 'patientSubmitted', termsPrechecked });
    }
  });

  return {
    page,
    control,
    dispatch,
    confirm,
    offered,
    idle: { ...idle, isEnding: idle.isEnding && (page.step === 'patient' || page.step === 'confirm') },
    abandon: () => {
      purgeBooking();
      control.release();
      dispatch({ type: 'abandoned', wasIdle: false });
    },
  };
}
