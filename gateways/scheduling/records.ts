import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { OutboxTable, Tables } from '../db/schema.ts';

/** Something to be delivered, once it is due. */
export type OutboxItem = {
  readonly kind: OutboxTable['kind'];
  readonly subjectId: string;
  readonly sequence?: number;
  readonly dueMs: number;
};

/** Notes what must be delivered, in the transaction that made it true. @requirement I14 */
export async function enqueue(
  trx: Transaction<Tables>,
  items: readonly OutboxItem[],
  nowMs: number,
): Promise<void> {
  const rows = items.map((item) => ({
    id: randomUUID(),
    kind: item.kind,
    subject_id: item.subjectId,
    created_at: nowMs,
    available_at: item.dueMs,
    attempts: 0,
    delivered_at: null,
    sequence: item.sequence ?? 0,
  }));
  await trx.insertInto('outbox').values(rows).execute();
}

/** Notes what happened to a row and when; never who the patient is. @requirement I14 */
export async function audit(
  trx: Transaction<Tables>,
  entry: { readonly action: string; readonly subjectId: string; readonly nowMs: number },
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({ id: randomUUID(), at: entry.nowMs, action: entry.action, subject_id: entry.subjectId })
    .execute();
}
