import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { BookAnswer } from '@/contracts/scheduling';
import { confirm, show, store, toConfirm } from '../testing/page-world';
import { answerCalls } from '@/features/appointment/testing/world';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
  window.scrollTo = () => undefined;
});

const has = (visit: 'same' | 'sameDay' | 'sameTime'): { readonly body: BookAnswer } => ({
  body: { error: true, outcome: 'hasVisit', message: '', visit },
});
const booked = { body: { error: false, outcome: 'booked', message: '', reference: '253179709114' } };

test.each([
  [
    'sameDay',
    'This patient already has a visit with Amara Okafor, MD on this day. This one is not booked yet.',
  ],
  ['sameTime', 'This patient already has another visit at this time. This one is not booked yet.'],
] as const)(
  '[I14] a second visit (%s) is asked about, and booked when it is meant',
  async (visit, sentence) => {
    const answers = [has(visit), booked];
    const calls = answerCalls({ book: () => answers.shift() ?? booked });
    store();
    const { container } = show();
    await toConfirm();
    await confirm();
    const heading = await screen.findByRole('heading', { name: 'Is this a second visit?' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Book this visit too' }));
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
    const [first, second] = calls.filter(({ call }) => call === 'book').map(({ body }) => body);
    expect(first).toHaveProperty('asksFirst', true);
    expect(second).toEqual({ ...first, asksFirst: false });
  },
);

test('[I14] [I15] [I18] a tab whose visit is booked already says so, offers nothing to book or to save, and forgets what was typed', async () => {
  answerCalls({ book: has('same') });
  store();
  show();
  await toConfirm();
  await confirm();
  const heading = await screen.findByRole('heading', { level: 1, name: 'You have booked this already' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Amara Okafor, MD')).toBeTruthy();
  // A file without the entry's own name would be a second entry in the calendar.
  expect(screen.queryByRole('button', { name: /Confirm|Book|Calendar/ })).toBeNull();
  expect(screen.getByText(/The message about it has its link and its calendar entry/)).toBeTruthy();
  expect(sessionStorage.getItem('oas')).toBeNull();
});
