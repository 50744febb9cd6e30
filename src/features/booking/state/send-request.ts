import type { AppointmentRequest, RequestAnswer, RequestRefusal } from '@/contracts/appointment-request';

/** What became of a try to send a request. `message` is the gateway's, for measuring only. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: RequestRefusal };

/** Longer than the server waits for the gateway. */
const deadlineMs = 15_000;

/**
 * Sends a request to the site's own endpoint. What is said travels in the body.
 * @requirement J3
 */
export async function sendRequest(request: AppointmentRequest): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/scheduling/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      body: JSON.stringify(request),
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const answer: unknown = await response.json();
    // Our own server checked what it sends; checking again would put its schemas into the browser.
    if (response.status === 400 || response.status === 429)
      return { kind: 'refused', refusal: answer as RequestRefusal };
    if (!response.ok) return { kind: 'failed', message: '' };
    const taken = answer as RequestAnswer;
    return taken.error ? { kind: 'failed', message: taken.message } : { kind: 'sent' };
  } catch {
    return { kind: 'failed', message: '' };
  }
}
