import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Figure } from '../lib/metrics.ts';
import { MAX_ATTEMPTS } from './messages.ts';

/**
 * How much of the forms waits for somebody: messages that are not sent yet and forms that are to be passed on, those of
 * them that were tried, how long the oldest waits, and what a person has to look at.
 * @param nowMs - milliseconds since 1970
 * @requirement O8
 */
export async function formFigures(db: Kysely<Tables>, nowMs: number): Promise<readonly Figure[]> {
  const messages = await db
    .selectFrom('form_message')
    .select(['attempts', 'created_at'])
    .where('delivered_at', 'is', null)
    .execute();
  const sent = await db
    .selectFrom('form_submission')
    .select(['state', 'attempts', 'created_at'])
    .where('state', 'in', ['kept', 'passing', 'refused', 'unclear', 'failed'])
    .execute();
  const waiting = [
    ...messages.filter(({ attempts }) => attempts < MAX_ATTEMPTS),
    ...sent.filter(({ state }) => state === 'kept' || state === 'passing'),
  ];
  const oldestMs = waiting.reduce((oldest, { created_at: at }) => Math.min(oldest, at), nowMs);
  const labels = 'outbox="forms"';
  return [
    { name: 'foyer_outbox_waiting', labels, value: waiting.length },
    { name: 'foyer_outbox_failed', labels, value: waiting.filter(({ attempts }) => attempts > 0).length },
    { name: 'foyer_outbox_oldest_seconds', labels, value: Math.max(0, (nowMs - oldestMs) / 1000) },
    { name: 'foyer_outbox_given_up', labels, value: messages.length + sent.length - waiting.length },
  ];
}
