import type { AppointmentsAnswer, InsuranceAnswer } from '@/contracts/scheduling';
import { dateRange, type DateRange } from '@/features/appointment/model/date-range';
import { groupSlots, locationsOf, slotsOf } from '@/features/appointment/model/slots';
import { timeOfDay } from '@/features/appointment/model/time-of-day';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import { isWorthWaiting, type WaitField, type WaitForm } from '@/features/waitlist/model/wait-form';
import type { FormProblems } from '@/lib/form-rules';
import type { TimesOf, TimesQuestion } from './address';
import type { Step, StoredBooking } from './booking';
import type { KnownCare } from './steps/care';
import type { Waiting } from './steps/wait';

/** The open times of a doctor, some days at once. */
export type TimesView = {
  readonly at: 'times';
  readonly of: TimesOf;
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly asked: TimesQuestion;
  /** Undefined while nobody can say which times are open. */
  readonly found:
    | {
        readonly range: DateRange;
        readonly locations: readonly string[];
        readonly missing: AppointmentsAnswer['missing'];
        /** States in which the patient has to be for the video visits that are shown. */
        readonly videoStates: readonly string[];
        readonly isEmpty: boolean;
        /** The first time is so far away that somebody may want to wait for an earlier one. */
        readonly isWorthWaiting: boolean;
      }
    | undefined;
};

/** A step of a booking. */
export type StepView = {
  readonly at: 'step';
  readonly step: Step;
  readonly id: string;
  readonly booking: StoredBooking;
  readonly provider: BookingProvider;
  /** What was wrong with the step when it was sent. */
  readonly problems: FormProblems<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** `yyyy-MM-dd` at the clinic. */
  readonly today: string;
  /** Of the question, from 1. */
  readonly number: number;
  /** On the steps that show it. */
  readonly care?: KnownCare;
  readonly plans?: InsuranceAnswer;
};

/** The waitlist of a doctor. */
export type WaitView = {
  readonly at: 'wait';
  readonly of: TimesOf;
  readonly provider: BookingProvider;
  readonly state: 'asked' | Waiting['outcome'];
  readonly values: WaitForm;
  readonly problems: FormProblems<WaitField>;
  /** `yyyy-MM-dd` at the clinic. */
  readonly today: string;
};

/**
 * What the page shows. `wasLost`: there was a booking, and nobody touched it for half an hour. `wasSent`: a form was sent, and
 * the address alone does not ask for the same again.
 */
export type PostedBookingData =
  | { readonly at: 'nothing'; readonly wasLost: boolean }
  | { readonly at: 'tooMany' | 'failed'; readonly wasSent: boolean }
  | TimesView
  | WaitView
  | StepView;

/**
 * The times that an answer holds, by day and place, from the day on that is looked at.
 * @param now - milliseconds since 1970
 * @requirement I2 I3 I4
 */
export function timesFound(
  answer: AppointmentsAnswer,
  asked: TimesQuestion,
  now: number,
): TimesView['found'] {
  const slots = slotsOf(answer);
  // None at all while one kind of visit could not be asked for: nobody can say.
  if (slots.length === 0 && answer.missing !== null) return undefined;
  const locations = locationsOf(slots);
  const location = locations.includes(asked.location) ? asked.location : '';
  const wanted = asked.half === '' ? timeOfDay.allDay : timeOfDay[asked.half];
  return {
    range: dateRange(groupSlots(slots, { location, wanted }, now), asked.from),
    locations,
    missing: answer.missing,
    videoStates: answer.videoStates,
    isEmpty: slots.length === 0,
    isWorthWaiting: answer.hasWaitlist !== false && isWorthWaiting(slots[0], now),
  };
}
