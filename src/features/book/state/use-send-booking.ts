import { useRef } from 'react';
import { usePage } from '@/cms/page';
import type { BookAnswer } from '@/contracts/scheduling';
import { localDateAt } from '@/lib/chicago-time';
import { randomUuid } from '@/lib/uuid';
import { callScheduling } from '@/features/appointment/state/api';
import { purgeBooking } from '@/features/appointment/state/session';
import type { HoldControl } from '@/features/appointment/state/use-hold';
import type { BookingPage, BookingPageEvent } from '../model/booking-page';
import { bookingContent, draftFor, mayBeBooked, type BookingContent } from '../model/draft';
import { readDraft, writeDraft } from './session';
import { useMeasuredBooking } from './use-measured';

type SendOptions = {
  /** What the page shows now. */
  readonly latest: { readonly current: BookingPage };
  readonly dispatch: (event: BookingPageEvent) => void;
  readonly control: HoldControl;
  /** Id of the page's CMS item; '' for none. */
  readonly item: string;
};

/** Sends the booking. `isSecondMeant`: the visitor was asked about another visit of the patient and wants both. */
export type Confirm = (how?: { readonly isSecondMeant?: boolean }) => void;

/** `isAgain`: a former try may have been booked. */
type Try = { readonly isAgain: boolean; readonly isSecondMeant: boolean };

/**
 * Sends the booking that the page shows, once per draft, and tells the page what became of it.
 * @requirement I12 I14 I15
 */
export function useSendBooking({ latest, dispatch, control, item }: SendOptions): Confirm {
  const { language } = usePage();
  const measure = useMeasuredBooking();
  const isSending = useRef(false);

  const bodyOf = async (content: BookingContent, isAgain: boolean) => {
    // A slot whose hold is on its way is the visitor's own: without the hold it would look like somebody else's.
    const held = (await control.settled()) ?? null;
    const draft = draftFor(content, readDraft(), { draftId: randomUuid(), now: Date.now(), holdId: held });
    writeDraft({ ...draft, mayBeBooked: true });
    const { draftId, requestedAt, holdId } = draft;
    return { ...content, draftId, requestedAt, holdId, language, ...(isAgain ? { isAgain } : {}) };
  };
  const send = async (content: BookingContent, { isAgain, isSecondMeant }: Try) => {
    const body = { ...(await bodyOf(content, isAgain)), asksFirst: !isSecondMeant };
    const answer = await callScheduling<BookAnswer>('book', body);
    if (!answer.ok) {
      const { error } = answer.error;
      measure(error);
      // Without an answer nobody knows whether it was booked.
      if (error === 'noAnswer' || error === 'unavailable') return dispatch({ type: 'answerLost' });
      settleDraft(isAgain);
      return dispatch({ type: 'refusedBeforeSending', message: error });
    }
    const { outcome } = answer.value;
    measure(outcome === 'booked' ? '' : outcome);
    const wasBooked = outcome === 'hasVisit' && answer.value.visit === 'same';
    if (outcome === 'booked' || wasBooked) {
      purgeBooking();
      control.handOver();
    }
    if (outcome === 'refused' || (outcome === 'hasVisit' && !wasBooked)) settleDraft(isAgain);
    if (outcome === 'slotTaken') {
      settleDraft(false);
      // Whatever was held for the visitor, it is not this slot any more.
      control.release();
    }
    dispatch({ type: 'answered', answer: answer.value });
  };
  return ({ isSecondMeant = false } = {}) => {
    const now = latest.current;
    if (now.step !== 'confirm' || isSending.current) return;
    isSending.current = true;
    const { visit, form } = now;
    const content = bookingContent(visit, form, { item, today: localDateAt(Date.now(), visit.slot.zone) });
    const isAgain = mayBeBooked(content, readDraft());
    dispatch({ type: 'confirmed', isAgain });
    void send(content, { isAgain, isSecondMeant }).finally(() => {
      isSending.current = false;
    });
  };
}

/** This try left nothing behind. What a former one left stays: that is as unknown as it was. */
function settleDraft(mayStillBeBooked: boolean): void {
  const draft = readDraft();
  if (draft) writeDraft({ ...draft, mayBeBooked: mayStillBeBooked });
}
