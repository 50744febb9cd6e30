import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { BookAnswer } from '@/contracts/scheduling';
import { usePage } from '@/cms/page';
import { localDateAt } from '@/lib/chicago-time';
import type { FormProblems } from '@/lib/form-rules';
import type { RequestField } from '@/lib/request-form';
import { randomUuid } from '@/lib/uuid';
import { bookingPageReducer, type BookingPage, type BookingPageEvent } from '../model/booking-page';
import { bookingContent, draftFor } from '../model/draft';
import { emptyPatientForm, patientProblems, prefilled, type PatientForm } from '../model/patient-form';
import { beyondScheduleData, scheduleDataOf } from '../model/schedule-data';
import type { Visit } from '../model/visit';
import { callScheduling } from './api';
import {
  purgeBooking,
  purgeIfIdle,
  readDraft,
  readScheduleData,
  readVisit,
  writeDraft,
  writeScheduleData,
  writeVisit,
} from './session';
import { useHold, type HoldControl } from './use-hold';
import { useIdle, type IdleControl } from './use-idle';
import { useLeaving } from './use-leaving';
import { useMeasuredBooking, useMeasuredStep } from './use-measured';
import { usePageSteps } from './use-page-steps';

export type BookingPageControl = {
  readonly page: BookingPage;
  readonly control: HoldControl;
  readonly dispatch: (event: BookingPageEvent) => void;
  readonly confirm: () => void;
  /** Drops everything; the caller leaves the page. */
  readonly abandon: () => void;
  readonly idle: IdleControl;
};

export type BookingPageOptions = { readonly termsPrechecked: boolean; readonly opensAtConfirm: boolean };

/**
 * The page of patient details and confirmation: reads what the wizard left in this tab, keeps it up to date, sends the
 * booking once per draft and drops everything when it is booked, left or idle.
 * @requirement I9 I10 I11 I14
 * @decision Q56
 */
export function useBookingPage({ termsPrechecked, opensAtConfirm }: BookingPageOptions): BookingPageControl {
  const [page, dispatch] = useReducer(bookingPageReducer, { step: 'starting' });
  const control = useHold();
  const { language } = usePage();
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  const { adopt, place } = control;

  useEffect(() => {
    const wasIdle = purgeIfIdle(Date.now());
    const stored = readVisit();
    // Somebody grown up books for a child.
    const asker = stored?.visit.patient.isAdultPatient === false ? { bookedFor: 'Child' } : {};
    const form = prefilled({ ...emptyPatientForm, ...asker, ...stored?.form }, readScheduleData());
    const isComplete =
      stored !== undefined &&
      (opensAtConfirm || stored.step === 'confirm') &&
      Object.keys(problemsOf(stored.visit, form)).length === 0;
    dispatch({ type: 'stored', visit: stored?.visit, form, termsPrechecked, isComplete, wasIdle });
    if (!stored) return;
    const { holdId, holdEndsAt: endsAt } = stored;
    if (holdId !== null && endsAt > Date.now()) adopt(stored.visit.slot, { holdId, endsAt });
    else void place(stored.visit.slot, stored.visit.provider.npi);
  }, [adopt, place, termsPrechecked, opensAtConfirm]);

  useMeasuredStep(page.step === 'patient' || page.step === 'confirm' ? page.step : undefined);
  const measure = useMeasuredBooking();
  useKept(page, control);
  const idle = useIdle(() => {
    const now = latest.current;
    const isBusy = now.step === 'confirm' && now.submission.status === 'sending';
    if (isBusy || now.step === 'booked') return false;
    purgeBooking();
    dispatch({ type: 'abandoned', wasIdle: true });
    return true;
  });

  const open =
    page.step === 'patient' || page.step === 'confirm' || page.step === 'booked' ? page.step : undefined;
  usePageSteps(open, (target) => {
    const now = latest.current;
    if (target === 'patient') dispatch({ type: 'patientReopened' });
    if (target !== 'confirm' || now.step !== 'patient') return;
    const isComplete = Object.keys(problemsOf(now.visit, now.form)).length === 0;
    if (isComplete) dispatch({ type: 'patientSubmitted', termsPrechecked });
  });

  const isSending = useRef(false);
  const send = async ({ visit, form }: Extract<BookingPage, { step: 'confirm' }>) => {
    const content = bookingContent(visit, form);
    // A time that is just being kept is the visitor's own: without its hold it would look like somebody else's.
    const holdId = (await control.settled()) ?? null;
    const draft = draftFor(content, readDraft(), { draftId: randomUuid(), now: Date.now(), holdId });
    writeDraft(draft);
    const { draftId, requestedAt, holdId: heldBy } = draft;
    const body = { ...content, draftId, requestedAt, holdId: heldBy, language };
    const answer = await callScheduling<BookAnswer>('book', body);
    if (!answer.ok) {
      const { error } = answer.error;
      measure(error);
      // Without an answer nobody knows whether it was booked.
      if (error === 'noAnswer' || error === 'unavailable') dispatch({ type: 'answerLost' });
      else dispatch({ type: 'refusedBeforeSending', message: error });
      return;
    }
    measure(answer.value.outcome === 'booked' ? '' : answer.value.outcome);
    if (answer.value.outcome === 'booked') {
      purgeBooking();
      control.handOver();
    }
    // Whatever was kept for the visitor, it is not this time any more.
    if (answer.value.outcome === 'slotTaken') control.release();
    dispatch({ type: 'answered', answer: answer.value });
  };
  const confirm = () => {
    const now = latest.current;
    if (now.step !== 'confirm' || isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'confirmed' });
    void send(now).finally(() => {
      isSending.current = false;
    });
  };

  return {
    page,
    control,
    dispatch,
    confirm,
    idle: { ...idle, isEnding: idle.isEnding && (page.step === 'patient' || page.step === 'confirm') },
    abandon: () => {
      purgeBooking();
      control.release();
      dispatch({ type: 'abandoned', wasIdle: false });
    },
  };
}

function problemsOf(visit: Visit, form: PatientForm): FormProblems<RequestField> {
  const today = localDateAt(Date.now(), visit.slot.zone);
  return patientProblems(form, { isAdultPatient: visit.patient.isAdultPatient, today });
}

/** Stores the visit and all that was typed whenever a step is done, and when the page goes out of sight. */
function useKept(page: BookingPage, control: HoldControl): void {
  const { hold } = control;
  const keep = (isLeft: boolean) => {
    if (page.step !== 'patient' && page.step !== 'confirm') return;
    writeScheduleData(scheduleDataOf(page.form, page.visit, readScheduleData()));
    // Leaving gives the time back: the next page asks for it anew.
    const held = hold.status === 'held' && !isLeft ? hold : undefined;
    writeVisit({
      visit: page.visit,
      step: page.step,
      form: beyondScheduleData(page.form),
      holdId: held?.holdId ?? null,
      holdEndsAt: held?.endsAt ?? 0,
    });
  };
  const keepStep = useEffectEvent(() => keep(false));
  useEffect(() => {
    if (page.step === 'confirm') keepStep();
  }, [page, hold]);
  useLeaving(keep);
}
