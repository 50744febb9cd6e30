import type { Transaction } from 'kysely';
import type { OutboxTable, Tables, VisitNews } from '../../db/schema.ts';
import type { OutboxItem } from '../records.ts';
import type { VisitMessageKind } from './words.ts';

const HOUR_MS = 3_600_000;
/** Reminders, and how many hours before the visit each is due. */
const hoursBefore = { 'reminder-72': 72, 'reminder-24': 24 } as const;
type Reminder = keyof typeof hoursBefore;
const reminderKinds = Object.keys(hoursBefore) as Reminder[];

/** A booking in one of its states. */
type State = {
  readonly id: string;
  readonly sequence: number;
  readonly startsAt: number;
  readonly wantsTexts: boolean;
};

/**
 * The messages about a visit that was just booked, moved or cancelled: the news at once and, unless it is cancelled, the
 * reminders that are not due yet. By mail, and by text to patients who want texts.
 * @requirement I18
 */
export function messagesOf(
  { id, sequence, startsAt, wantsTexts }: State,
  news: Exclude<VisitNews, Reminder>,
  nowMs: number,
): OutboxItem[] {
  const reminders = reminderKinds.map((kind) => [kind, startsAt - hoursBefore[kind] * HOUR_MS] as const);
  const due = [
    [news, nowMs] as const,
    ...(news === 'booking-cancelled' ? [] : reminders.filter(([, dueMs]) => dueMs > nowMs)),
  ];
  return due.flatMap(([kind, dueMs]) => {
    const item = { subjectId: id, sequence, dueMs };
    return [{ ...item, kind }, ...(wantsTexts ? [{ ...item, kind: `text-${kind}` as const }] : [])];
  });
}

/** Drops unsent reminders of a visit's former time. @requirement I18 */
export async function dropUnsent(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('subject_id', '=', bookingId)
    .where(
      'kind',
      'in',
      reminderKinds.flatMap((kind) => [kind, `text-${kind}` as const]),
    )
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
