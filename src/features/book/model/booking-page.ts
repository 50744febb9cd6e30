import type { Alternative, BookAnswer, OwnVisit } from '@/contracts/scheduling';
import { unreachable } from '@/lib/result';
import type { PatientForm } from '@/domain/patient-form/form';
import type { Slot, Visit } from '@/features/appointment/model/visit';

/** What became of pressing Confirm Appointment. */
export type Submission =
  | { readonly status: 'editing' }
  /** `isAgain`: a former try of the same booking was sent and never answered. */
  | { readonly status: 'sending'; readonly isAgain: boolean }
  | { readonly status: 'failed'; readonly message: string }
  /** Sent, and no answer came: it may be booked. */
  | { readonly status: 'unknown' }
  | { readonly status: 'taken'; readonly alternatives: readonly Alternative[] }
  /** The patient has another visit on that day, or at that time: is this one meant too? */
  | { readonly status: 'asked'; readonly visit: Exclude<OwnVisit, 'same'> };

/**
 * The page after the wizard: patient form, check and confirm, booked. `starting` is what the server renders: it does
 * not know what this browser has stored.
 */
export type BookingPage =
  | { readonly step: 'starting' }
  /** `wasIdle`: there was a booking, and nobody touched it for half an hour. */
  | { readonly step: 'nothingChosen'; readonly wasIdle: boolean }
  | { readonly step: 'patient'; readonly visit: Visit; readonly form: PatientForm }
  | {
      readonly step: 'confirm';
      readonly visit: Visit;
      readonly form: PatientForm;
      readonly submission: Submission;
      readonly hasAgreed: boolean;
    }
  | {
      readonly step: 'booked';
      readonly slot: Slot;
      readonly visit: Visit;
      readonly reference: string;
      readonly isToldByMail: boolean;
      /** Where the message goes. */
      readonly email: string;
      /** Language of the interpreter that was asked for; '' for none. */
      readonly interpreter: string;
      /** Code that shows and changes the visit; '' where the clinic gives none. */
      readonly manageCode: string;
      /** Of the visit in calendar files; '' where the clinic gives none. */
      readonly calendarId: string;
      /** Where a video visit is attended; '' where there is no link. */
      readonly joinUrl: string;
      /** It was booked before, in another tab for example. */
      readonly wasBooked?: true;
      /** The page was loaded again since, and knows no more than `shownAgain` leaves. */
      readonly isShownAgain?: true;
    };

export type BookedPage = Extract<BookingPage, { step: 'booked' }>;

export type BookingPageEvent =
  | {
      readonly type: 'stored';
      readonly visit: Visit | undefined;
      readonly form: PatientForm;
      readonly termsPrechecked: boolean;
      readonly isComplete: boolean;
      readonly wasIdle: boolean;
    }
  /** The page was loaded again after the visit was booked. */
  | { readonly type: 'foundBooked'; readonly page: BookedPage }
  | { readonly type: 'fieldsChanged'; readonly fields: Partial<PatientForm> }
  | { readonly type: 'patientSubmitted'; readonly termsPrechecked: boolean }
  | { readonly type: 'patientReopened' }
  | { readonly type: 'visitChanged'; readonly visit: Visit }
  | { readonly type: 'termsToggled' }
  /** `isAgain`: a former try may have been booked, though this page does not show it: it was loaded again. */
  | { readonly type: 'confirmed'; readonly isAgain?: boolean }
  | { readonly type: 'answered'; readonly answer: BookAnswer }
  | { readonly type: 'answerLost' }
  | { readonly type: 'refusedBeforeSending'; readonly message: string }
  | { readonly type: 'triedAgain' }
  | { readonly type: 'abandoned'; readonly wasIdle: boolean };

