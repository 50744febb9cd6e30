import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { WaiterTable, WaitlistOfferTable } from '../../db/waitlist-schema.ts';
import { tokenHash } from '../../lib/link-token.ts';

/** An offer, with the person that it was made to. */
export type LinkedOffer = { readonly waiter: WaiterTable; readonly offer: WaitlistOfferTable };

/**
 * The offer that a link leads to.
 * @returns undefined for an unknown link, and once the offered time has come
 * @requirement I17
 */
export async function findLinkedOffer(
  db: Kysely<Tables>,
  { token, nowMs }: { readonly token: string; readonly nowMs: number },
): Promise<LinkedOffer | undefined> {
  const link = await db
    .selectFrom('waiter_link')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (link === undefined || link.offer_id === null) return undefined;
  const offered = await db
    .selectFrom('waitlist_offer')
    .selectAll()
    .where('id', '=', link.offer_id)
    .where('starts_at', '>', nowMs)
    .executeTakeFirst();
  const waiter = await db
    .selectFrom('waiter')
    .selectAll()
    .where('id', '=', link.waiter_id)
    .executeTakeFirst();
  return offered === undefined || waiter === undefined ? undefined : { waiter, offer: offered };
}
