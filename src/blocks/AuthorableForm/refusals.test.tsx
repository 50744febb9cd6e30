import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AuthorableForm } from '@/blocks/AuthorableForm/AuthorableForm';
import { fixtures } from '@/blocks/AuthorableForm/fixtures';
import type { AuthoredFormAnswer, AuthoredFormRefusal } from '@/contracts/authored-form';
import { renderBlock } from '@/features/content/testing/check-block';

// Only the framework's own renderer writes the head: here React writes the title into the document itself.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('@/ui/captcha/solve', () => ({ solveEmbedded: () => Promise.resolve('token') }));

beforeEach(() => sessionStorage.clear());

function answerWith(status: number, body: AuthoredFormAnswer | AuthoredFormRefusal): void {
  globalThis.fetch = () =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
}

async function send(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name *' }), 'Grace');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mail *' }), 'grace@navy.example');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I bring water *' }));
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
}

test('[K6] [K7] a captcha that counts as failed says what to do', async () => {
  answerWith(400, { error: 'captcha' });
  renderBlock(AuthorableForm, fixtures.captcha);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I am a person' }));
  await screen.findByText('Checked. Thank you.');
  await send();
  const words = 'We could not check this. Please try again or call us: 1-888-824-0200.';
  expect(await screen.findByRole('link', { name: `Security check: ${words}` })).toBeTruthy();
});

test.each([
  [
    'Some answers were not accepted',
    200,
    { error: true, validationErrors: [{ field: '1', requirement: 'UrlRequirement' }] },
  ],
  ['Your form was not sent', 503, { error: 'unavailable' }],
  [/too many tries/, 429, { error: 'tooManyRequests' }],
] as const)(
  '[A5] [K6] the title of the window says that something is wrong: %s',
  async (words, status, answer) => {
    answerWith(status, answer);
    renderBlock(AuthorableForm, { ...fixtures.default, page: { title: 'Walks - Calder' } });
    await send();
    await screen.findByText(words);
    await waitFor(() => expect(document.title).toBe('Error: Walks - Calder'));
  },
);

test.each(['Walks - Calder', 'Error: Walks - Calder'])(
  '[A5] [K6] a page that came back without scripts says once that something is wrong: %s',
  (title) => {
    const { returned } = fixtures;
    const posted = {
      ...returned.data.posted,
      validationErrors: [{ field: '8', requirement: 'EmailAddressRequirement' }],
    };
    renderBlock(AuthorableForm, { ...returned, data: { ...returned.data, posted }, page: { title } });
    expect(document.title).toBe('Error: Walks - Calder');
  },
);
