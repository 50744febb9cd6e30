import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { z } from 'zod';
import { directionOf } from '@/i18n/languages';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { componentsIn, type LayoutData } from '@/cms/layout-data';
import { phrasesOf } from '@/i18n/phrases';
import { translator } from '@/i18n/use-phrases';
import { fetchPage } from '#cms/fetch-page';
import { env } from '#config/server/env';
import { ownForms } from '#routes/kit/callers';
import { route } from '#routes/kit/route';
import { visitDocument, type DocumentState, type DocumentWords } from '#routes/visit/document';
import { takeVisitForm } from '#routes/visit/posted-form';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

const path = '/appointments/manage';
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
    action: z.enum(['show', 'ask', 'cancel', 'feed']).catch('show'),
    sequence: z.coerce.number().int().min(0).catch(0),
  }),
  maxBytes: 1024,
  limit: 'links',
  limited: ({ language }) => answer(429, { kind: 'tooMany' }, language),
  handle: async (form, { signal }) => {
    const state = await takeVisitForm(form, signal);
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

async function wordsFor(wanted: string): Promise<DocumentWords> {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages } = env();
  const language = languages.find((name) => name === wanted) ?? defaultLanguage;
  const { dictionary, layout } = await fetchPage(path, language);
  return {
    t: translator(phrasesOf(['booking', 'slots', 'details', 'visit'], dictionary)),
    language,
    direction: directionOf(language),
    phone: phoneIn(layout),
    formPath: language === defaultLanguage ? path : `/${language.toLowerCase()}${path}`,
  };
}

/** The number that the page's block names; '' where it names none. */
function phoneIn({ route }: LayoutData): string {
  const block = [...componentsIn(route?.placeholders)].find(
    ({ componentName }) => componentName === 'ManageVisit',
  );
  return textOf(fieldOf(block?.fields, 'waitlistPhone'));
}
