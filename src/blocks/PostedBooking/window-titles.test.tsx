import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderBlock } from '@/features/content/testing/check-block';
import { PostedBooking } from './PostedBooking';
import { fixtures } from './fixtures';

// Only the framework's own renderer writes the head: here React writes the title into the document itself.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: ReactNode }) => children,
}));

test.each([
  ['refused', 'Your appointment was not booked'],
  ['unknown', 'We could not confirm your appointment'],
  ['asked', 'Is this a second visit?'],
  ['replaced', 'That time was just taken'],
  ['taken', 'That time was just taken'],
] as const)('[A5] [I10] [I15] without scripts the title of the window says: %s', (fixture, title) => {
  renderBlock(PostedBooking, fixtures[fixture]);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(document.title).toBe(title);
});
