import type { Kysely } from 'kysely';
import type { OutboxTable, Tables, VisitNews } from '../../db/schema.ts';
import { nameOf } from '../event-log.ts';
import { offerFreedTime } from '../waitlist/offers.ts';
import { deliverDraftLink } from './draft-mail.ts';
import { visitMessages } from './plan.ts';
import { deliverRequestMessage } from './request-delivery.ts';
import type { Dispatch } from './senders.ts';
import { deliverVisitMessage } from './visit-delivery.ts';
import { waiterMail } from './waiter-mail.ts';

/** How many messages one hand takes at once: those behind one that hangs wait for it. */
const BATCH = 5;
/** After this many tries a message is given up: a day. */
export const MAX_ATTEMPTS = 8;
/** A request that reaches nobody at the clinic is a patient whom nobody calls: three days. */
const MAX_REQUEST_ATTEMPTS = 16;
/** A message whose sender died is free for another after this time; twice as long as messages are sent at a stretch. */
const LEASE_MS = 5 * 60_000;
/** Less than what the program as a whole has for stopping. */
const STOP_WITHIN_MS = 3_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

type Kind = OutboxTable['kind'];
type VisitKind = VisitNews | `text-${VisitNews}`;
/** Does what an item asks for. @returns when to try again, if this is not the hour for it */
type Deliver = (dispatch: Dispatch, item: OutboxTable, nowMs: number) => Promise<number | undefined>;

/** What is not about a visit goes by mail. A kind without a sender is an error of types. */
const others: Readonly<Record<Exclude<Kind, VisitKind>, Deliver>> = {
  'time-freed': offerFreed,
  'waitlist-confirm': mailWaiter,
  'waitlist-joined': mailWaiter,
  'waitlist-offer': mailWaiter,
  'appointment-request': deliverRequestMessage,
  'request-received': deliverRequestMessage,
  'request-not-taken': deliverRequestMessage,
  'request-draft': deliverDraftLink,
};
const othersByKind: ReadonlyMap<string, Deliver> = new Map(Object.entries(others));

const visitKindsBy = (way: Way) =>
  [...visitMessages].flatMap(([kind, message]) => (message.by === way ? [kind] : []));
const KINDS: Readonly<Record<Way, readonly Kind[]>> = {
  // The keys of the table are its type's own.
  mail: [...visitKindsBy('mail'), ...(Object.keys(others) as Kind[])],
  text: visitKindsBy('text'),
};

/** How a message leaves. One way in trouble holds up none of the other's. */
export type Way = 'mail' | 'text';

/**
 * Sends the messages that are due. Each is claimed before it is sent, by moving the time at which it is due, so that
 * of two processes one has it; what fails is tried again later and given up in the end. What it does not come to before
 * its claim runs out, or before it is told to stop, is given back.
 * @returns how many were taken
 * @requirement I18
 */
export async function sendDueMessages(
  dispatch: Dispatch,
  options: { readonly way: Way; readonly nowMs: number; readonly signal?: AbortSignal },
): Promise<number> {
  const { way, nowMs, signal } = options;
  const claimed = await claimDue(dispatch.db, way, nowMs);
  const until = performance.now() + LEASE_MS / 2;
  const patience = patienceAfter(signal);
  for (const [index, item] of claimed.entries()) {
    if (signal?.aborted === true || performance.now() > until) {
      await giveBack(dispatch.db, claimed.slice(index), nowMs);
      break;
    }
    const sent = sendOne(dispatch, item, nowMs);
    // One that nobody waits for any more has no store to note its end in.
    sent.catch(() => undefined);
    await Promise.race([sent, patience.over]);
  }
  patience.forget();
  return claimed.length;
}

/** How long a message in hand is waited for once the program is to stop: a server may hang. */
function patienceAfter(signal: AbortSignal | undefined) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const begin = () => void setTimeout(resolve, STOP_WITHIN_MS);
  signal?.addEventListener('abort', begin);
  return { over, forget: () => signal?.removeEventListener('abort', begin) };
}

async function claimDue(db: Kysely<Tables>, way: Way, nowMs: number): Promise<OutboxTable[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('available_at', '<=', nowMs)
    .where(({ eb, or, and }) =>
      or([
        eb('attempts', '<', MAX_ATTEMPTS),
        and([eb('kind', '=', 'appointment-request'), eb('attempts', '<', MAX_REQUEST_ATTEMPTS)]),
      ]),
    )
    .where('kind', 'in', KINDS[way])
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

async function giveBack(db: Kysely<Tables>, items: readonly OutboxTable[], nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set((row) => ({ available_at: nowMs, attempts: row('attempts', '-', 1) }))
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
}

async function sendOne(dispatch: Dispatch, item: OutboxTable, nowMs: number): Promise<void> {
  const { db, log } = dispatch;
  const note = (change: Partial<OutboxTable>) =>
    db.updateTable('outbox').set(change).where('id', '=', item.id).execute();
  try {
    const laterMs = await deliver(dispatch, item, nowMs);
    if (laterMs === undefined) await note({ delivered_at: nowMs });
    else await note({ available_at: laterMs, attempts: item.attempts - 1 });
  } catch (error) {
    const way = visitMessages.get(item.kind)?.by ?? 'mail';
    const isLast =
      item.attempts >= (item.kind === 'appointment-request' ? MAX_REQUEST_ATTEMPTS : MAX_ATTEMPTS);
    log(`${way}.${isLast ? 'given-up' : 'failed'}`, { id: item.id, kind: item.kind, error: nameOf(error) });
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (item.attempts - 1));
    await note({ available_at: nowMs + pauseMs });
  }
}

function deliver(dispatch: Dispatch, item: OutboxTable, nowMs: number): Promise<number | undefined> {
  return (othersByKind.get(item.kind) ?? deliverVisitMessage)(dispatch, item, nowMs);
}

async function offerFreed(
  { db, calendars, directory }: Dispatch,
  item: OutboxTable,
  nowMs: number,
): Promise<undefined> {
  await offerFreedTime(db, { freedId: item.subject_id, calendars, directory: directory(), nowMs });
}

async function mailWaiter(dispatch: Dispatch, item: OutboxTable, nowMs: number): Promise<undefined> {
  const mail = await waiterMail(dispatch, item, nowMs);
  if (mail !== undefined) await dispatch.mailer.send(mail);
}
