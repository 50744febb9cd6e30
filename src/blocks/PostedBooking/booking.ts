import { isInPersonType } from '@/config/visit-types';
import type { Answers } from '@/features/book/model/care';
import type { BookingPage, Submission } from '@/features/book/model/booking-page';
import type { Draft } from '@/features/book/model/draft';
import { mayChoose } from '@/features/appointment/model/video-place';
import type { BookingProvider, Care, PatientKind, Slot, Visit } from '@/features/appointment/model/visit';
import type { PatientForm } from '@/domain/patient-form/form';
import { areProblemsOn, formSteps, isFormStep, isStepAsked, type Checks, type FormStep } from './form-steps';

/** A time that the clinic keeps. Times in milliseconds since 1970; one that is lost has ended. */
export type KeptTime = { readonly id: string; readonly endsAt: number; readonly renewedAt: number };

/** A booking without scripts as the visitor's browser keeps it, sealed. @requirement I8 I11 */
export type StoredBooking = {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** By which the clinic knows whose time it keeps. */
  readonly visitorId: string;
  /** Of the doctor's profile, without language. */
  readonly path: string;
  readonly patient: PatientKind;
  /** Under which the clinic books the doctor. */
  readonly specialty: string;
  readonly slot: Slot;
  /** States in which the doctor may treat by video, and where the patient will be; '' while nobody said. */
  readonly videoStates: readonly string[];
  readonly videoState: string;
  /** Null where the clinic keeps no time for this booking. */
  readonly hold: KeptTime | null;
  /** The visitor holds as many times as one may. */
  readonly isLimit: boolean;
  /** Whether another party pays; '' while nobody said. */
  readonly claim: '' | 'yes' | 'no';
  readonly reason: string;
  readonly concerns: string;
  readonly answers: Answers;
  /** Null while something of it is missing. */
  readonly care: Care | null;
  readonly form: Partial<PatientForm>;
  /** Steps of the patient's form that were sent. */
  readonly sent: readonly FormStep[];
  readonly draft: Draft | null;
  readonly submission: Submission;
  /** The step that was sent and came back. */
  readonly tried: Step | '';
  readonly booked: Extract<BookingPage, { step: 'booked' }> | null;
};

export const steps = [
  'details',
  'claim',
  'care',
  'question',
  ...formSteps,
  'confirm',
  'leave',
  'booked',
] as const;
export type Step = (typeof steps)[number];

/** Whether the first questions are answered: who pays, and where the patient is during a video visit. @requirement I2 I6 */
export function areDetailsSaid({ claim, slot, videoStates, videoState }: StoredBooking): boolean {
  return claim === 'no' && mayChoose(slot, { states: videoStates, place: videoState });
}

/**
 * The first step that is not done. What was sent to the clinic, and may be booked, is not changed any more.
 * @requirement I8
 */
export function openStep(booking: StoredBooking, checks: Checks): Step {
  if (booking.booked) return 'booked';
  if (booking.submission.status === 'unknown') return 'confirm';
  if (!areDetailsSaid(booking)) return 'details';
  if (!booking.care) return 'care';
  const open = formSteps.find(
    (step) =>
      isStepAsked(step, booking, checks) &&
      (!booking.sent.includes(step) || areProblemsOn(step, booking, checks)),
  );
  return open ?? 'confirm';
}

/** The step that is shown to someone who asks for one: not before those that it builds on are done. */
export function shownStep(asked: string | null, booking: StoredBooking, checks: Checks): Step {
  const open = openStep(booking, checks);
  const wanted = steps.find((step) => step === asked);
  if (open === 'booked' || wanted === undefined || wanted === 'booked') return open;
  if (booking.submission.status === 'unknown') return 'confirm';
  if (wanted === 'leave') return wanted;
  if (wanted === 'claim') return booking.claim === 'yes' ? wanted : open;
  if (isFormStep(wanted) && !isStepAsked(wanted, booking, checks)) return open;
  return steps.indexOf(wanted) <= steps.indexOf(open) || (wanted === 'question' && open === 'care')
    ? wanted
    : open;
}

/** The booking as the rules of the confirmation page know it. */
export function visitOf(booking: StoredBooking, provider: BookingProvider): Visit {
  const { specialty, patient, slot, videoState, care } = booking;
  const isByVideo = !isInPersonType(slot.visitType) && booking.videoStates.includes(videoState);
  return {
    provider,
    specialty,
    patient,
    slot,
    ...(isByVideo ? { videoState } : {}),
    care: care ?? { reason: '', concerns: '', answers: [], words: {} },
  };
}

/** Nothing was sent, or what was sent is settled and may be sent anew. */
export const editing: Submission = { status: 'editing' };
