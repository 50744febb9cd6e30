import { sql, type RawBuilder } from 'kysely';

/** What is erased of a table, and when. */
export type RetentionRule = {
  readonly table: string;
  /** The rows that hold something about a patient. */
  readonly holds: RawBuilder<boolean>;
  /** Those of them that are older than an instant (milliseconds since 1970). */
  readonly isDue: (beforeMs: number) => RawBuilder<boolean>;
  /** Erases the due rows, or what is in them. */
  readonly erase: (beforeMs: number) => RawBuilder<unknown>;
};

const all = sql<boolean>`1 = 1`;

/** A table whose old rows go as a whole. */
function deleting(table: string, isDue: RetentionRule['isDue']): RetentionRule {
  return {
    table,
    holds: all,
    isDue,
    erase: (beforeMs) => sql`delete from ${sql.table(table)} where ${isDue(beforeMs)}`,
  };
}

const holdsPatient = sql<boolean>`(details is not null or patient_key is not null)`;
const isOldBooking = (beforeMs: number) => sql<boolean>`${holdsPatient} and (
  ends_at < ${beforeMs}
  or exists (select 1 from audit where subject_id = booking.id and action = 'booking.cancelled' and at < ${beforeMs})
)`;
const isOfOldBooking = (beforeMs: number) =>
  sql<boolean>`booking_id in (select id from booking where ends_at < ${beforeMs} or (${isOldBooking(beforeMs)}))`;
const isOldRequest = (beforeMs: number) =>
  sql<boolean>`(details is not null or distribution_email <> '') and created_at < ${beforeMs}`;

/** Somebody whose last date is over by so many days waits for nothing; their offers and links go too. */
const isOverWait = (beforeMs: number) =>
  sql<boolean>`to_date < ${new Date(beforeMs).toISOString().slice(0, 10)}`;
const isOfOverWait = (beforeMs: number) =>
  sql<boolean>`waiter_id in (select id from waiter where ${isOverWait(beforeMs)})`;

/**
 * Everything in the store that is about a patient. Bookings and requests keep their rows without what was typed;
 * everything else goes. The audit log holds nothing about patients and stays.
 * @requirement I12 I16 I18 J9
 */
export const retentionRules: readonly RetentionRule[] = [
  // A link goes before its booking is emptied, while it can still be told that it is old.
  deleting('manage_link', isOfOldBooking),
  deleting('calendar_feed', isOfOldBooking),
  {
    table: 'booking',
    holds: holdsPatient,
    isDue: isOldBooking,
    erase: (beforeMs) =>
      sql`update booking set details = null, patient_key = null where ${isOldBooking(beforeMs)}`,
  },
  {
    table: 'appointment_request',
    holds: sql<boolean>`details is not null or distribution_email <> ''`,
    isDue: isOldRequest,
    erase: (beforeMs) =>
      sql`update appointment_request set details = null, distribution_email = '' where ${isOldRequest(beforeMs)}`,
  },
  deleting('request_link', (beforeMs) => sql<boolean>`expires_at < ${beforeMs}`),
  deleting('request_attachment', (beforeMs) => sql<boolean>`created_at < ${beforeMs}`),
  deleting('request_draft', (beforeMs) => sql<boolean>`expires_at < ${beforeMs}`),
  deleting('waitlist_offer', isOfOverWait),
  deleting('waiter_link', isOfOverWait),
  deleting('waiter', isOverWait),
  deleting('address_confirmation', (beforeMs) => sql<boolean>`created_at < ${beforeMs}`),
  deleting('freed_time', (beforeMs) => sql<boolean>`created_at < ${beforeMs}`),
  deleting('idempotency', (beforeMs) => sql<boolean>`created_at < ${beforeMs}`),
  deleting('outbox', (beforeMs) => sql<boolean>`created_at < ${beforeMs} and available_at < ${beforeMs}`),
  deleting('mailbox', (beforeMs) => sql<boolean>`sent_at < ${beforeMs}`),
  deleting('patient_turn', (beforeMs) => sql<boolean>`taken_at < ${beforeMs}`),
  deleting('hold', (beforeMs) => sql<boolean>`expires_at < ${beforeMs}`),
];
