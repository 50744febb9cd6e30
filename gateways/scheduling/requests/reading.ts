import type { Kysely } from 'kysely';
import type { AppointmentRequestTable, Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { unseal } from '../../lib/seal.ts';
import { audit } from '../records.ts';
import type { Attachment } from '../schemas/request.ts';
import { requestOfLink } from './links.ts';

type Asked = { readonly token: string; readonly nowMs: number };

/** A request, and the names of the pictures that came with it. */
export type OpenRequest = {
  readonly request: AppointmentRequestTable;
  readonly pictures: readonly string[];
};

/**
 * The request that a link opens. That it was read is noted, with the time; never by whom, because nobody signs in.
 * @returns undefined when the link is not valid, or its time is over
 * @requirement J6 J9
 */
export async function readRequest(db: Kysely<Tables>, asked: Asked): Promise<OpenRequest | undefined> {
  const request = await requestOfLink(db, asked);
  if (request === undefined) return undefined;
  const pictures = await db
    .selectFrom('request_attachment')
    .select('name')
    .where('request_id', '=', request.id)
    .orderBy('name', 'desc')
    .execute();
  await note(db, 'appointment-request.read', { request, nowMs: asked.nowMs });
  return { request, pictures: pictures.map(({ name }) => name) };
}

/**
 * A picture of the insurance card, as Base64 of a JPEG. Each time that one is opened is noted.
 * @returns undefined when the link is not valid, or there is no such picture (any more)
 * @requirement J9
 */
export async function readPicture(
  db: Kysely<Tables>,
  asked: Asked & { readonly name: Attachment['Name']; readonly secret: string },
): Promise<string | undefined> {
  const request = await requestOfLink(db, asked);
  if (request === undefined) return undefined;
  const row = await db
    .selectFrom('request_attachment')
    .select('content')
    .where('request_id', '=', request.id)
    .where('name', '=', asked.name)
    .executeTakeFirst();
  const picture = row && unseal(row.content, asked.secret, 'foyer-picture');
  if (picture !== undefined)
    await note(db, 'appointment-request.picture-read', { request, nowMs: asked.nowMs });
  return picture;
}

/**
 * Somebody at the clinic takes care of a request: nobody is told any more that it lies there. Who comes second learns
 * when it was taken.
 * @returns since when it is taken, milliseconds since 1970; undefined when the link is not valid
 * @requirement J6
 */
export async function takeRequest(db: Kysely<Tables>, asked: Asked): Promise<number | undefined> {
  const request = await requestOfLink(db, asked);
  if (request === undefined) return undefined;
  const { nowMs } = asked;
  return inTransaction(db, async (trx) => {
    const taken = await trx
      .updateTable('appointment_request')
      .set({ taken_at: nowMs })
      .where('id', '=', request.id)
      .where('taken_at', 'is', null)
      .returning('id')
      .execute();
    if (taken.length === 0) return request.taken_at ?? nowMs;
    await audit(trx, { action: 'appointment-request.taken', subjectId: request.id, nowMs });
    return nowMs;
  });
}

async function note(
  db: Kysely<Tables>,
  action: string,
  { request, nowMs }: { readonly request: AppointmentRequestTable; readonly nowMs: number },
): Promise<void> {
  await inTransaction(db, (trx) => audit(trx, { action, subjectId: request.id, nowMs }));
}
