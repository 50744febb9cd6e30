import type { Kysely } from 'kysely';
import type { BookingTable, OutboxTable, Tables } from '../../db/schema.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import type { Calendars } from '../calendars.ts';
import type { Directory } from '../directory.ts';
import type { EventLog } from '../event-log.ts';
import { nameOf } from '../event-log.ts';
import { makeLink } from '../manage/links.ts';
import { offerFreedTime } from '../waitlist/offers.ts';
import { visitMail } from './visit-mail.ts';
import { waiterMail } from './waiter-mail.ts';
import type { VisitMessageKind } from './words.ts';

/** What sending works with. */
export type Dispatch = {
  readonly db: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly calendars: Calendars;
  readonly directory: () => Directory;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly log: EventLog;
};

/** How many messages are taken at once. */
const BATCH = 20;
/** After this many tries a message is given up. */
const MAX_ATTEMPTS = 8;
/** A message whose sender died is free for another after this time; longer than any sending takes. */
const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

const VISIT_KINDS: ReadonlyMap<OutboxTable['kind'], VisitMessageKind> = new Map([
  ['booking', 'booked'],
  ['booking-moved', 'moved'],
  ['booking-cancelled', 'cancelled'],
  ['reminder-72', 'reminder'],
  ['reminder-24', 'reminder'],
]);
const WAITER_KINDS = ['waitlist-confirm', 'waitlist-joined', 'waitlist-offer'] as const;
const KINDS = [...VISIT_KINDS.keys(), 'time-freed', ...WAITER_KINDS] as const;

/**
 * Sends the messages that are due. Each is claimed before it is sent, by moving the time at which it is due, so that
 * of two processes one has it; what fails is tried again later and given up in the end.
 * @returns how many were taken
 * @requirement I18
 */
export async function sendDueMessages(dispatch: Dispatch, nowMs: number): Promise<number> {
  const claimed = await claimDue(dispatch.db, nowMs);
  for (const item of claimed) await sendOne(dispatch, item, nowMs);
  return claimed.length;
}

async function claimDue(db: Kysely<Tables>, nowMs: number): Promise<OutboxTable[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('available_at', '<=', nowMs)
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('kind', 'in', KINDS)
    .orderBy('available_at')
    .limit(BATCH);
  return (
    db
      .updateTable('outbox')
      .set((row) => ({ available_at: nowMs + LEASE_MS, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', due)
      // PostgreSQL looks at these again when another process had the row: then it is not due any more.
      .where('delivered_at', 'is', null)
      .where('available_at', '<=', nowMs)
      .returningAll()
      .execute()
  );
}

async function sendOne(dispatch: Dispatch, item: OutboxTable, nowMs: number): Promise<void> {
  const { db, mailer, log } = dispatch;
  try {
    const mail = await mailOf(dispatch, item, nowMs);
    if (mail !== undefined) await mailer.send(mail);
    await db.updateTable('outbox').set({ delivered_at: nowMs }).where('id', '=', item.id).execute();
  } catch (error) {
    const isLast = item.attempts >= MAX_ATTEMPTS;
    log(isLast ? 'mail.given-up' : 'mail.failed', { id: item.id, kind: item.kind, error: nameOf(error) });
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (item.attempts - 1));
    await db
      .updateTable('outbox')
      .set({ available_at: nowMs + pauseMs })
      .where('id', '=', item.id)
      .execute();
  }
}

/** Does what the item asks for. @returns the message to send, if there is one */
async function mailOf(dispatch: Dispatch, item: OutboxTable, nowMs: number): Promise<Mail | undefined> {
  const { db, calendars, directory } = dispatch;
  if (item.kind === 'time-freed') {
    await offerFreedTime(db, { freedId: item.subject_id, calendars, directory: directory(), nowMs });
    return undefined;
  }
  if (WAITER_KINDS.some((kind) => kind === item.kind)) return waiterMail(dispatch, item, nowMs);
  return bookingMail(dispatch, item, nowMs);
}

/** A message about a visit; none when it has become pointless: the visit changed again, is over, has no address. */
async function bookingMail(dispatch: Dispatch, item: OutboxTable, nowMs: number): Promise<Mail | undefined> {
  const kind = VISIT_KINDS.get(item.kind);
  const booking = await dispatch.db
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', item.subject_id)
    .executeTakeFirst();
  if (kind === undefined || booking === undefined || !isStillTrue(booking, item, nowMs)) return undefined;
  const to = addressOf(booking);
  if (to === '') return undefined;
  return visitMail({
    id: item.id,
    kind,
    to,
    booking,
    department: dispatch.directory().providers.get(booking.npi)?.departments.get(booking.department_id),
    token: await makeLink(dispatch.db, { bookingId: booking.id, nowMs }),
    siteUrl: dispatch.siteUrl,
    nowMs,
  });
}

function isStillTrue(booking: BookingTable, item: OutboxTable, nowMs: number): boolean {
  const expected = item.kind === 'booking-cancelled' ? 'cancelled' : 'booked';
  return booking.status === expected && booking.sequence === item.sequence && booking.starts_at > nowMs;
}

/** The patient's e-mail address; empty when he gave none or it was deleted. */
function addressOf({ details }: BookingTable): string {
  const body: unknown = details === null ? undefined : JSON.parse(details);
  if (typeof body !== 'object' || body === null || !('Email' in body)) return '';
  return typeof body.Email === 'string' ? body.Email : '';
}
