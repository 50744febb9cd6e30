import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { OutboxTable, Tables } from '../db/schema.ts';

/** Notes that something must be delivered, in the transaction that made it true. */
export async function enqueue(
  trx: Transaction<Tables>,
  item: {
    readonly kind: OutboxTable['kind'];
    readonly subjectId: string;
    readonly sequence?: number;
    readonly nowMs: number;
  },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: item.kind,
      subject_id: item.subjectId,
      created_at: item.nowMs,
      available_at: item.nowMs,
      attempts: 0,
      delivered_at: null,
      sequence: item.sequence ?? 0,
    })
    .execute();
}

/** Notes what happened to a row and when; never who the patient is. */
export async function audit(
  trx: Transaction<Tables>,
  entry: { readonly action: string; readonly subjectId: string; readonly nowMs: number },
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({ id: randomUUID(), at: entry.nowMs, action: entry.action, subject_id: entry.subjectId })
    .execute();
}
