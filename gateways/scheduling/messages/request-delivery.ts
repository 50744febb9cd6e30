import { createHash } from 'node:crypto';
import type { AppointmentRequestTable, OutboxTable } from '../../db/schema.ts';
import { detailsOf } from '../requests/lines.ts';
import { lastDayOf, makeRequestLink } from '../requests/links.ts';
import { receivedMail } from './received-mail.ts';
import { notTakenMail, requestMail } from './request-mail.ts';
import type { Dispatch } from './senders.ts';

const DAY_MS = 86_400_000;

/**
 * Sends a message about a request for an appointment: to the clinic, to its sender, or to the clinic again because
 * nobody took it.
 * @returns when to try again, milliseconds since 1970; undefined when nothing is left to do
 * @requirement J6
 */
export async function deliverRequestMessage(
  dispatch: Dispatch,
  item: OutboxTable,
  nowMs: number,
): Promise<number | undefined> {
  const request = await dispatch.db
    .selectFrom('appointment_request')
    .selectAll()
    .where('id', '=', item.subject_id)
    // Emptied by retention: nothing is left to tell.
    .where('details', 'is not', null)
    .executeTakeFirst();
  if (request === undefined) return undefined;
  switch (item.kind) {
    case 'request-received':
      return answerSender(dispatch, item, request);
    case 'request-not-taken':
      return remindClinic(dispatch, { item, request, nowMs });
    default:
      return tellClinic(dispatch, { item, request, nowMs });
  }
}

type Delivery = {
  readonly item: OutboxTable;
  readonly request: AppointmentRequestTable;
  readonly nowMs: number;
};

async function tellClinic(dispatch: Dispatch, { item, request, nowMs }: Delivery): Promise<undefined> {
  const { db, mailer, siteUrl } = dispatch;
  const token = await makeRequestLink(db, request, nowMs);
  const pictures = await db
    .selectFrom('request_attachment')
    .select('id')
    .where('request_id', '=', request.id)
    .execute();
  const to = readersOf(dispatch, request).join(', ');
  await mailer.send(requestMail({ id: item.id, to, request, pictures: pictures.length, token, siteUrl }));
}

async function answerSender(
  { mailer, phrase }: Dispatch,
  item: OutboxTable,
  request: AppointmentRequestTable,
): Promise<undefined> {
  const to = detailsOf(request).Email;
  if (to === '') return;
  await mailer.send(receivedMail({ id: item.id, to, request, phrase }));
}

/** Tells once, and then once a day, until somebody takes the request or its links are over. */
async function remindClinic(
  dispatch: Dispatch,
  { item, request, nowMs }: Delivery,
): Promise<number | undefined> {
  const { db, mailer, siteUrl, requestsTo, log } = dispatch;
  if (request.taken_at !== null || nowMs >= lastDayOf(request)) return undefined;
  // Before the message: operators learn of it while no mail can be sent, too.
  log('request.not-taken', { id: request.id, source: request.source_application });
  const token = await makeRequestLink(db, request, nowMs);
  const to = [...new Set([...readersOf(dispatch, request), ...addressesIn(requestsTo)])].join(', ');
  const id = idOnDay(item.id, Math.floor((nowMs - request.created_at) / DAY_MS));
  await mailer.send(notTakenMail({ id, to, request, token, siteUrl }));
  return nowMs + DAY_MS;
}

/** The addresses that the form names, as far as they are any; else those of the house. */
function readersOf(
  { requestsTo }: Dispatch,
  { distribution_email: named }: AppointmentRequestTable,
): readonly string[] {
  const own = addressesIn(named);
  return own.length > 0 ? own : addressesIn(requestsTo);
}

function addressesIn(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((part) => /^[^@\s<>"']+@[^@\s<>"']+$/.test(part));
}

/** Messages on different days are different messages; each try of one is the same. */
function idOnDay(id: string, day: number): string {
  const hex = createHash('sha256').update(`${id} ${day}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
