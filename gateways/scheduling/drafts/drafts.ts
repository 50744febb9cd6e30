import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { plainToken, randomToken, tokenHash } from '../../lib/link-token.ts';
import { seal, unseal } from '../../lib/seal.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { audit, enqueue } from '../records.ts';

const DAY_MS = 86_400_000;
const KEPT_FOR_MS = 7 * DAY_MS;
/** Nobody can have a mailbox filled by saving. */
const MAX_A_DAY = 5;

/** What the message needs; it waits under the gateway's own secret, and is erased when the message is out. */
const letterSchema = z.object({
  email: z.string(),
  language: z.enum(LANGUAGES),
  token: z.string(),
});
export type DraftLetter = z.infer<typeof letterSchema>;

/** A draft by an id with which it can be replaced and deleted, never opened; `expiresAt` is milliseconds since 1970. */
export type Draft = { readonly id: string; readonly expiresAt: number };

/** A draft by the token of its link, or by its id. */
export type DraftKey = { readonly token: string } | { readonly id: string };

/**
 * Keeps a form that is finished later, encrypted under a key that only the link in the message holds. In place of an
 * older draft, if its id is told.
 * @param draft.secret - the gateway's own
 * @returns the draft; undefined when the address had too many today
 * @requirement J9
 */
export async function saveDraft(
  db: Kysely<Tables>,
  draft: {
    readonly email: string;
    readonly language: Language;
    readonly content: string;
    readonly replaces: string | undefined;
    readonly secret: string;
    readonly nowMs: number;
  },
): Promise<Draft | undefined> {
  const { email, language, content, replaces, secret, nowMs } = draft;
  const recipient = createHmac('sha256', secret).update(email.toLowerCase()).digest('hex');
  const token = randomToken();
  const letter: DraftLetter = { email, language, token };
  return inTransaction<Tables, Draft | undefined>(db, async (trx, refuse) => {
    const today = await trx
      .selectFrom('request_draft')
      .select('id')
      .where('recipient', '=', recipient)
      .where('created_at', '>', nowMs - DAY_MS)
      .execute();
    if (today.length >= MAX_A_DAY) return refuse(undefined);
    if (replaces !== undefined) await trx.deleteFrom('request_draft').where('id', '=', replaces).execute();
    const id = randomUUID();
    const expiresAt = nowMs + KEPT_FOR_MS;
    await trx
      .insertInto('request_draft')
      .values({
        id,
        token_hash: tokenHash(token),
        recipient,
        sealed_letter: seal(JSON.stringify(letter), secret, 'foyer-draft'),
        sealed_content: seal(content, token, 'foyer-draft'),
        created_at: nowMs,
        expires_at: expiresAt,
      })
      .execute();
    await enqueue(trx, [{ kind: 'request-draft', subjectId: id, dueMs: nowMs }], nowMs);
    await audit(trx, { action: 'request-draft.saved', subjectId: id, nowMs });
    return { id, expiresAt };
  });
}

/** The draft that a link opens, until its time is over. @requirement J9 */
export async function readDraft(
  db: Kysely<Tables>,
  { token, nowMs }: { readonly token: string; readonly nowMs: number },
): Promise<(Draft & { readonly content: string }) | undefined> {
  const row = await db
    .selectFrom('request_draft')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  const content = row && unseal(row.sealed_content, plainToken(token), 'foyer-draft');
  if (row === undefined || content === undefined) return undefined;
  return { id: row.id, content, expiresAt: row.expires_at };
}

/** Deletes a draft. @returns false when there is none (any more) @requirement J9 */
export async function discardDraft(db: Kysely<Tables>, key: DraftKey, nowMs: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const drafts = trx.deleteFrom('request_draft');
    const asked =
      'token' in key
        ? drafts.where('token_hash', '=', tokenHash(key.token))
        : drafts.where('id', '=', key.id);
    const gone = await asked.returning('id').execute();
    for (const { id } of gone) await audit(trx, { action: 'request-draft.deleted', subjectId: id, nowMs });
    return gone.length > 0;
  });
}

/** Deletes the drafts whose time is over. @requirement J9 */
export async function sweepDrafts(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db.deleteFrom('request_draft').where('expires_at', '<=', nowMs).execute();
}

/** What the message about a draft needs, until it is out. @requirement J9 */
export async function letterOfDraft(
  db: Kysely<Tables>,
  draft: { readonly id: string; readonly secret: string; readonly nowMs: number },
): Promise<(DraftLetter & { readonly expiresAt: number }) | undefined> {
  const row = await db
    .selectFrom('request_draft')
    .selectAll()
    .where('id', '=', draft.id)
    .where('expires_at', '>', draft.nowMs)
    .executeTakeFirst();
  const text = row?.sealed_letter ? unseal(row.sealed_letter, draft.secret, 'foyer-draft') : undefined;
  if (row === undefined || text === undefined) return undefined;
  return { ...letterSchema.parse(JSON.parse(text)), expiresAt: row.expires_at };
}

/** From now on only the link in the message opens the draft. @requirement J9 */
export async function forgetLetter(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('request_draft').set({ sealed_letter: null }).where('id', '=', id).execute();
}
