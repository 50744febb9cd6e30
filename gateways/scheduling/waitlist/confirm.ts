import type { Confirmable } from '../../confirmation/confirmation.ts';
import { audit, enqueue } from '../records.ts';

/** The waitlist writes to an address for months: it asks first. @requirement I17 K10 */
export const waitlistConfirmation: Confirmable = {
  purpose: 'waitlist',
  confirm: async (trx, { id, sinceMs, nowMs }) => {
    const confirmed = await trx
      .updateTable('waiter')
      .set({ confirmed_at: nowMs })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', sinceMs)
      .returning('id')
      .execute();
    if (confirmed.length > 0) {
      await enqueue(trx, [{ kind: 'waitlist-joined', subjectId: id, dueMs: nowMs }], nowMs);
      await audit(trx, { action: 'waitlist.confirmed', subjectId: id, nowMs });
      return true;
    }
    const before = await trx
      .selectFrom('waiter')
      .select('id')
      .where('id', '=', id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return before !== undefined;
  },
  dropUnconfirmed: (db, beforeMs) =>
    db.deleteFrom('waiter').where('confirmed_at', 'is', null).where('created_at', '<=', beforeMs).execute(),
};
