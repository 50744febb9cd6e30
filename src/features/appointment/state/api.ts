import type { ErrorAnswer } from '@/contracts/scheduling';
import { err, ok, type Result } from '@/lib/result';

type Call =
  | 'appointments'
  | 'reasons'
  | 'questions'
  | 'insurance'
  | 'specialty'
  | 'hold'
  | 'extend-hold'
  | 'release-hold'
  | 'book'
  | 'visit'
  | 'visit-calendar'
  | 'cancel-visit'
  | 'move-visit'
  | 'save-request'
  | 'open-saved-request'
  | 'discard-saved-request'
  | 'read-request'
  | 'request-picture'
  | 'take-request'
  | 'confirm-address'
  | 'waiting-room'
  | 'waitlist-join'
  | 'waitlist-offer'
  | 'waitlist-leave';

/** Why a call gave nothing: the server's own code, no answer in time or at all, or the caller's change of mind. */
export type CallFailure = ErrorAnswer | { readonly error: 'noAnswer' | 'aborted' };

type CallOptions = {
  readonly signal?: AbortSignal;
  /** The call outlives the page. */
  readonly keepalive?: boolean;
};

/**
 * Asks the site's own scheduling endpoints. What is said travels in the body, never in the address.
 * @returns the answer of the called endpoint, whose shape its caller names
 */
export async function callScheduling<T>(
  call: Call,
  body: unknown,
  { signal, keepalive = false }: CallOptions = {},
): Promise<Result<T, CallFailure>> {
  try {
    const response = await fetch(`/api/scheduling/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'same-origin',
      keepalive,
      ...(signal ? { signal } : {}),
    });
    const answer: unknown = await response.json();
    // Our own server checked what it sends; checking again would put its schemas into the browser.
    return response.ok ? ok(answer as T) : err(failureOf(answer));
  } catch {
    return err({ error: signal?.aborted ? 'aborted' : 'noAnswer' });
  }
}

function failureOf(answer: unknown): CallFailure {
  const isCode =
    typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string';
  return isCode ? (answer as ErrorAnswer) : { error: 'noAnswer' };
}
