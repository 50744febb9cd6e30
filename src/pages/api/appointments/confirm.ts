import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { z } from 'zod';
import { documentWords } from '@/registry/document-words';
import { ownForms } from '#routes/kit/callers';
import { route } from '#routes/kit/route';
import { confirmDocument, takeConfirmForm } from '#routes/visit/confirm';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' };

/**
 * An e-mail address is confirmed without scripts: a form with the code from a message is posted here and answered with a
 * document.
 * @requirement K10
 */
const takeForm = route({
  method: 'POST',
  from: ownForms,
  schema: z.object({ code: z.string().catch(''), language: z.string().max(10).catch('') }),
  maxBytes: 1024,
  limit: 'links',
  limited: async ({ language }) => ({
    status: 429,
    headers,
    content: confirmDocument({ kind: 'tooMany' }, await wordsFor(language)),
  }),
  handle: async ({ code, language }) => {
    const state = await takeConfirmForm(code);
    const content = confirmDocument(state, await wordsFor(language));
    return { status: state.kind === 'failed' ? 503 : 200, headers, content };
  },
});

/** A page that is loaded again lost its form: the code is typed once more. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET') return takeForm(request, response) as Promise<void>;
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(303, (await wordsFor('')).formPath);
}

function wordsFor(language: string) {
  const phrases = ['confirm'] as const;
  return documentWords({ path: '/confirm-address', block: 'ConfirmAddress', phrases }, language);
}
