import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeaveAnswer, OfferAnswer } from '@/contracts/waitlist';
import { failureOf, type Failure } from '@/features/appointment/model/failure';
import { isUnknownLink, linkOf } from '@/features/appointment/model/link';
import { callScheduling } from '@/features/appointment/state/api';
import { forgetAddress } from '@/features/appointment/state/forget-address';

export type OfferState =
  | { readonly at: 'loading' | 'noLink' | 'unknown' | 'leaving' | 'left' | Failure }
  | { readonly at: 'offer'; readonly offer: OfferAnswer };

export type OfferControl = {
  readonly state: OfferState;
  /** Asks whether to leave the waitlist. */
  readonly askToLeave: () => void;
  readonly leave: () => Promise<void>;
};

/**
 * Loads the offer of a link, and leaves the waitlist.
 * @requirement I17
 */
export function useOffer(): OfferControl {
  const code = useRef('');
  const [state, setState] = useState<OfferState>({ at: 'loading' });

  const read = useCallback(async () => {
    const answer = await callScheduling<OfferAnswer>('waitlist-offer', { code: code.current });
    if (answer.ok) return setState({ at: 'offer', offer: answer.value });
    const { error } = answer.error;
    setState({ at: isUnknownLink(error) ? 'unknown' : failureOf(error) });
  }, []);

  useEffect(() => {
    const link = linkOf(window.location.hash);
    if (link) forgetAddress();
    code.current = link?.code ?? '';
    // Only the browser knows the part behind the `#`, so it is read after the first rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!link) setState({ at: 'noLink' });
    else if (link.wish === 'stop') setState({ at: 'leaving' });
    else void read();
  }, [read]);

  const leave = async () => {
    const answer = await callScheduling<LeaveAnswer>('waitlist-leave', { code: code.current });
    setState({ at: answer.ok ? 'left' : failureOf(answer.error.error) });
  };
  return { state, askToLeave: () => setState({ at: 'leaving' }), leave };
}
