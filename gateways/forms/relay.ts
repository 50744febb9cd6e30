import type { FormSubmissionTable } from '../db/forms-schema.ts';
import { fieldsOf } from './submissions.ts';

/** A forms service of the hospital's own. */
export type Upstream = {
  /** Up to but without `/getEloquaFormById`. */
  readonly host: string;
  readonly authorization: string;
  /** It knows a form that it has by its `Idempotency-Key`: one that may have arrived is sent again. */
  readonly knowsKeys: boolean;
};

/** What became of passing a form on. */
export type Passed =
  | { readonly kind: 'delivered'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly body: unknown }
  /** It was not taken: it may be sent again. */
  | { readonly kind: 'later' }
  /** Nobody knows whether it was taken. */
  | { readonly kind: 'unclear' };

/** Less than the site waits for; more than a connection takes that does not come about. */
const PASS_WITHIN_MS = 12_000;
const READ_WITHIN_MS = 2_500;
/** Of connections that never came about. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Asks the service for a form or an option list. @returns status 503 when it gives no answer @requirement K9 */
export async function readUpstream(
  { host, authorization }: Upstream,
  path: string,
  language: string,
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const answer = await fetch(`${host}${path}`, {
      headers: { authorization, 'accept-language': language },
      redirect: 'error',
      signal: AbortSignal.timeout(READ_WITHIN_MS),
    });
    if (answer.status === 404) return { status: 404, body: { error: 'notFound' } };
    if (answer.status === 200) return { status: 200, body: await answer.json() };
  } catch {
    // Said below.
  }
  return { status: 503, body: { error: 'unavailable' } };
}

/**
 * Passes a form on, once.
 * @requirement K9
 */
export async function passOn({ host, authorization }: Upstream, row: FormSubmissionTable): Promise<Passed> {
  const fieldValues = fieldsOf(row).map(({ id, value }) => ({ type: 'FieldValue', id, value }));
  try {
    const answer = await fetch(`${host}/createEloquaFormById/${encodeURIComponent(row.form_id)}`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': row.idempotency_key,
      },
      body: JSON.stringify({ type: 'FormData', fieldValues }),
      redirect: 'error',
      signal: AbortSignal.timeout(PASS_WITHIN_MS),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.status === 201) return { kind: 'delivered', body };
    if (answer.status === 400) return { kind: 'refused', body };
    return { kind: mayHaveTaken(answer.status) ? 'unclear' : 'later' };
  } catch (error) {
    return { kind: neverConnected(error) ? 'later' : 'unclear' };
  }
}

/** Another success than the one that is specified, or a server in between that got no answer from the service. */
function mayHaveTaken(status: number): boolean {
  return (status >= 200 && status < 300) || status === 502 || status === 504;
}

function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' && NOT_CONNECTED.has(cause.code);
}
