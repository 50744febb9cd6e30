import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OutboxItem } from '../records.ts';

const HOUR_MS = 3_600_000;

/** A booking in one of its states. */
type State = { readonly id: string; readonly sequence: number; readonly starts_at: number };

/**
 * The reminders of a visit, three days and one day before it; those whose time has passed are left out.
 * @requirement I18
 */
export function remindersOf({ id, sequence, starts_at: startsAt }: State, nowMs: number): OutboxItem[] {
  return ([72, 24] as const)
    .map((hours) => ({
      kind: `reminder-${hours}` as const,
      subjectId: id,
      sequence,
      dueMs: startsAt - hours * HOUR_MS,
    }))
    .filter(({ dueMs }) => dueMs > nowMs);
}

/** Takes back what is still to be said about a visit's former time. */
export async function dropUnsent(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('subject_id', '=', bookingId)
    .where('kind', 'in', ['reminder-72', 'reminder-24'])
    .where('delivered_at', 'is', null)
    .execute();
}
