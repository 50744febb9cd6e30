import { pushEvent } from '@/analytics/queue';
import type { Analytics } from '@/domain/consent';
import { signUpOutcome, type SignUpOutcome } from '@/domain/newsletter';

/** Longer than the server waits for the list. */
const deadlineMs = 20_000;

/**
 * Sends a sign-up's form to the site's own endpoint; the address travels in the body. Analytics is told what came of it.
 * @returns a failure when the network fails
 * @requirement K8
 */
export async function sendSignUp(
  form: Readonly<Record<string, string>>,
  analytics: Analytics | undefined,
): Promise<SignUpOutcome> {
  const outcome = await send(form);
  tellOutcome(outcome.message, analytics);
  return outcome;
}

/**
 * Tells analytics of a try.
 * @param formError - what was wrong; '' for nothing
 * @requirement K5 K8
 */
export function tellOutcome(formError: string, analytics: Analytics | undefined): void {
  const failed = formError === '' ? {} : { formError };
  pushEvent({ eventName: 'form submit', formName: 'newsletter', ...failed }, analytics);
}

async function send(form: Readonly<Record<string, string>>): Promise<SignUpOutcome> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      body: new URLSearchParams(form),
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(deadlineMs),
    });
    return signUpOutcome(response.ok ? await response.text() : '');
  } catch {
    return { state: 'failed', message: 'error' };
  }
}