/** @requirement I8 I9 I10 I15 */
export function bookingPageReducer(page: BookingPage, event: BookingPageEvent): BookingPage {
  switch (event.type) {
    case 'stored':
      if (!event.visit) return { step: 'nothingChosen', wasIdle: event.wasIdle };
      return event.isComplete
        ? confirmStep(event.visit, event.form, event.termsPrechecked)
        : { step: 'patient', visit: event.visit, form: event.form };
    case 'foundBooked':
      return event.page;
    case 'fieldsChanged':
      return page.step === 'patient' ? { ...page, form: { ...page.form, ...event.fields } } : page;
    case 'patientSubmitted':
      return page.step === 'patient' ? confirmStep(page.visit, page.form, event.termsPrechecked) : page;
    case 'patientReopened':
      return page.step === 'confirm' && isOpen(page.submission)
        ? { step: 'patient', visit: page.visit, form: page.form }
        : page;
    case 'visitChanged':
      if (page.step === 'patient') return { ...page, visit: event.visit };
      return page.step === 'confirm'
        ? { ...page, visit: event.visit, submission: { status: 'editing' } }
        : page;
    case 'termsToggled':
      return page.step === 'confirm' ? { ...page, hasAgreed: !page.hasAgreed } : page;
    case 'confirmed':
      return page.step === 'confirm' && page.hasAgreed
        ? { ...page, submission: { status: 'sending', isAgain: isAgain(page.submission, event) } }
        : page;
    case 'answered':
      return page.step === 'confirm' ? answered(page, event.answer) : page;
    case 'answerLost':
      return page.step === 'confirm' ? { ...page, submission: { status: 'unknown' } } : page;
    case 'refusedBeforeSending':
      return page.step === 'confirm'
        ? { ...page, submission: refused(page.submission, event.message) }
        : page;
    case 'triedAgain':
      return page.step === 'confirm' ? { ...page, submission: { status: 'editing' } } : page;
    case 'abandoned':
      return { step: 'nothingChosen', wasIdle: event.wasIdle };
    default:
      return unreachable(event);
  }
}

function confirmStep(visit: Visit, form: PatientForm, termsPrechecked: boolean): BookingPage {
  return { step: 'confirm', visit, form, submission: { status: 'editing' }, hasAgreed: termsPrechecked };
}

/** While a booking is on its way, or may exist, nothing of it may be changed. */
function isOpen(submission: Submission): boolean {
  return submission.status !== 'sending' && submission.status !== 'unknown';
}

function isAgain(submission: Submission, event: { readonly isAgain?: boolean }): boolean {
  return submission.status === 'unknown' || event.isAgain === true;
}

/** That a try was refused, or not let through, says nothing about the one before that was never answered. */
function refused(submission: Submission, message: string): Submission {
  const mayBeBooked = submission.status === 'sending' && submission.isAgain;
  return mayBeBooked ? { status: 'unknown' } : { status: 'failed', message };
}

function answered(page: Extract<BookingPage, { step: 'confirm' }>, answer: BookAnswer): BookingPage {
  switch (answer.outcome) {
    case 'booked':
      return {
        step: 'booked',
        slot: page.visit.slot,
        visit: page.visit,
        reference: answer.reference,
        isToldByMail: answer.isToldByMail === true,
        email: page.form.email.trim(),
        interpreter: page.form.interpreter,
        manageCode: answer.manageCode ?? '',
        calendarId: answer.calendarId ?? '',
        joinUrl: answer.joinUrl ?? '',
      };
    case 'slotTaken':
      return { ...page, submission: { status: 'taken', alternatives: answer.alternatives } };
    case 'hasVisit':
      return answer.visit === 'same'
        ? bookedBefore(page)
        : { ...page, submission: { status: 'asked', visit: answer.visit } };
    case 'unknown':
      return { ...page, submission: { status: 'unknown' } };
    case 'refused':
      return { ...page, submission: refused(page.submission, answer.message) };
    default:
      return unreachable(answer);
  }
}

function bookedBefore({ visit }: Extract<BookingPage, { step: 'confirm' }>): BookingPage {
  return {
    step: 'booked',
    slot: visit.slot,
    visit,
    reference: '',
    isToldByMail: false,
    email: '',
    interpreter: '',
    manageCode: '',
    calendarId: '',
    joinUrl: '',
    wasBooked: true,
  };
}

/**
 * What a booked page shows once it is loaded again: with whom, when and where, the number and the entry in calendars. Nothing of
 * the patient but the kind, no address, and nothing that changes or attends the visit.
 * @requirement I10 I11
 * @decision ADR-0374
 */
export function shownAgain(page: BookedPage): BookedPage {
  const { videoState: _state, ...visit } = page.visit;
  return {
    ...page,
    visit: { ...visit, care: { reason: '', concerns: '', answers: [], words: {} } },
    email: '',
    interpreter: '',
    manageCode: '',
    joinUrl: '',
    isShownAgain: true,
  };
}
