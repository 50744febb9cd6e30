import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { z } from 'zod';
import { documentWords } from '@/registry/document-words';
import { ownForms } from '#routes/kit/callers';
import { route } from '#routes/kit/route';
import { visitDocument, type DocumentState } from '#routes/visit/document';
import { takeVisitForm, visitActions } from '#routes/visit/posted-form';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' };

/**
 * A visit without scripts: a form with the code from a message is posted here and answered with a document.
 * @requirement I16
 */
const takeForm = route({
  method: 'POST',
  from: ownForms,
  schema: z.object({
    code: z.string().catch(''),
    language: z.string().max(10).catch(''),
    action: z.enum(visitActions).catch('show'),
    sequence: z.coerce.number().int().min(0).catch(0),
    from: z.iso.date().catch(''),
    time: z.string().max(100).catch(''),
    date: z.string().max(10).catch(''),
    departmentId: z.string().max(40).catch(''),
    holdId: z.string().max(40).catch(''),
    videoState: z.string().max(10).catch(''),
    second: z.string().max(4).catch(''),
  }),
  maxBytes: 1024,
  limit: 'links',
  limited: ({ language }) => answer(429, { kind: 'tooMany' }, language),
  handle: async ({ second, ...form }, { address, signal }) => {
    const isSecondMeant = second === 'true';
    const state = await takeVisitForm({ ...form, isSecondMeant }, { address, signal });
    return answer(state.kind === 'failed' ? 503 : 200, state, form.language);
  },
});

/** A page that is loaded again lost its form: the code is typed once more. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET') return takeForm(request, response) as Promise<void>;
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(303, (await wordsFor('')).formPath);
}

async function answer(status: number, state: DocumentState, language: string) {
  return { status, headers, content: visitDocument(state, await wordsFor(language)) };
}

function wordsFor(language: string) {
  const phrases = ['booking', 'slots', 'details', 'visit', 'ui'] as const;
  return documentWords({ path: '/appointments/manage', block: 'ManageVisit', phrases }, language);
}
