import { z } from 'zod';
import {
  savedFormSchema,
  type saveRequestSchema,
  type DiscardAnswer,
  type SaveAnswer,
  type SavedForm,
} from '@/contracts/saved-request';
import { jsonIn } from '@/lib/json-in';
import { err, ok, type Result } from '@/lib/result';
import type { GatewayReply } from '#gateway/client';
import { askOwnGateway } from '#services/scheduling/extensions';

type Failure = { readonly error: 'linkUnknown' | 'tooManyRequests' | 'unavailable' };

const savedSchema = z.object({ DraftID: z.uuid(), ExpiresAt: z.iso.datetime() });
const readSchema = z.object({ DraftID: z.uuid(), Content: z.string() });
const discardedSchema = z.object({ Discarded: z.boolean() });

/** One call about a draft, never repeated by itself. The link's code travels in its body. */
async function call(
  name: 'save' | 'read' | 'discard',
  json: unknown,
  language?: string,
): Promise<Result<GatewayReply, Failure>> {
  const reply = await askOwnGateway({
    method: 'POST',
    path: `/request-drafts/${name}`,
    retry: false,
    json,
    ...(language === undefined ? {} : { headers: { 'accept-language': language } }),
  });
  if (!reply.ok) return err({ error: 'unavailable' });
  if (reply.value.status === 404) return err({ error: 'linkUnknown' });
  return reply.value.status === 429 ? err({ error: 'tooManyRequests' }) : ok(reply.value);
}

/** Keeps a form until its sender goes on with it, and has the link sent to them. @requirement J9 */
export async function saveRequest(
  saved: z.output<typeof saveRequestSchema>,
): Promise<Result<SaveAnswer, Failure>> {
  const { email, language, replaces, ...form } = saved;
  const reply = await call(
    'save',
    { Email: email, Content: JSON.stringify(form), ...(replaces ? { Replaces: replaces } : {}) },
    language,
  );
  if (!reply.ok) return reply;
  const parsed = savedSchema.safeParse(reply.value.json);
  if (!parsed.success) return err({ error: 'unavailable' });
  const { DraftID: draftId, ExpiresAt } = parsed.data;
  return ok({ draftId, until: Date.parse(ExpiresAt) });
}

/** The form that a link opens. @requirement J9 */
export async function openSaved(code: string): Promise<Result<SavedForm, Failure>> {
  const reply = await call('read', { Token: code });
  if (!reply.ok) return reply;
  const parsed = readSchema.safeParse(reply.value.json);
  if (!parsed.success) return err({ error: 'unavailable' });
  const form = savedFormSchema.safeParse(jsonIn(parsed.data.Content));
  return form.success ? ok({ ...form.data, draftId: parsed.data.DraftID }) : err({ error: 'unavailable' });
}

/** Deletes a draft: the holder of its link wants it so, or the form was sent. @requirement J9 */
export async function discardSaved(
  key: { readonly code: string } | { readonly draftId: string },
): Promise<Result<DiscardAnswer, Failure>> {
  const reply = await call('discard', 'code' in key ? { Token: key.code } : { DraftID: key.draftId });
  if (!reply.ok) return reply;
  const parsed = discardedSchema.safeParse(reply.value.json);
  return parsed.success ? ok({ isGone: parsed.data.Discarded }) : err({ error: 'unavailable' });
}
