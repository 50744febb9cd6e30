import type { Transaction } from 'kysely';
import type { OutboxTable, Tables, VisitNews } from '../../db/schema.ts';
import type { OutboxItem } from '../records.ts';
import type { VisitMessageKind } from './words.ts';

const HOUR_MS = 3_600_000;
const REMINDERS = ['reminder-72', 'reminder-24'] as const;

/** A booking in one of its states. */
type State = {
  readonly id: string;
  readonly sequence: number;
  readonly startsAt: number;
  readonly wantsTexts: boolean;
};

/**
 * What is to be said about a visit that was just booked, moved or cancelled: that, at once, and unless it is cancelled
 * reminders three days and one day before it; those whose time has passed are left out. By mail, and by text to who
 * wants it.
 * @requirement I18
 */
export function messagesOf(
  { id, sequence, startsAt, wantsTexts }: State,
  news: Exclude<VisitNews, (typeof REMINDERS)[number]>,
  nowMs: number,
): OutboxItem[] {
  const reminders = [
    ['reminder-72', startsAt - 72 * HOUR_MS],
    ['reminder-24', startsAt - 24 * HOUR_MS],
  ] as const;
  const due = [
    [news, nowMs] as const,
    ...(news === 'booking-cancelled' ? [] : reminders.filter(([, dueMs]) => dueMs > nowMs)),
  ];
  return due.flatMap(([kind, dueMs]) => {
    const item = { subjectId: id, sequence, dueMs };
    return [{ ...item, kind }, ...(wantsTexts ? [{ ...item, kind: `text-${kind}` as const }] : [])];
  });
}

/** Takes back what is still to be said about a visit's former time. */
export async function dropUnsent(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('subject_id', '=', bookingId)
    .where('kind', 'in', [...REMINDERS, 'text-reminder-72', 'text-reminder-24'])
    .where('delivered_at', 'is', null)
    .execute();
}

type VisitMessage = { readonly says: VisitMessageKind; readonly by: 'mail' | 'text' };

const saidBy = {
  booking: 'booked',
  'booking-moved': 'moved',
  'booking-cancelled': 'cancelled',
  'reminder-72': 'reminder',
  'reminder-24': 'reminder',
} as const satisfies Record<VisitNews, VisitMessageKind>;

/** What an outbox row says about a visit and by which way; nothing for rows about something else. */
export const visitMessages: ReadonlyMap<OutboxTable['kind'], VisitMessage> = new Map(
  (Object.keys(saidBy) as VisitNews[]).flatMap((kind): [OutboxTable['kind'], VisitMessage][] => [
    [kind, { says: saidBy[kind], by: 'mail' }],
    [`text-${kind}`, { says: saidBy[kind], by: 'text' }],
  ]),
);
