import { bookingContent, draftFor, mayBeBooked } from '@/features/book/model/draft';
import { bookingPageReducer, type BookingPage } from '@/features/book/model/booking-page';
import type { BookingProvider } from '@/features/appointment/model/visit';
import { visitOf, type StoredBooking } from '../booking';
import type { Clinic } from '../clinic';
import { wholeForm, type Checks } from '../form-steps';

type Confirmation = {
  readonly provider: BookingProvider;
  readonly checks: Checks;
  /** The visitor was asked about another visit of the patient and wants both. */
  readonly isSecondMeant: boolean;
};

/**
 * Sends the booking by the rules of the confirmation page. Its key follows from its content, so that a second press, or
 * the page sent again, is the same booking.
 * @requirement I12 I14 I15
 */
export async function confirmBooking(
  booking: StoredBooking,
  { provider, checks, isSecondMeant }: Confirmation,
  clinic: Clinic,
): Promise<StoredBooking> {
  const visit = visitOf(booking, provider);
  const form = wholeForm(booking);
  const content = bookingContent(visit, form, { item: clinic.item, today: checks.today });
  const { startedAt, visitorId } = booking;
  const former = booking.draft ?? undefined;
  const isAgain = mayBeBooked(content, former);
  const draft = draftFor(content, former, {
    draftId: clinic.keyOf([startedAt, visitorId, content]),
    now: startedAt,
    holdId: booking.hold?.id ?? null,
  });
  const { draftId, requestedAt, holdId } = draft;
  const start: BookingPage = {
    step: 'confirm',
    visit,
    form,
    submission: booking.submission,
    hasAgreed: true,
  };
  const sending = bookingPageReducer(start, { type: 'confirmed', isAgain });
  const answer = await clinic.book({
    ...content,
    draftId,
    requestedAt,
    holdId,
    language: clinic.language,
    ...(isAgain ? { isAgain } : {}),
    asksFirst: !isSecondMeant,
  });
  const page = answer.ok
    ? bookingPageReducer(sending, { type: 'answered', answer: answer.value })
    : bookingPageReducer(sending, { type: 'refusedBeforeSending', message: answer.error });
  if (page.step === 'booked') return bookedOf(booking, page);
  if (page.step !== 'confirm') return booking;
  const isTaken = page.submission.status === 'taken';
  // Whatever was held for the visitor, it is not this slot any more.
  if (isTaken && booking.hold) await clinic.release(booking.hold.id);
  const { status } = page.submission;
  const isOpen = status === 'unknown' || (status === 'asked' && isAgain);
  return {
    ...booking,
    submission: page.submission,
    draft: { ...draft, mayBeBooked: isOpen },
    ...(isTaken ? { hold: null } : {}),
    tried: 'confirm',
  };
}

/** What was typed is dropped once it is booked; what the page shows of the visit stays. @requirement I11 */
function bookedOf(booking: StoredBooking, page: Extract<BookingPage, { step: 'booked' }>): StoredBooking {
  const visit = { ...page.visit, care: { reason: '', concerns: '', answers: [], words: {} } };
  return {
    ...booking,
    hold: null,
    reason: '',
    concerns: '',
    answers: {},
    care: null,
    form: {},
    sent: [],
    draft: null,
    tried: '',
    booked: { ...page, visit },
  };
}
