import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Figure } from '../../lib/metrics.ts';
import { MAX_ATTEMPTS } from './dispatch.ts';

/**
 * How the outbox is: messages that are due or tried again, those of them that were tried, how long the oldest
 * waits, and those that nobody tries any more. One that is being sent counts as tried. A reminder waits from when it was to go out.
 * @param nowMs - milliseconds since 1970
 * @requirement O8
 */
export async function outboxFigures(db: Kysely<Tables>, nowMs: number): Promise<readonly Figure[]> {
  const open = await db
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'created_at', 'available_at'])
    .where('delivered_at', 'is', null)
    .where(({ eb, or }) => or([eb('available_at', '<=', nowMs), eb('attempts', '>', 0)]))
    .execute();
  const waiting = open.filter(({ attempts }) => attempts < MAX_ATTEMPTS);
  const since = waiting.map(({ kind, created_at, available_at }) =>
    kind.includes('reminder') ? available_at : created_at,
  );
  const oldestMs = since.reduce((oldest, at) => Math.min(oldest, at), nowMs);
  const labels = 'outbox="visits"';
  return [
    { name: 'foyer_outbox_waiting', labels, value: waiting.length },
    { name: 'foyer_outbox_failed', labels, value: waiting.filter(({ attempts }) => attempts > 0).length },
    { name: 'foyer_outbox_oldest_seconds', labels, value: Math.max(0, (nowMs - oldestMs) / 1000) },
    { name: 'foyer_outbox_given_up', labels, value: open.length - waiting.length },
  ];
}
