import { useCallback, useEffect, useRef, useState } from 'react';
import type { WaitingRoomAnswer } from '@/contracts/waiting-room';
import { failureOf, type Failure } from '@/features/appointment/model/failure';
import { isUnknownLink } from '@/features/appointment/model/link';
import { callScheduling } from '@/features/appointment/state/api';
import { forgetAddress } from '@/features/appointment/state/forget-address';

export type RoomState =
  | { readonly at: 'loading' | 'noLink' | 'unknown' | Failure }
  | { readonly at: 'room'; readonly room: WaitingRoomAnswer; readonly hasArrived: boolean };

export type RoomControl = {
  readonly state: RoomState;
  readonly lookAgain: () => void;
  readonly arrive: () => void;
};

/** The longest time that a browser's timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** The token in a join link: `#join=…`, in text messages the token alone. */
function tokenOf(hash: string): string {
  return /^#(?:join=)?(\w{26})$/.exec(hash)?.[1] ?? '';
}

/**
 * The waiting room of a join link. Its token is removed from the address at once and kept in memory only. A room that is
 * not open yet is asked for again when it opens.
 * @requirement I18
 */
export function useWaitingRoom(): RoomControl {
  const [state, setState] = useState<RoomState>({ at: 'loading' });
  const code = useRef('');

  const ask = useCallback((arrives: boolean) => {
    void callScheduling<WaitingRoomAnswer>('waiting-room', { code: code.current, arrives }).then((answer) => {
      if (answer.ok)
        return setState({
          at: 'room',
          room: answer.value,
          hasArrived: arrives && answer.value.state === 'open',
        });
      const { error } = answer.error;
      setState({ at: isUnknownLink(error) ? 'unknown' : failureOf(error) });
    });
  }, []);

  useEffect(() => {
    const follow = () => {
      const token = tokenOf(window.location.hash);
      if (token) forgetAddress();
      code.current = token || code.current;
      setState({ at: code.current ? 'loading' : 'noLink' });
      if (code.current) ask(false);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [ask]);

  const opensIn = state.at === 'room' && state.room.state === 'early' ? state.room.opensIn : undefined;
  useEffect(() => {
    if (opensIn === undefined) return undefined;
    const timer = setTimeout(() => ask(false), Math.min(opensIn, longestWait));
    return () => clearTimeout(timer);
  }, [opensIn, ask]);

  return {
    state,
    lookAgain: () => {
      setState({ at: 'loading' });
      ask(false);
    },
    arrive: () => ask(true),
  };
}
