import type { IncomingMessage } from 'node:http';
import type { NextApiHandler } from 'next';
import { z } from 'zod';
import { cancelVisitSchema, readVisitSchema } from '@/contracts/managed-visit';
import { env } from '#config/server/env';
import { isFromOwnPage } from '#services/http/json-route';
import { readText } from '#services/http/read-body';
import { clientAddress } from '#services/limits/client-address';
import { schedulingLimits } from '#services/scheduling/limits';
import { openFeed } from '#services/scheduling/visit-calendar';
import { cancelVisit, readVisit } from '#services/scheduling/visit';
import { visitDocument, type DocumentState, type DocumentWords } from '#services/scheduling/visit-document';

const maxBytes = 1024;
const wishSchema = z.object({
  language: z.string().max(10).catch(''),
  action: z.enum(['show', 'ask', 'cancel', 'feed']).catch('show'),
  sequence: z.coerce.number().int().min(0).catch(0),
});

/**
 * The page for a visit without JavaScript: a form with the code from a message is posted here and answered with a
 * document. Cancelling takes a second form, because the first may have been sent by mistake.
 * @param wordsFor - what the document says, by language
 * @requirement I16
 */
export function visitFormRoute(wordsFor: (language: string) => Promise<DocumentWords>): NextApiHandler {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    // A page that is loaded again lost its form: the code is typed once more.
    if (request.method === 'GET') return response.redirect(303, (await wordsFor('')).formPath);
    if (request.method !== 'POST') return response.status(405).setHeader('Allow', 'GET, POST').end();
    // The page that sends it tells nobody where it is: its browser names no origin, but says that it is ours.
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin' || isFromOwnPage(request);
    if (!isOwn) return response.status(403).end();
    if (!isForm(request)) return response.status(415).end();
    const address = clientAddress(request, env().TRUST_PROXY);
    const allowed = await schedulingLimits().changes.take(address);
    const body = await readText(request, maxBytes);
    if (body === undefined) return response.status(413).end();
    const fields = Object.fromEntries(new URLSearchParams(body));
    const wish = wishSchema.parse(fields);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (!allowed.ok) {
      const document = visitDocument({ kind: 'tooMany' }, await wordsFor(wish.language));
      return response.status(429).setHeader('Retry-After', String(allowed.retryAfterSeconds)).end(document);
    }
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const state = await stateFor({ fields, wish }, gone.signal);
    const document = visitDocument(state, await wordsFor(wish.language));
    return response.status(state.kind === 'failed' ? 503 : 200).end(document);
  };
}

type Sent = { readonly fields: Readonly<Record<string, string>>; readonly wish: z.output<typeof wishSchema> };

async function stateFor({ fields, wish }: Sent, signal: AbortSignal): Promise<DocumentState> {
  const read = readVisitSchema.safeParse({ code: fields['code'] });
  if (!read.success) return { kind: 'unknown' };
  const { code } = read.data;
  const isCancelling = wish.action === 'cancel';
  const answer = isCancelling
    ? await cancelVisit(cancelVisitSchema.parse({ code, sequence: wish.sequence }))
    : await readVisit(code, signal);
  if (answer.ok) {
    const { visit } = answer.value;
    if (wish.action === 'ask') return { kind: 'confirm', code, visit };
    const feed = wish.action === 'feed' ? await openFeed(code) : undefined;
    return { kind: 'visit', code, visit, ...(feed?.ok ? { feed: feed.value.address } : {}) };
  }
  if (answer.error.visit) {
    return { kind: 'changed', code, visit: answer.error.visit };
  }
  return { kind: answer.error.error === 'linkUnknown' ? 'unknown' : 'failed' };
}

function isForm({ headers }: IncomingMessage): boolean {
  return (
    (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ===
    'application/x-www-form-urlencoded'
  );
}
