import type { AuthoredFormAnswer, AuthoredFormRefusal, AuthoredFormRequest } from '@/contracts/authored-form';

/** What became of a try to send a form. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly answer: AuthoredFormAnswer }
  | { readonly kind: 'refused'; readonly refusal: AuthoredFormRefusal };

/** Longer than the server waits for the forms gateway. */
const deadlineMs = 20_000;

/** Sends an authored form to the site's own endpoint. What is said travels in the body. @requirement K6 */
export async function sendForm(request: AuthoredFormRequest): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/forms/submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      body: JSON.stringify(request),
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(deadlineMs),
    });
    // Our own server checked what it sends; checking again would put its schemas into the browser.
    if (response.ok) return { kind: 'answered', answer: (await response.json()) as AuthoredFormAnswer };
    return { kind: 'refused', refusal: (await response.json()) as AuthoredFormRefusal };
  } catch {
    return { kind: 'refused', refusal: { error: 'unavailable' } };
  }
}
