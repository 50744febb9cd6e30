import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { seal } from '../../lib/seal.ts';
import { reserveKey, type RequestKey, type StoredAnswer } from '../idempotency.ts';
import type { Language } from '../language.ts';
import { audit, enqueue, type OutboxItem } from '../records.ts';
import { requestReference } from './lines.ts';
import type { AppointmentRequestBody, Attachment } from '../schemas/request.ts';

/** So long may a request lie before somebody is told that nobody took it. */
const TAKEN_WITHIN_MS = 3_600_000;

/** How storing a request ended. */
export type RequestOutcome =
  | { readonly kind: 'stored' | 'replayed'; readonly answer: StoredAnswer }
  | { readonly kind: 'otherBody' }
  | { readonly kind: 'inProgress' };

/**
 * Keeps an appointment request in one transaction with what must come of it: the clinic is told, its sender is answered,
 * and the clinic is told again when nobody took it for an hour.
 * @param request.language - the sender's
 * @param request.secret - the gateway's own: pictures are kept under it
 * @requirement I12 J6 J9
 */
export async function storeRequest(
  db: Kysely<Tables>,
  request: {
    readonly body: AppointmentRequestBody;
    readonly key: RequestKey | undefined;
    readonly language: Language;
    readonly secret: string;
    readonly nowMs: number;
  },
): Promise<RequestOutcome> {
  const { body, key, language, secret, nowMs } = request;
  const id = randomUUID();
  const answer = {
    status: 200,
    body: { Status: '200', Message: 'Request received', RequestID: id, Reference: requestReference({ id }) },
  };
  return inTransaction<Tables, RequestOutcome>(db, async (trx, refuse) => {
    if (key !== undefined) {
      const state = await reserveKey(trx, key, { answer, nowMs });
      if (state.kind === 'replay') return { kind: 'replayed', answer: state.answer };
      if (state.kind !== 'new') return refuse({ kind: state.kind });
    }
    await trx
      .insertInto('appointment_request')
      .values({
        id,
        source_application: body.SourceApplication,
        distribution_email: body.DistributionEmail ?? '',
        details: JSON.stringify({ ...body.Source_JSON_Object, Contact_Phone: body.ContactPhone }),
        created_at: nowMs,
        language,
        taken_at: null,
      })
      .execute();
    await keepAttachments(trx, { requestId: id, attachments: body.Attachments ?? [], secret, nowMs });
    await enqueue(trx, messagesAbout(id, body, nowMs), nowMs);
    await audit(trx, { action: 'appointment-request.received', subjectId: id, nowMs });
    return { kind: 'stored', answer };
  });
}

function messagesAbout(id: string, body: AppointmentRequestBody, nowMs: number): readonly OutboxItem[] {
  const hasAddress = (body.Source_JSON_Object.Email ?? '') !== '';
  return [
    { kind: 'appointment-request', subjectId: id, dueMs: nowMs },
    ...(hasAddress ? [{ kind: 'request-received', subjectId: id, dueMs: nowMs } as const] : []),
    { kind: 'request-not-taken', subjectId: id, dueMs: nowMs + TAKEN_WITHIN_MS },
  ];
}

async function keepAttachments(
  trx: Transaction<Tables>,
  kept: {
    readonly requestId: string;
    readonly attachments: readonly Attachment[];
    readonly secret: string;
    readonly nowMs: number;
  },
): Promise<void> {
  for (const { Name, ContentType, Content } of kept.attachments)
    await trx
      .insertInto('request_attachment')
      .values({
        id: randomUUID(),
        request_id: kept.requestId,
        name: Name,
        content_type: ContentType,
        content: seal(Content, kept.secret, 'foyer-picture'),
        created_at: kept.nowMs,
      })
      .execute();
}
