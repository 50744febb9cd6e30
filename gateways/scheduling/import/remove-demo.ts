import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/**
 * Removes the demo's calendars, and keeps the demo from writing any again. Bookings stay.
 * @returns whether there was anything to remove
 * @requirement I4
 */
export async function removeDemo(trx: Transaction<Tables>): Promise<boolean> {
  const state = await trx.selectFrom('calendar_state').select('demo_filled_on').executeTakeFirstOrThrow();
  if (state.demo_filled_on === 'off') return false;
  await trx.updateTable('calendar_state').set({ demo_filled_on: 'off' }).execute();
  if (state.demo_filled_on === null) return true;
  await trx.deleteFrom('provider').where('source', '=', 'demo').execute();
  await trx.deleteFrom('holiday').execute();
  await trx
    .deleteFrom('department')
    .where('id', 'not in', trx.selectFrom('provider_department').select('department_id'))
    .execute();
  return true;
}
