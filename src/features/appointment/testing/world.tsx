import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { appointments } from './samples';

/** A page around booking components, and the network behind them. */
export const page: Page = {
  language: 'en',
  defaultLanguage: 'en',
  direction: 'ltr',
  itemPath: '/sitecore/content/calder/home/schedule-an-appointment',
  itemId: 'x',
  templateName: 'Tier Utility',
  isEditing: false,
  isPreview: false,
  theme: 'main',
  route: { displayName: 'Schedule', fields: {} },
  pathname: '/schedule-an-appointment',
  siteUrl: 'http://localhost',
  productName: 'Calder University Medicine',
  year: 2026,
};

const phrases = phrasesOf(['booking', 'slots', 'details', 'screening', 'request', 'soonest', 'ui'], {});

export function renderOnPage(children: ReactNode, on: Partial<Page> = {}): RenderResult {
  return render(
    <PageContext value={{ ...page, ...on }}>
      <PhrasesContext value={phrases}>{children}</PhrasesContext>
    </PageContext>,
  );
}

export type Call = { readonly call: string; readonly body: Readonly<Record<string, unknown>> };
type Answer = { readonly status?: number; readonly body: unknown };

const held = { holdId: '6f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11', secondsLeft: 600 };
export const questions = [
  {
    key: 'A',
    question: 'Have you seen a cardiologist before?',
    format: 'radio',
    order: 1,
    answers: [
      { text: 'Yes', followUp: 'B' },
      { text: 'No', followUp: null },
    ],
  },
  {
    key: 'B',
    question: 'When was your last visit?',
    format: 'dropDown',
    order: 2,
    answers: [{ text: 'This year', followUp: null }],
  },
];

/** How the page says what the clinic calls otherwise. */
const words = { 'This year': 'During this year' };

/**
 * Answers `/api/scheduling/*` in the test's document.
 * @param answers - by call; what is not named here goes well
 * @returns the calls so far
 */
export function answerCalls(
  answers: Readonly<Record<string, Answer | (() => Answer)>> = {},
): readonly Call[] {
  const calls: Call[] = [];
  const usual: Readonly<Record<string, Answer>> = {
    appointments: { body: appointments },
    reasons: { body: { reasons: ['Other', 'Chest pain or tightness'], specialty: 'Cardiology', words } },
    questions: { body: { questions, words } },
    insurance: {
      body: {
        plans: [
          { id: '10010', name: 'Prairie Shield PPO' },
          { id: '10030', name: 'Great Lakes Mutual Choice' },
        ],
        accepted: ['Prairie Shield PPO'],
      },
    },
    hold: { body: held },
    'extend-hold': { body: held },
    'release-hold': { body: { released: true } },
    book: { body: { error: false, outcome: 'booked', message: '', reference: '253179709114' } },
  };
  globalThis.fetch = (input, init) => {
    const call = String(input).replace('/api/scheduling/', '');
    // Bodies of this feature are always JSON texts.
    calls.push({ call, body: JSON.parse(init?.body as string) as Call['body'] });
    const chosen = answers[call] ?? usual[call];
    if (!chosen) return Promise.reject(new TypeError(`no answer for ${call}`));
    const { status = 200, body } = typeof chosen === 'function' ? chosen() : chosen;
    if (status === 0) return Promise.reject(new TypeError('no network'));
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
  };
  return calls;
}
