import type { Clock } from '../clock.ts';
import { nameOf } from '../event-log.ts';
import { repeat } from '../repeat.ts';
import { sendDueMessages, type Way } from './dispatch.ts';
import type { Dispatch } from './senders.ts';

const WAYS: readonly Way[] = ['mail', 'text'];
/** A message that hangs holds up none behind it. */
const HANDS = 4;

/** The sending that goes on by itself. */
export type Sending = {
  /** Sends what is due now. @returns how many messages were taken */
  readonly once: () => Promise<number>;
  /** Waits for the message in hand, but for no server that hangs. */
  readonly stop: () => Promise<void>;
};

/**
 * Sends messages as they are due, each way on its own.
 * @param options.everyMs - milliseconds between two looks; 0: only when asked
 * @requirement I18
 */
export function startSending(
  dispatch: Dispatch,
  { now, everyMs }: { readonly now: Clock; readonly everyMs: number },
): Sending {
  const stopping = new AbortController();
  const send = (way: Way) =>
    sendDueMessages(dispatch, { way, nowMs: now().getTime(), signal: stopping.signal });
  const stops = WAYS.map((way) =>
    repeat(() => send(way), {
      everyMs,
      hands: HANDS,
      onFailure: (error) => dispatch.log(`${way}.not-looked-for`, { error: nameOf(error) }),
    }),
  );
  return {
    once: async () => {
      let taken = 0;
      for (const way of WAYS) taken += await send(way);
      return taken;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
