import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { reserveKey, type RequestKey, type StoredAnswer } from './idempotency.ts';
import { audit, enqueue } from './records.ts';
import type { AppointmentRequestBody, Attachment } from './schemas/request.ts';

/** How storing a request ended. */
export type RequestOutcome =
  | { readonly kind: 'stored' | 'replayed'; readonly answer: StoredAnswer }
  | { readonly kind: 'otherBody' }
  | { readonly kind: 'inProgress' };

/**
 * Keeps an appointment request and its outbox item in one transaction; delivery comes later.
 * @requirement I12 J9
 */
export async function storeRequest(
  db: Kysely<Tables>,
  request: {
    readonly body: AppointmentRequestBody;
    readonly key: RequestKey | undefined;
    readonly nowMs: number;
  },
): Promise<RequestOutcome> {
  const { body, key, nowMs } = request;
  const id = randomUUID();
  const answer = { status: 200, body: { Status: '200', Message: 'Request received', RequestID: id } };
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
        details: JSON.stringify(body.Source_JSON_Object),
        created_at: nowMs,
      })
      .execute();
    await keepAttachments(trx, { requestId: id, attachments: body.Attachments ?? [], nowMs });
    await enqueue(trx, [{ kind: 'appointment-request', subjectId: id, dueMs: nowMs }], nowMs);
    await audit(trx, { action: 'appointment-request.received', subjectId: id, nowMs });
    return { kind: 'stored', answer };
  });
}

async function keepAttachments(
  trx: Transaction<Tables>,
  kept: {
    readonly requestId: string;
    readonly attachments: readonly Attachment[];
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
        content: Content,
        created_at: kept.nowMs,
      })
      .execute();
}
