import type { Kysely } from 'kysely';
import type { FormSubmissionTable } from '../db/forms-schema.ts';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { fieldsOf, LEASE_MS, plan } from './submissions.ts';

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
/** Three days. */
const MAX_ATTEMPTS = 16;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const BATCH = 20;
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

/**
 * Notes what became of a form. One that may have arrived is not sent again to a service that would take it twice: a
 * person is told, and gets what was written. So is one that was refused or given up after its sender had left.
 * @requirement K9
 * @decision ADR-0048
 */
export async function settle(
  db: Kysely<Tables>,
  {
    row,
    passed,
    knowsKeys,
    nowMs,
  }: {
    readonly row: FormSubmissionTable;
    readonly passed: Passed;
    readonly knowsKeys: boolean;
    readonly nowMs: number;
  },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const note = (change: Partial<FormSubmissionTable>) =>
      trx.updateTable('form_submission').set(change).where('id', '=', row.id).execute();
    if (passed.kind === 'delivered')
      return void (await note({ state: 'delivered', fields: null, settled_at: nowMs }));
    const isForLater = passed.kind === 'later' || (passed.kind === 'unclear' && knowsKeys);
    if (isForLater && row.attempts < MAX_ATTEMPTS) {
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (row.attempts - 1));
      return void (await note({ available_at: nowMs + pauseMs }));
    }
    const state = passed.kind === 'later' ? 'failed' : passed.kind;
    await note({ state, settled_at: nowMs });
    await plan(trx, { kind: 'form-trouble', subjectId: row.id, nowMs });
  });
}

/**
 * Passes on what is due. Each is claimed before, so that of two processes one has it. @returns how many were taken
 * @requirement K9
 */
export async function passOnDue(db: Kysely<Tables>, upstream: Upstream, now: () => number): Promise<number> {
  const nowMs = now();
  const due = db
    .selectFrom('form_submission')
    .select('id')
    .where('state', '=', 'kept')
    .where('available_at', '<=', nowMs)
    .orderBy('available_at')
    .limit(BATCH);
  const rows = await db
    .updateTable('form_submission')
    .set((row) => ({ available_at: nowMs + LEASE_MS * BATCH, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', due)
    .where('state', '=', 'kept')
    .where('available_at', '<=', nowMs)
    .returningAll()
    .execute();
  for (const row of rows) {
    const passed = await passOn(upstream, row);
    await settle(db, { row, passed, knowsKeys: upstream.knowsKeys, nowMs: now() });
  }
  return rows.length;
}
