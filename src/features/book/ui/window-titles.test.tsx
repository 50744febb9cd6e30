import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { answerCalls } from '@/features/appointment/testing/world';
import { confirm, show, store, toConfirm } from '../testing/page-world';

// Only the framework's own renderer writes the head: here React writes the title into the document itself.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: ReactNode }) => children,
}));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
  window.scrollTo = () => undefined;
});

test.each([
  [
    'refused',
    { body: { error: true, outcome: 'refused', message: 'No' } },
    'Your appointment was not booked',
  ],
  ['unknown', { status: 0, body: null }, 'We could not confirm your appointment'],
  [
    'asked about',
    { body: { error: true, outcome: 'hasVisit', message: '', visit: 'sameDay' } },
    'Is this a second visit?',
  ],
  [
    'taken',
    { body: { error: true, outcome: 'slotTaken', message: '', alternatives: [] } },
    'That time was just taken',
  ],
])('[A5] [I10] [I15] the title of the window says that a visit is %s', async (_, book, title) => {
  answerCalls({ book });
  store();
  show();
  await toConfirm();
  expect(document.title).toBe('Confirm your appointment');
  await confirm();
  await screen.findByRole('heading', { level: 2, name: title });
  expect(document.title).toBe(title);
});

test('[A5] [I15] after another try the title is that of the step again', async () => {
  answerCalls({ book: { body: { error: true, outcome: 'refused', message: '' } } });
  store();
  show();
  await toConfirm();
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Submitting Again' }));
  await waitFor(() => expect(document.title).toBe('Confirm your appointment'));
});
