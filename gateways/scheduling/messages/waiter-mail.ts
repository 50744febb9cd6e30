import { makeConfirmation } from '../../confirmation/confirmation.ts';
import type { OutboxTable } from '../../db/schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import { DEFAULT_ZONE } from '../directory.ts';
import { makeWaiterLink } from '../manage/links.ts';
import { waitlistConfirmation } from '../waitlist/confirm.ts';
import type { Dispatch } from './senders.ts';
import { confirmMail, joinedMail, offerMail } from './waitlist-mail.ts';

/** A message to somebody who waits; none when they left the list meanwhile or the offered time is over. @requirement I17 */
export async function waiterMail(
  { db, directory, siteUrl }: Dispatch,
  item: OutboxTable,
  nowMs: number,
): Promise<Mail | undefined> {
  const offer =
    item.kind === 'waitlist-offer'
      ? await db.selectFrom('waitlist_offer').selectAll().where('id', '=', item.subject_id).executeTakeFirst()
      : undefined;
  if (item.kind === 'waitlist-offer' && (offer === undefined || offer.starts_at <= nowMs)) return undefined;
  const waiterId = offer?.waiter_id ?? item.subject_id;
  const waiter = await db.selectFrom('waiter').selectAll().where('id', '=', waiterId).executeTakeFirst();
  if (waiter === undefined) return undefined;
  if (item.kind === 'waitlist-confirm') {
    const purpose = waitlistConfirmation.purpose;
    const token = await makeConfirmation(db, { purpose, subjectId: waiterId, nowMs });
    return confirmMail({ id: item.id, waiter, token, siteUrl });
  }
  const token = await makeWaiterLink(db, { waiterId, offerId: offer?.id ?? null, nowMs });
  const message = { id: item.id, waiter, token, siteUrl };
  if (offer === undefined) return joinedMail(message);
  const provider = directory().providers.get(waiter.npi);
  const department = provider?.departments.get(offer.department_id);
  return offerMail({ ...message, offer, department, zone: department?.zone ?? DEFAULT_ZONE });
}
