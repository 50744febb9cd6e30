import type { BookingTable, OutboxTable } from '../../db/schema.ts';
import { joinAddress } from '../manage/join-link.ts';
import { makeLink } from '../manage/links.ts';
import { hasStoppedTexts, stopTexts } from '../texting/numbers.ts';
import { contactOf } from './contact.ts';
import type { Dispatch } from './senders.ts';
import { visitMessages } from './plan.ts';
import { textingTime } from './texting-hours.ts';
import { visitMail } from './visit-mail.ts';
import { visitText } from './visit-text.ts';
import type { VisitMessageKind } from './words.ts';

type Delivery = {
  readonly item: OutboxTable;
  readonly says: VisitMessageKind;
  readonly booking: BookingTable;
  readonly nowMs: number;
};

/**
 * Sends a message about a visit. None is sent when it has become pointless: the visit changed again, is over, its
 * patient has no address.
 * @returns when to try again, milliseconds since 1970; undefined when nothing is left to do
 * @requirement I18
 */
export async function deliverVisitMessage(
  dispatch: Dispatch,
  item: OutboxTable,
  nowMs: number,
): Promise<number | undefined> {
  const message = visitMessages.get(item.kind);
  const booking = await dispatch.db
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', item.subject_id)
    .executeTakeFirst();
  if (message === undefined || booking === undefined || !isStillTrue(booking, item, nowMs)) return undefined;
  const delivery = { item, says: message.says, booking, nowMs };
  return message.by === 'text' ? textVisit(dispatch, delivery) : mailVisit(dispatch, delivery);
}

function isStillTrue(booking: BookingTable, item: OutboxTable, nowMs: number): boolean {
  const expected = item.kind.endsWith('booking-cancelled') ? 'cancelled' : 'booked';
  return booking.status === expected && booking.sequence === item.sequence && booking.starts_at > nowMs;
}

async function mailVisit(dispatch: Dispatch, { item, says, booking, nowMs }: Delivery): Promise<undefined> {
  const to = contactOf(booking).email;
  if (to === '') return;
  await dispatch.mailer.send(
    visitMail({
      id: item.id,
      kind: says,
      to,
      booking,
      department: departmentOf(dispatch, booking),
      token: await makeLink(dispatch.db, { bookingId: booking.id, nowMs }),
      joinUrl: await joinAddress(dispatch, booking, nowMs),
      siteUrl: dispatch.siteUrl,
      nowMs,
    }),
  );
}

/** Reminders wait for the hours at which a phone may ring; what the patient just did is confirmed at once. */
async function textVisit(
  dispatch: Dispatch,
  { item, says, booking, nowMs }: Delivery,
): Promise<number | undefined> {
  const { db, texter, siteUrl, log } = dispatch;
  const to = contactOf(booking).number;
  if (to === undefined || (await hasStoppedTexts(db, to))) return undefined;
  const atMs = says === 'reminder' ? textingTime(nowMs, booking.zone) : nowMs;
  if (atMs > nowMs) return atMs;
  const phone = departmentOf(dispatch, booking)?.phone ?? '';
  const token = await makeLink(db, { bookingId: booking.id, nowMs });
  const joinUrl = await joinAddress(dispatch, booking, nowMs);
  const text = visitText({ kind: says, booking, phone, token, joinUrl, siteUrl });
  const outcome = await texter.send({ id: item.id, to, language: booking.language, text });
  if (outcome === 'unsubscribed') await stopTexts(db, to, nowMs);
  if (outcome !== 'sent') log(`text.${outcome}`, { id: item.id, kind: item.kind });
  return undefined;
}

function departmentOf({ directory }: Dispatch, { npi, department_id: id }: BookingTable) {
  return directory().providers.get(npi)?.departments.get(id);
}
