import { z } from 'zod';
import { refusal, type Reply } from '../http.ts';
import { languageOf } from '../language.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { discardDraft, readDraft, saveDraft, type Draft } from './drafts.ts';

const token = z.string().min(20).max(60);
const saveSchema = z.strictObject({
  Email: z.email('must be an email address').max(254),
  /** Whatever the site wants back. */
  Content: z.string().min(1).max(28_000),
  Replaces: z.uuid().optional(),
});
const tokenSchema = z.strictObject({ Token: token });
const discardSchema = z.union([tokenSchema, z.strictObject({ DraftID: z.uuid() })]);

/** Forms that are finished later. The token is in the body of every call: addresses end up in logs. @requirement J9 */
export const draftRoutes: readonly (readonly [string, Route])[] = [
  ['POST request-drafts/save', postSave],
  ['POST request-drafts/read', postRead],
  ['POST request-drafts/discard', postDiscard],
];

async function postSave({ db, now, secret }: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, saveSchema);
  const saved = await saveDraft(db, {
    email: body.Email,
    language: languageOf(request),
    content: body.Content,
    replaces: body.Replaces,
    secret,
    nowMs: now().getTime(),
  });
  if (saved === undefined) throw refusal(429, 'This address was sent enough links today.');
  return { status: 201, body: draftAnswer(saved) };
}

async function postRead({ db, now }: Scheduling, { request }: Call): Promise<Reply> {
  const { Token } = await parseBody(request, tokenSchema);
  const found = await readDraft(db, { token: Token, nowMs: now().getTime() });
  if (found === undefined) throw refusal(404, 'This link is not valid, or its time is over.');
  return { status: 200, body: { ...draftAnswer(found), Content: found.content } };
}

async function postDiscard({ db, now }: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, discardSchema);
  const key = 'Token' in body ? { token: body.Token } : { id: body.DraftID };
  return { status: 200, body: { Discarded: await discardDraft(db, key, now().getTime()) } };
}

function draftAnswer({ id, expiresAt }: Draft) {
  return { DraftID: id, ExpiresAt: new Date(expiresAt).toISOString() };
}
